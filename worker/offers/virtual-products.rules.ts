import type { CatalogueIndex } from "../catalogue/fitment/catalogue-index.rules.ts";
import type { FitmentAdapter } from "../catalogue/fitment/shard.rules.ts";
import { type Answer, resolveProducts, type Sizes } from "./answer.rules.ts";
import type { AnswerProduct } from "./answer-product.rules.ts";
import { bundlesOf } from "./bundle.rules.ts";
import type { Offer } from "./offer.rules.ts";

const EMPTY_SIZES: Sizes = { driver: null, passenger: null, rear: null };

/**
 * Everything a finder sells: virtual sets (a front series × the front sizes in the active catalogue), rear blades and
 * adapters, made by the same join as a visitor's answer.
 */
export function virtualProducts(
	offer: Offer,
	{ pairs, rears }: Pick<CatalogueIndex, "pairs" | "rears">,
): AnswerProduct[] {
	const resolve = (sizes: Partial<Sizes>, adapter: FitmentAdapter | null = null): Answer =>
		resolveProducts({ ...EMPTY_SIZES, ...sizes }, { adapter, universalAdapter: false }, offer);
	const sets = pairs.flatMap(([driver, passenger]) => resolve({ driver, passenger }).sets);
	const blades = rears.flatMap((rear) => resolve({ rear }).rears);
	const adapters = offer.adapters.flatMap(({ id, name }) => resolve({}, { id, technicalName: name }).adapter.products);
	return [...sets, ...blades, ...adapters, ...bundlesOf([...sets, ...blades], offer)];
}
