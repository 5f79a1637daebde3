import { POSITIONS, type Vehicle } from "../catalogue/fitment/shard.rules.ts";
import { type Answer, answer, type ExactChoice } from "./answer.rules.ts";
import type { AnswerProduct } from "./answer-product.rules.ts";
import type { Offer } from "./offer.rules.ts";

/** What narrows a search: an option, sizes and an assortment, each optional. */
export type ProductFilter = ExactChoice & { assortment?: number | undefined };

/** Every choice that the filter allows, each of them one wiper combination: options never mix. */
export function openChoices(vehicle: Vehicle, filter: ProductFilter): ExactChoice[] {
	return vehicle.fitment.options
		.filter(({ id }) => filter.option === undefined || filter.option === id)
		.flatMap((option) => {
			let choices: ExactChoice[] = [{ option: option.id }];
			for (const position of POSITIONS)
				choices = choices.flatMap((choice) =>
					matchingSizes(option[position], filter[position]).map((size) => ({ ...choice, [position]: size })),
				);
			return choices;
		});
}

/** All products that may fit the car under a filter, each once; its parts name the sizes. */
export function filteredProducts(vehicle: Vehicle, filter: ProductFilter, offer: Offer): AnswerProduct[] {
	const answers = openChoices(vehicle, filter).flatMap((choice) => answer(vehicle, choice, offer) ?? []);
	const products = answers
		.flatMap(productsOf)
		.filter(({ assortmentId }) => (filter.assortment ?? assortmentId) === assortmentId);
	return [...new Map(products.map((product) => [product.id, product])).values()];
}

const productsOf = (result: Answer): AnswerProduct[] => [
	...result.sets,
	...result.rears,
	...result.bundles,
	...result.adapter.products,
];

/** An unknown side stays unknown; a requested size that the option doesn't have gives no products. */
function matchingSizes(sizes: number[], requested: number | undefined): (number | undefined)[] {
	if (sizes.length === 0) return [undefined];
	return requested === undefined ? sizes : sizes.filter((size) => size === requested);
}
