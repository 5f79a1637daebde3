import type { OutOfStock } from "../finders/finder.rules.ts";
import type { Answer } from "../offers/answer.rules.ts";
import type { AnswerProduct } from "../offers/answer-product.rules.ts";
import { partsOfBundle } from "../offers/bundle.rules.ts";
import { type AvailableParts, bladesOf, isShort, needsOf } from "./inventory.rules.ts";

/** What a finder can't sell at the moment, as visitors load it: keys, never numbers. */
export type StockOut = {
	v: 1;
	/** Parts of which none is left, and products that need more than there are: `AERO-26-26`, a bundle. */
	out: string[];
	/** Packed sets that are in stock although a blade of theirs is out. */
	packed: string[];
	/** Every adapter with an arm type is hidden, so which one a car has isn't asked. */
	noArms?: true;
};

/** Whether a product, by its derived sku, can't be sold at the moment. */
export const isOutOfStock = (key: string, { out, packed }: StockOut): boolean =>
	[key, ...partsOfBundle(key).keys].some(
		(one) => out.includes(one) || (!packed.includes(one) && bladesOf(one).some((blade) => out.includes(blade))),
	);

/** An answer with what is out of stock marked, or left out. */
export function withStock(answer: Answer, stock: StockOut, show: OutOfStock): Answer {
	const { adapter } = answer;
	const shown = (products: AnswerProduct[]) => shownProducts(products, stock, show);
	return {
		...answer,
		sets: shown(answer.sets),
		rears: shown(answer.rears),
		bundles: shown(answer.bundles),
		adapter:
			stock.noArms && adapter.need === "asked"
				? { need: "unknown", products: [] }
				: { ...adapter, products: shown(adapter.products) },
	};
}

/** Products with what is out of stock marked, or left out. */
export const shownProducts = (products: AnswerProduct[], stock: StockOut, show: OutOfStock): AnswerProduct[] =>
	products.flatMap((product) =>
		isOutOfStock(product.id, stock) ? (show === "hide" ? [] : [{ ...product, isOut: true as const }]) : [product],
	);

/** The keys that say what of some products is out: all their sets, rear blades and adapters, and these bundles. */
export function toStockOut(available: AvailableParts, bundles: readonly string[]): StockOut {
	const isOut = (key: string) => isShort(needsOf(key, 1), available);
	const gone = [...available].flatMap(([key, count]) => (count < 1 ? [key] : []));
	// Two equal blades need two: the only set that one blade left is too few for.
	const pairs = [...available].flatMap(([key, count]) => (count === 1 ? pairOf(key) : []));
	const parts = [...gone, ...pairs.filter(isOut)];
	const packed = [...available.keys()].filter(
		(key) => !isOut(key) && bladesOf(key).some((blade) => gone.includes(blade)),
	);
	const known = { v: 1 as const, out: parts, packed };
	const short = bundles.filter((key) => isOut(key) && !isOutOfStock(key, known));
	return { v: 1, out: [...new Set([...parts, ...short])].sort(), packed: packed.sort() };
}

/** The set of two equal blades: `AERO-26-26` of `AERO-26`. */
function pairOf(key: string): string[] {
	const size = /-(\d{1,2})$/.exec(key)?.[1];
	return size === undefined || bladesOf(key).length > 1 ? [] : [`${key}-${size}`];
}
