import { drizzle } from "drizzle-orm/d1";
import { assortmentsTable, brandsTable, wipersTable } from "#worker/db/schema/assortment.table.ts";
import { findersTable } from "#worker/db/schema/finder.table.ts";
import { makeAdministrator } from "./shop.ts";

const SERIES = 90;
const SIZES = 20;
const SMALLEST = 8;

/**
 * Adds rear series to a bench's shop until its pricing screen has 2,000 cells; returns its finder and a user who may
 * change the prices.
 */
export async function makeManyPrices(env: Env): Promise<{ finder: number; token: string }> {
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
	return { finder: finder?.id ?? 0, token: await makeAdministrator(env, "prices") };
}
