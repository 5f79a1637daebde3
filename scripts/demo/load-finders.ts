import { and, eq, isNotNull, ne } from "drizzle-orm";
import { NOBODY } from "#worker/audit/audit-entry.repository.ts";
import type { Database } from "#worker/db/database.ts";
import { assortmentsTable, wipersTable } from "#worker/db/schema/assortment.table.ts";
import { productsTable } from "#worker/db/schema/product.table.ts";
import { specialAdapterPricesTable, specialPricesTable } from "#worker/db/schema/special-price.table.ts";
import { searchText } from "#worker/db/search-text.rules.ts";
import { createFinderRepository } from "#worker/finders/finder.repository.ts";
import { finderInputSchema } from "#worker/finders/finder.schema.ts";
import { toFinderUuid } from "#worker/finders/finder-uuid.rules.ts";
import { createVisitRepository } from "#worker/statistics/visit.repository.ts";
import { loadCarRequests } from "./car-requests.ts";
import { visitsOf } from "./visits.ts";
import { FINDERS, SET_PRODUCTS, type ShopName } from "./world.ts";

/** The shops' finders with their own prices and visitors, and the sets with an owner's sku. */
export async function loadFinders(
	db: Database,
	companies: Record<ShopName, number>,
	pictures: Map<string, string>,
): Promise<void> {
	const now = Date.now();
	for (const { company, seed, banner, rate, traffic, ...finder } of FINDERS) {
		const backgroundImage = banner === null ? null : (pictures.get(banner) ?? null);
		const input = finderInputSchema.parse({ ...finder, backgroundImage });
		const { id } = await createFinderRepository(db, "all").create(
			input,
			companies[company],
			finderUuid(seed),
			NOBODY,
			now,
		);
		if (input.carRequests) await loadCarRequests(db, id, now);
		if (rate !== null) await loadSpecialPrices(db, id, rate);
		await createVisitRepository(db).add([{ id: seed, counts: visitsOf(finderUuid(seed), traffic, now) }], now);
	}
	// One by one: a statement has at most 100 values.
	for (const { company, ...product } of SET_PRODUCTS) {
		const searched = searchText(product.sku, product.name ?? "", product.partsKey);
		const companyId = company && companies[company];
		await db.insert(productsTable).values({ ...product, companyId, searched, createdAt: now, updatedAt: now });
	}
}

/** Always the same, so that a snippet in a page still works after the demo is loaded again. */
const finderUuid = (seed: string): string => toFinderUuid(new TextEncoder().encode(seed));

/** The public id of the first shop's finder. */
export const DEMO_FINDER = finderUuid(FINDERS[0]?.seed ?? "");

/** Every base price in the finder's own currency, in whole units. */
async function loadSpecialPrices(db: Database, finderId: number, rate: number): Promise<void> {
	const inCurrency = (cents: number | null) => Math.round(((cents ?? 0) * rate) / 100) * 100;
	const wipers = await db.select().from(wipersTable).where(isNotNull(wipersTable.price));
	const adapters = await db
		.select()
		.from(assortmentsTable)
		.where(
			and(eq(assortmentsTable.kind, "adapter"), isNotNull(assortmentsTable.price), ne(assortmentsTable.code, "KWX-PT")),
		);
	const [first, ...others] = [
		...wipers.map(({ id, price }) =>
			db.insert(specialPricesTable).values({ finderId, wiperId: id, price: inCurrency(price) }),
		),
		...adapters.map(({ id, price }) =>
			db.insert(specialAdapterPricesTable).values({ finderId, assortmentId: id, price: inCurrency(price) }),
		),
	];
	if (first) await db.batch([first, ...others]);
}
