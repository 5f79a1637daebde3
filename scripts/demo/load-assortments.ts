import type { AssortmentKind } from "#worker/assortments/assortment.rules.ts";
import type { Database } from "#worker/db/database.ts";
import { assortmentsTable, brandsTable, wipersTable } from "#worker/db/schema/assortment.table.ts";
import { nameKey, searchText } from "#worker/db/search-text.rules.ts";
import {
	ADAPTERS,
	basePrice,
	type DemoAdapter,
	type DemoSeries,
	FRONT_SERIES,
	printedMm,
	REAR_SERIES,
	WIPER_BRANDS,
} from "./assortments.ts";

/** Brands of wipers, their series with blades and prices, and adapters; returns the front series' ids by code. */
export async function loadAssortments(db: Database, pictures: Map<string, string>): Promise<Map<string, number>> {
	const brands = await loadBrands(db);
	const fronts = new Map<string, number>();
	for (const series of FRONT_SERIES) fronts.set(series.code, await loadSeries(series, "front"));
	for (const series of REAR_SERIES) await loadSeries(series, "rear");
	for (const adapter of ADAPTERS)
		await insert(adapter, { kind: "adapter", price: adapter.price, armType: adapter.armType });
	return fronts;

	async function loadSeries(series: DemoSeries, kind: AssortmentKind): Promise<number> {
		const { namePrefix, nameReplace, omitOnUniversalAdapter, imageWithRear } = series;
		const imageFrontAndRear = imageWithRear === null ? null : (pictures.get(imageWithRear) ?? null);
		const assortmentId = await insert(series, {
			kind,
			namePrefix,
			nameReplace,
			omitOnUniversalAdapter,
			imageFrontAndRear,
		});
		const blades = series.sizes.map((lengthInch) =>
			db.insert(wipersTable).values({
				assortmentId,
				lengthInch,
				lengthMm: printedMm(series, lengthInch),
				price: basePrice(series, lengthInch),
			}),
		);
		const [first, ...others] = blades;
		if (first) await db.batch([first, ...others]);
		return assortmentId;
	}

	type Own = Partial<typeof assortmentsTable.$inferInsert> & { kind: AssortmentKind };

	async function insert({ brand, code, technicalName, image }: DemoSeries | DemoAdapter, own: Own): Promise<number> {
		const now = Date.now();
		const [row] = await db
			.insert(assortmentsTable)
			.values({
				...own,
				brandId: brands.get(brand) ?? 0,
				code,
				technicalName,
				technicalNameKey: nameKey(technicalName),
				imageFront: pictures.get(image) ?? null,
				searched: searchText(brand, code, technicalName, own.namePrefix ?? "", own.nameReplace ?? ""),
				createdAt: now,
				updatedAt: now,
			})
			.returning({ id: assortmentsTable.id });
		return row?.id ?? 0;
	}
}

async function loadBrands(db: Database): Promise<Map<string, number>> {
	const rows = await db
		.insert(brandsTable)
		.values(WIPER_BRANDS.map((name) => ({ name, nameKey: nameKey(name) })))
		.returning();
	return new Map(rows.map(({ name, id }) => [name, id]));
}
