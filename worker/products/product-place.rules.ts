import type { CatalogueIndex } from "../catalogue/fitment/catalogue-index.rules.ts";
import type { Sizes } from "../offers/answer.rules.ts";
import { rearSku, setSku } from "../offers/sku.rules.ts";

/** Sizes that a product may have, with their suffixes of the series' name in the title and of its code in the sku. */
export type Place = { sizes: Sizes; title: string; sku: string };

const NOTHING: Sizes = { driver: null, passenger: null, rear: null };

export type Places = { front: Place[]; rear: Place[]; adapter: Place[] };

/** All sizes in the active catalogue, ascending; an adapter has none. */
export function placesOf({ pairs, rears }: Pick<CatalogueIndex, "pairs" | "rears">): Places {
	const fronts = new Map(pairs.map(([driver, passenger]) => [setSku("", driver, passenger), { driver, passenger }]));
	return {
		front: [...fronts]
			.map(([sku, { driver, passenger }]) => ({
				sizes: { ...NOTHING, driver, passenger },
				title: passenger === null ? ` ${driver}"` : ` ${driver}" + ${passenger}"`,
				sku,
			}))
			.sort((a, b) => order(a.sizes.driver, b.sizes.driver) || order(a.sizes.passenger, b.sizes.passenger)),
		rear: [...new Set(rears)]
			.sort((a, b) => a - b)
			.map((rear) => ({ sizes: { ...NOTHING, rear }, title: ` ${rear}"`, sku: rearSku("", rear) })),
		adapter: [{ sizes: NOTHING, title: "", sku: "" }],
	};
}

const order = (a: number | null, b: number | null): number => (a ?? 0) - (b ?? 0);
