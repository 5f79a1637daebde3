import type { CatalogueIndex } from "../catalogue/fitment/catalogue-index.rules.ts";
import type { Sizes } from "../offers/answer.rules.ts";
import { rearSku, setSku } from "../offers/sku.rules.ts";

/** Sizes that a product may have, with their suffixes of the series' name in the title and of its code in the sku. */
export type SizeCombination = { sizes: Sizes; title: string; sku: string };

const EMPTY_SIZES: Sizes = { driver: null, passenger: null, rear: null };

export type SizeCombinations = { front: SizeCombination[]; rear: SizeCombination[]; adapter: SizeCombination[] };

/** All sizes in the active catalogue, ascending; an adapter has none. */
export function sizeCombinationsOf({ pairs, rears }: Pick<CatalogueIndex, "pairs" | "rears">): SizeCombinations {
	const fronts = new Map(pairs.map(([driver, passenger]) => [setSku("", driver, passenger), { driver, passenger }]));
	return {
		front: [...fronts]
			.map(([sku, { driver, passenger }]) => ({
				sizes: { ...EMPTY_SIZES, driver, passenger },
				title: passenger === null ? ` ${driver}"` : ` ${driver}" + ${passenger}"`,
				sku,
			}))
			.sort(
				(a, b) => compareSizes(a.sizes.driver, b.sizes.driver) || compareSizes(a.sizes.passenger, b.sizes.passenger),
			),
		rear: [...new Set(rears)]
			.sort((a, b) => a - b)
			.map((rear) => ({ sizes: { ...EMPTY_SIZES, rear }, title: ` ${rear}"`, sku: rearSku("", rear) })),
		adapter: [{ sizes: EMPTY_SIZES, title: "", sku: "" }],
	};
}

const compareSizes = (a: number | null, b: number | null): number => (a ?? 0) - (b ?? 0);
