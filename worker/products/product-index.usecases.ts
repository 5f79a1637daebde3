import { cachedIndex } from "../catalogue/versions/catalogue-objects.ts";
import type { DeliveryContext } from "../http/delivery-context.ts";
import type { Scope } from "../http/scope.ts";
import { type CallBudget, NO_LIMIT } from "../imports/call-budget.rules.ts";
import { compileOffer, type OwnBundle, type OwnPrice } from "../offers/compile-offer.rules.ts";
import { encodeText } from "../storage/bytes.rules.ts";
import { contentHash } from "../storage/immutable.ts";
import { createMemory } from "../storage/memory.ts";
import { BYTES_A_ROW, makeProductIndex, type SkuIndex } from "./product-index.rules.ts";
import { type QueryableIndex, toQueryable } from "./product-list.rules.ts";
import { createProductSourceRepository, type ProductSource, wipersOf } from "./product-source.repository.ts";
import { toTextColumn } from "./text-column.rules.ts";

/** Beside each row: three orders, and the results of the last searches. */
const QUERY_BYTES_A_ROW = 3 * 4 + 4;
const BYTES_A_BLADE = 100;
const BYTES_A_BUNDLE = 400;
const BYTES_A_PRICE = 150;

/** Skus that change while they are read are read again, so that nobody sees them half. */
const ATTEMPTS = 3;
/** The platform may count each statement of the batch that reads a configuration. */
const STATEMENTS_A_FINDER = 5;

/** A company that saves all the time would have them read for each of its configurations. */
const MAX_OWN_CALLS = 150;

/**
 * How a company's own products are read for its configurations: attempts left while they change, calls so far, and the
 * last products that were read whole, or while they changed.
 */
type OwnReads = { left: number; calls: number; whole?: OwnProducts; changing?: OwnProducts; budget: CallBudget };

/** For several configurations of a company, one after the other. What they read is counted. */
export const createOwnReads = (budget: CallBudget): OwnReads => ({ left: ATTEMPTS, calls: 0, budget });

const indexes = createMemory<QueryableIndex>();
const ownProducts = createMemory<OwnProducts>();

/**
 * The current products of a finder: their parts are read each time and are small; the index is cached by their content,
 * so that no old price is served and no price change has to invalidate it. Not whole: skus changed whenever they were read,
 * so what is missing may be sold.
 */
export async function readProductIndex(
	delivery: DeliveryContext,
	scope: Scope,
	finderId: number,
	reads = createOwnReads(NO_LIMIT),
): Promise<{ queryable: QueryableIndex; source: ProductSource; isWhole: boolean }> {
	reads.budget.spend(STATEMENTS_A_FINDER);
	const source = await createProductSourceRepository(delivery.db, scope).get(finderId);
	const { finder, sizes, revision } = source;
	const key = await contentHash(encodeText(JSON.stringify(source)));
	const cached = indexes.get(key, delivery.now);
	if (cached) return { queryable: cached, source, isWhole: true };
	const wipers = wipersOf(source);
	const catalogueIndex = sizes === null ? undefined : await cachedIndex(delivery, sizes);
	const own = { companyId: finder.companyId, revision };
	const { owned, isCurrent, isWhole } = await readOwned(delivery, scope, own, reads);
	if (!isWhole && reads.left > 0) return readProductIndex(delivery, scope, finderId, reads);
	const { prices, bundles } = owned;
	const offer = compileOffer({ ...source, wipers, skus: [], prices, bundles });
	const queryable = toQueryable(makeProductIndex(offer, catalogueIndex ?? { pairs: [], rears: [] }, owned.skus));
	const otherBytes = wipers.length * BYTES_A_BLADE + bytesOf(owned);
	if (isCurrent)
		indexes.set(
			key,
			queryable,
			queryable.index.count * (BYTES_A_ROW + QUERY_BYTES_A_ROW) + otherBytes,
			Number.POSITIVE_INFINITY,
		);
	return { queryable, source, isWhole };
}

/** What a company has of its own. */
type OwnProducts = { skus: SkuIndex; prices: OwnPrice[]; bundles: OwnBundle[] };

/** A company's skus, prices and bundles. Not current: they were changed while they were read, or since, so they aren't cached. */
async function readOwned(
	delivery: DeliveryContext,
	scope: Scope,
	{ companyId, revision }: { companyId: number; revision: string },
	reads: OwnReads,
) {
	const key = `${companyId} ${revision}`;
	const cached = ownProducts.get(key, delivery.now);
	if (cached) {
		reads.whole = cached;
		return { owned: cached, isCurrent: true, isWhole: true };
	}
	const known = reads.whole ?? (reads.left > 0 ? undefined : reads.changing);
	if (known && reads.calls >= MAX_OWN_CALLS)
		return { owned: known, isCurrent: false, isWhole: reads.whole !== undefined };
	const countCall = () => {
		reads.calls++;
		reads.budget.spend(1);
	};
	const repository = createProductSourceRepository(delivery.db, scope);
	const partsKeys: string[] = [];
	const skus: string[] = [];
	const bundles: OwnBundle[] = [];
	const prices = new Map<string, OwnPrice>();
	// The company's own come last, so that they take precedence.
	for (const owner of [null, companyId]) {
		for (let after: string | undefined = ""; after !== undefined; ) {
			countCall();
			const page = await repository.skusAfter(owner, after);
			for (const [partsKey, sku, special] of page) {
				const product = { companyId: owner, partsKey };
				if (special?.[0] === "bundle") {
					const [, name, price, currency, discount] = special;
					bundles.push({ ...product, sku, name, price, currency, discount });
					continue;
				}
				partsKeys.push(partsKey);
				skus.push(sku);
				if (special) prices.set(partsKey, { ...product, price: special[2], currency: special[3] });
				else prices.delete(partsKey);
			}
			after = page.at(-1)?.[0];
		}
	}
	const owned = {
		skus: { partsKeys: toTextColumn(partsKeys), skus: toTextColumn(skus) },
		...{ bundles, prices: [...prices.values()] },
	};
	countCall();
	const isCurrent = (await repository.revision(companyId)) === revision;
	if (isCurrent) {
		reads.whole = owned;
		ownProducts.set(key, owned, bytesOf(owned), Number.POSITIVE_INFINITY);
	} else {
		if (!reads.whole) reads.changing = owned;
		reads.left--;
	}
	return { owned: reads.whole ?? owned, isCurrent, isWhole: reads.whole !== undefined };
}

const bytesOf = ({ skus: { partsKeys, skus }, bundles, prices }: OwnProducts): number =>
	2 * (partsKeys.text.length + skus.text.length + 4 * skus.ends.length) +
	bundles.length * BYTES_A_BUNDLE +
	prices.length * BYTES_A_PRICE;

/** For tests, which clear the storage behind it. */
export function clearProductIndexes(): void {
	indexes.clear();
	ownProducts.clear();
}
