import { POSITIONS, type Position } from "#worker/catalogue/fitment/shard.rules.ts";
import { sumOf } from "#worker/money/price.rules.ts";
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
	/** Everything else: bundles are before their parts, several of one product after them. */
	groups: Group[];
};

type Group = [heading: "bundles" | "sets" | "rears" | "adapters", products: AnswerProduct[]];

/**
 * The main product is a bundle of this series, else its set: the first that is available. Several of one product are not
 * what most visitors need, so they are never first.
 */
export function arrange(answer: Answer, series: number | undefined): Arrangement {
	const { rears, sets, bundles } = ofSeries(answer, series);
	const { products: adapters } = answer.adapter;
	const single = bundles.filter(({ quantity }) => quantity === 1);
	const several = bundles.filter(({ quantity }) => quantity !== 1);
	const main = answer.possibleSizes
		? undefined
		: (preferred([...single, ...sets]) ?? preferred([...rears, ...several]));
	const rear = main && !hasPart(main, "rear") ? preferred(rears) : undefined;
	const extras = [rear, main && preferred(adapters)].flatMap((product) =>
		product && product !== main ? [product] : [],
	);
	const bought = main ? [main, ...extras] : [];
	const groups: Group[] = [
		["bundles", single],
		["sets", sets],
		["rears", rears],
		["bundles", several],
		["adapters", adapters],
	];
	return {
		...{ main, extras, total: bought.length > 1 && isWhole(answer, bought) ? sumOf(bought) : undefined },
		groups: groups
			.map(([heading, products]): Group => [heading, products.filter((product) => !bought.includes(product))])
			.filter(([, others]) => others[0]),
	};
}

export const hasPart = ({ parts }: AnswerProduct, searched: Position): boolean =>
	parts.some(({ position }) => position === searched);

/** Everything that the car needs is among them, and can be bought. */
const isWhole = ({ adapter, sizes }: Answer, bought: AnswerProduct[]): boolean =>
	!bought.some(({ isOut }) => isOut) &&
	((adapter.need !== "known" && adapter.need !== "chosen") || !!adapter.products[0]) &&
	POSITIONS.every((position) => sizes[position] === null || bought.some((product) => hasPart(product, position)));

const preferred = (products: AnswerProduct[]): AnswerProduct | undefined =>
	products.find(({ isOut }) => !isOut) ?? products[0];

/** With the sets of this series alone, and without bundles of other sets; everything if it has no set for this car. */
export function ofSeries(answer: Answer, series: number | undefined): Answer {
	const sets = answer.sets.filter(({ assortmentId }) => assortmentId === series);
	const isOther = (bundle: AnswerProduct) =>
		bundle.assortmentId !== series && answer.sets.some(({ assortmentId }) => assortmentId === bundle.assortmentId);
	return sets[0] ? { ...answer, sets, bundles: answer.bundles.filter((bundle) => !isOther(bundle)) } : answer;
}
