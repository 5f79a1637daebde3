import { POSITIONS, type Position } from "#worker/catalogue/fitment/shard.rules.ts";
import type { Answer } from "#worker/offers/answer.rules.ts";
import type { AnswerProduct } from "#worker/offers/answer-product.rules.ts";

/** An answer as a page shows it: one product to buy, what goes with it, then everything else in the shop's order. */
export type Arrangement = {
	/** Undefined: the answer has no product, or which of them fit is left open. */
	main: AnswerProduct | undefined;
	/** The rear blade and the adapter, unless the main product has them: the first of each that is available. */
	extras: AnswerProduct[];
	/** What the main product and the extras cost in all, in minor units; undefined if not all that the car needs can be bought. */
	total: number | undefined;
	bundles: AnswerProduct[];
	sets: AnswerProduct[];
	rears: AnswerProduct[];
	adapters: AnswerProduct[];
};

/**
 * The main product is a bundle of this series, else its set: the first that is available. Several of one product are not
 * what most visitors need, so they are never first.
 */
export function arrange(answer: Answer, series: number | undefined): Arrangement {
	const { rears } = answer;
	const sets = ofSeries(answer.sets, series);
	const bundles = ofSets(answer, sets);
	const { products: adapters } = answer.adapter;
	const single = bundles.filter(({ quantity }) => quantity === 1);
	const main = answer.possibleSizes
		? undefined
		: (preferred([...single, ...sets]) ?? preferred([...rears, ...bundles]));
	const rear = main && !hasPart(main, "rear") ? preferred(rears) : undefined;
	const extras = [rear, main && preferred(adapters)].flatMap((product) =>
		product && product !== main ? [product] : [],
	);
	const bought = main ? [main, ...extras] : [];
	const sum = bought.reduce((total, { price }) => total + price, 0);
	const others = (products: AnswerProduct[]) => products.filter((product) => !bought.includes(product));
	return {
		...{ main, extras, total: bought.length > 1 && isWhole(answer, bought) ? sum : undefined },
		...{ bundles: others(bundles), sets: others(sets), rears: others(rears), adapters: others(adapters) },
	};
}

export const hasPart = ({ parts }: AnswerProduct, wanted: Position): boolean =>
	parts.some(({ position }) => position === wanted);

/** Everything that the car needs is among them, and can be bought. */
const isWhole = ({ adapter, sizes }: Answer, bought: AnswerProduct[]): boolean =>
	!bought.some(({ isOut }) => isOut) &&
	((adapter.need !== "known" && adapter.need !== "chosen") || adapter.products.length > 0) &&
	POSITIONS.every((position) => sizes[position] === null || bought.some((product) => hasPart(product, position)));

const preferred = (products: AnswerProduct[]): AnswerProduct | undefined =>
	products.find(({ isOut }) => !isOut) ?? products[0];

/** The chosen series; all of them if it has no set for this car. */
function ofSeries(sets: AnswerProduct[], series: number | undefined): AnswerProduct[] {
	const chosen = sets.filter(({ assortmentId }) => assortmentId === series);
	return chosen.length > 0 ? chosen : sets;
}

/** The bundles with one of these sets, and those without a set. */
function ofSets({ bundles, sets }: Answer, shown: AnswerProduct[]): AnswerProduct[] {
	const has = (some: AnswerProduct[], { assortmentId }: AnswerProduct) =>
		some.some((set) => set.assortmentId === assortmentId);
	return bundles.filter((bundle) => has(shown, bundle) || !has(sets, bundle));
}
