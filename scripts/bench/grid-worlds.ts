import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { assortmentsTable, brandsTable, wipersTable } from "#worker/db/schema/assortment.table.ts";
import { findersTable } from "#worker/db/schema/finder.table.ts";
import { makeAdministrator, makeCompany } from "./shop.ts";

const SERIES = 90;
const SIZES = 20;
const SMALLEST = 8;

/** Whose back-office is opened, and where. */
export type GridWorld = { token: string; path: string; storage: Readonly<Record<string, string>> };

/**
 * Adds rear series to a bench's shop until its pricing screen has 2,000 cells.
 */
export async function makeManyPrices(env: Env): Promise<GridWorld> {
	const db = drizzle(env.DB);
	const [brand] = await db.insert(brandsTable).values({ name: "Kielwind", nameKey: "kielwind" }).returning();
	for (let at = 0; at < SERIES; at++) {
		const name = `Heck ${at}`;
		const [row] = await db
			.insert(assortmentsTable)
			.values({
				kind: "rear",
				code: `KW${at}`,
				brandId: brand?.id ?? 0,
				technicalName: name,
				technicalNameKey: `many ${name}`,
				searched: name,
				createdAt: 1,
				updatedAt: 1,
			})
			.returning({ id: assortmentsTable.id });
		const blades = Array.from({ length: SIZES }, (_, size) => ({
			assortmentId: row?.id ?? 0,
			lengthInch: SMALLEST + size,
			lengthMm: (SMALLEST + size) * 25,
			price: 700 + at + size * 10,
		}));
		await db.insert(wipersTable).values(blades);
	}
	const [finder] = await db.select({ id: findersTable.id }).from(findersTable).limit(1);
	const token = await makeAdministrator(env, "prices");
	return { token, path: "/c/pricing", storage: { selectedFinder: String(finder?.id) } };
}

/** Adds a supplier with as many parts in stock. */
export async function makeManyParts(env: Env, parts: number): Promise<GridWorld> {
	const db = drizzle(env.DB);
	const supplier = await makeCompany(db, []);
	await db.run(sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${parts})
		INSERT INTO inventories (company_id, part_key, on_hand, reserved, updated_at)
		SELECT ${supplier}, 'AERO-' || i, i % 20, i % 20 / 4, 1 FROM n`);
	return { token: await makeAdministrator(env, "stock"), path: `/c/stock?company=${supplier}`, storage: {} };
}
