import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { CatalogueIndex } from "#worker/catalogue/fitment/catalogue-index.rules.ts";
import { assortmentsTable, brandsTable, wipersTable } from "#worker/db/schema/assortment.table.ts";
import { findersTable } from "#worker/db/schema/finder.table.ts";
import { productRevisionsTable } from "#worker/db/schema/product.table.ts";
import { catalogueStateTable, catalogueVersionsTable } from "#worker/db/schema/version.table.ts";
import { setSku } from "#worker/offers/sku.rules.ts";
import { putImmutable } from "#worker/storage/immutable.ts";
import { makeCompany, makeFinders } from "./shop.ts";

const INCHES = Array.from({ length: 35 }, (_, at) => at + 6);
/** Every pair of these sizes, and every single one: 1,260 sets a series. */
export const PAIRS = INCHES.flatMap((driver): [number, number | null][] => [
	[driver, null],
	...INCHES.map((passenger): [number, number] => [driver, passenger]),
]);
const SERIES = 159;
const NAMES = ["Aero", "Classic", "Hybrid", "Silent", "Winter", "Flat", "Premium", "Eco"];

/** The codes of the series, in their order. */
export const CODES = Array.from({ length: SERIES }, (_, at) => `L${at}`);

export const PRODUCTS = SERIES * PAIRS.length;

/**
 * A shop with 200,340 products, each with its own sku, over a catalogue whose cars need every size. Returns the finder,
 * and a wiper whose price may be changed.
 */
export async function makeLargeShop(env: Env): Promise<{ finder: number; wiper: number }> {
	const db = drizzle(env.DB);
	const series = await makeSeries();
	const companyId = await makeCompany(
		db,
		series.map(({ id }) => id),
	);
	await makeSkus(companyId);
	await makeCatalogue();
	await makeFinders(env, companyId, 1);
	const [finder] = await db
		.select({ id: findersTable.id })
		.from(findersTable)
		.where(eq(findersTable.companyId, companyId))
		.limit(1);
	const [wiper] = await db.select({ id: wipersTable.id }).from(wipersTable).limit(1);
	return { finder: finder?.id ?? 0, wiper: wiper?.id ?? 0 };

	async function makeSeries(): Promise<{ id: number; code: string }[]> {
		const [brand] = await db.insert(brandsTable).values({ name: "Größtwisch", nameKey: "größtwisch" }).returning();
		const made: { id: number; code: string }[] = [];
		for (let at = 0; at < SERIES; at++) {
			const technicalName = `${NAMES[at % NAMES.length]} ${at}`;
			const [row] = await db
				.insert(assortmentsTable)
				.values({
					brandId: brand?.id ?? 0,
					kind: "front",
					code: CODES[at] ?? "",
					technicalName,
					technicalNameKey: technicalName.toLowerCase(),
					searched: technicalName.toLowerCase(),
					createdAt: 1,
					updatedAt: 1,
				})
				.returning({ id: assortmentsTable.id, code: assortmentsTable.code });
			if (!row) throw new Error("No series was made.");
			made.push(row);
			const [first, ...others] = INCHES.map((lengthInch) =>
				db.insert(wipersTable).values({
					assortmentId: row.id,
					lengthInch,
					lengthMm: lengthInch * 25,
					price: 500 + at * 7 + lengthInch * 13,
				}),
			);
			if (first) await db.batch([first, ...others]);
		}
		return made;
	}

	async function makeSkus(companyId: number): Promise<void> {
		for (const { id, code } of series) {
			const rows = PAIRS.map(([driver, passenger], at) => [setSku(code, driver, passenger), `ART-${id * 10_000 + at}`]);
			await env.DB.prepare(
				`INSERT INTO products (company_id, kind, parts_key, sku, name, searched, version, created_at, updated_at)
					SELECT ?1, 'set', value ->> 0, value ->> 1, '', lower(value ->> 1), 1, 1, 1 FROM json_each(?2)`,
			)
				.bind(companyId, JSON.stringify(rows))
				.run();
		}
		await db.insert(productRevisionsTable).values({ owner: companyId, revision: "bench" });
	}

	async function makeCatalogue(): Promise<void> {
		const index: CatalogueIndex = { v: 1, pairs: PAIRS, rears: [], brands: [] };
		const manifest = {
			brands: [],
			models: null,
			modelsGzipBytes: 0,
			sizes: await putImmutable(env.MEDIA, "sizes", index, Date.now()),
		};
		const stats = { imported: 0, merged: 0, refused: 0, brands: 0, models: 0, variants: 0, spans: 0 };
		const [version] = await db
			.insert(catalogueVersionsTable)
			.values({ state: "complete", manifest, stats, createdAt: 1 })
			.returning({ id: catalogueVersionsTable.id });
		await db.insert(catalogueStateTable).values({ id: 1, activeVersionId: version?.id ?? 0 });
	}
}
