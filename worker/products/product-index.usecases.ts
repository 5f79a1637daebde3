import { cachedIndex } from "../catalogue/versions/catalogue-objects.ts";
import type { DeliveryContext } from "../http/delivery-context.ts";
import type { Scope } from "../http/scope.ts";
import { compileOffer } from "../offers/compile-offer.rules.ts";
import { contentHash, encodeText } from "../storage/immutable.ts";
import { createMemory } from "../storage/memory.ts";
import { BYTES_A_ROW, makeProductIndex, type OwnedBundle, type SkuIndex } from "./product-index.rules.ts";
import { type QueryableIndex, toQueryable } from "./product-list.rules.ts";
import { createProductSourceRepository, type ProductSource, wipersOf } from "./product-source.repository.ts";
import { toTextColumn } from "./text-column.rules.ts";

/** Beside each row: three orders, and the results of the last searches. */
const QUERY_BYTES_A_ROW = 3 * 4 + 4;
const BYTES_A_BLADE = 100;
const BYTES_A_BUNDLE = 400;

/** Skus that change while they are read are read again, so that nobody sees them half. */
const ATTEMPTS = 3;

const indexes = createMemory<QueryableIndex>();
const skuIndexes = createMemory<SkuIndex>();

/**
 * The current products of a finder: their parts are read each time and are small; the index is cached by their content,
 * so that no old price is served and no price change has to invalidate it.
 */
export async function readProductIndex(
	delivery: DeliveryContext,
	scope: Scope,
	finderId: number,
	attempts = ATTEMPTS,
): Promise<{ queryable: QueryableIndex; source: ProductSource }> {
	const source = await createProductSourceRepository(delivery.db, scope).get(finderId);
	const { finder, sizes, revision } = source;
	const key = await contentHash(encodeText(JSON.stringify(source)));
	const cached = indexes.get(key, delivery.now);
	if (cached) return { queryable: cached, source };
	const wipers = wipersOf(source);
	const offer = compileOffer({ ...source, wipers, skus: [] });
	const catalogueIndex = sizes === null ? undefined : await cachedIndex(delivery, sizes);
	const { skus, isStable } = await readSkus(delivery, scope, finder.companyId, revision);
	if (!isStable && attempts > 1) return readProductIndex(delivery, scope, finderId, attempts - 1);
	const queryable = toQueryable(makeProductIndex(offer, catalogueIndex ?? { pairs: [], rears: [] }, skus));
	const otherBytes = wipers.length * BYTES_A_BLADE + skus.bundles.length * BYTES_A_BUNDLE;
	if (isStable)
		indexes.set(
			key,
			queryable,
			queryable.index.count * (BYTES_A_ROW + QUERY_BYTES_A_ROW) + otherBytes,
			Number.POSITIVE_INFINITY,
		);
	return { queryable, source };
}

/** A company's skus. Not stable: they were changed while they were read, so they aren't cached. */
async function readSkus(delivery: DeliveryContext, scope: Scope, companyId: number, revision: string) {
	const key = `${companyId} ${revision}`;
	const cached = skuIndexes.get(key, delivery.now);
	if (cached) return { skus: cached, isStable: true };
	const repository = createProductSourceRepository(delivery.db, scope);
	const partsKeys: string[] = [];
	const names: string[] = [];
	const bundles: OwnedBundle[] = [];
	// The company's own come last, so that they take precedence.
	for (const owner of [null, companyId]) {
		for (let after: string | undefined = ""; after !== undefined; ) {
			const page = await repository.skusAfter(owner, after);
			for (const [partsKey, sku, bundle] of page) {
				if (bundle !== null) bundles.push({ partsKey, sku, name: bundle });
				else {
					partsKeys.push(partsKey);
					names.push(sku);
				}
			}
			after = page.at(-1)?.[0];
		}
	}
	const skus = { partsKeys: toTextColumn(partsKeys), skus: toTextColumn(names), bundles };
	const isStable = (await repository.revision(companyId)) === revision;
	const bytes =
		2 * (skus.partsKeys.text.length + skus.skus.text.length + 4 * names.length) + bundles.length * BYTES_A_BUNDLE;
	if (isStable) skuIndexes.set(key, skus, bytes, Number.POSITIVE_INFINITY);
	return { skus, isStable };
}

/** For tests, which clear the storage behind it. */
export function clearProductIndexes(): void {
	indexes.clear();
	skuIndexes.clear();
}
