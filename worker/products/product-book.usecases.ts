import { cachedIndex } from "../catalogue/versions/catalogue-objects.ts";
import type { DeliveryContext } from "../http/delivery-context.ts";
import type { Scope } from "../http/scope.ts";
import { compileOffer } from "../offers/compile-offer.rules.ts";
import { contentHash, encodeText } from "../storage/immutable.ts";
import { createMemory } from "../storage/memory.ts";
import { BYTES_A_ROW, makeProductBook, type OwnedBundle, type SkuBook } from "./product-book.rules.ts";
import { type OpenBook, openBook } from "./product-list.rules.ts";
import { createProductSourceRepository, type ProductSource, wipersOf } from "./product-source.repository.ts";
import { toTextColumn } from "./text-column.rules.ts";

const MEGABYTE = 1024 * 1024;
/** Beside each row: three orders, and the marks of the last searches. */
const WORKED_OUT_A_ROW = 3 * 4 + 4;
const BYTES_A_BLADE = 100;
const BYTES_A_BUNDLE = 400;

const books = createMemory<OpenBook>(24 * MEGABYTE);
const skuBooks = createMemory<SkuBook>(24 * MEGABYTE);

/**
 * The current products of a finder: their parts are read each time and are small; the book is cached by their content,
 * so that no old price is served and no price change has to invalidate it.
 */
export async function readBook(
	delivery: DeliveryContext,
	scope: Scope,
	finderId: number,
): Promise<{ open: OpenBook; source: ProductSource }> {
	const source = await createProductSourceRepository(delivery.db, scope).get(finderId);
	const { finder, sizes, stamp } = source;
	const key = await contentHash(encodeText(JSON.stringify(source)));
	const known = books.get(key, delivery.now);
	if (known) return { open: known, source };
	const wipers = wipersOf(source);
	const offer = compileOffer({ ...source, wipers, skus: [] });
	const index = sizes === null ? undefined : await cachedIndex(delivery, sizes);
	const { skus, isSettled } = await readSkus(delivery, scope, finder.companyId, stamp);
	const open = openBook(makeProductBook(offer, index ?? { pairs: [], rears: [] }, skus));
	const others = wipers.length * BYTES_A_BLADE + skus.bundles.length * BYTES_A_BUNDLE;
	if (isSettled)
		books.set(key, open, open.book.count * (BYTES_A_ROW + WORKED_OUT_A_ROW) + others, Number.POSITIVE_INFINITY);
	return { open, source };
}

/** A company's skus. Not settled: they were changed while they were read, so they aren't cached. */
async function readSkus(delivery: DeliveryContext, scope: Scope, companyId: number, stamp: string) {
	const key = `${companyId} ${stamp}`;
	const known = skuBooks.get(key, delivery.now);
	if (known) return { skus: known, isSettled: true };
	const repository = createProductSourceRepository(delivery.db, scope);
	const partsKeys: string[] = [];
	const names: string[] = [];
	const bundles: OwnedBundle[] = [];
	// The company's own come last, so that they take precedence.
	for (const owner of [null, companyId]) {
		for (let after: string | undefined = ""; after !== undefined; ) {
			const some = await repository.skusAfter(owner, after);
			for (const [partsKey, sku, bundle] of some) {
				if (bundle !== null) bundles.push({ partsKey, sku, name: bundle });
				else {
					partsKeys.push(partsKey);
					names.push(sku);
				}
			}
			after = some.at(-1)?.[0];
		}
	}
	const skus = { partsKeys: toTextColumn(partsKeys), skus: toTextColumn(names), bundles };
	const isSettled = (await repository.stamp(companyId)) === stamp;
	const bytes =
		2 * (skus.partsKeys.text.length + skus.skus.text.length + 4 * names.length) + bundles.length * BYTES_A_BUNDLE;
	if (isSettled) skuBooks.set(key, skus, bytes, Number.POSITIVE_INFINITY);
	return { skus, isSettled };
}

/** For tests, which clear the storage behind it. */
export function forgetBooks(): void {
	books.clear();
	skuBooks.clear();
}
