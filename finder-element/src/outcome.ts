import { findVehicle, type Position, type Shard, type Vehicle } from "#worker/catalogue/fitment/shard.rules.ts";
import type { OutOfStock } from "#worker/finders/finder.rules.ts";
import { type StockOut, withStock } from "#worker/inventory/out-of-stock.rules.ts";
import { type Answer, type Choice, nextQuestion } from "#worker/offers/answer.rules.ts";
import type { AnswerProduct } from "#worker/offers/answer-product.rules.ts";
import type { Offer } from "#worker/offers/offer.rules.ts";
import { possibleAnswer } from "#worker/offers/possible-answer.rules.ts";
import { validChoice } from "./questions.ts";

/** What follows from a car and the visitor's answers. */
export type Outcome = {
	vehicle: Vehicle | undefined;
	/** The answers that the car's questions have: others, from an old link or the last visit, are dropped. */
	choice: Choice;
	/** Every question is answered: there is an answer, or nothing fits. */
	isComplete: boolean;
	answer: Answer | undefined;
	/** See `productsOf`. */
	products: AnswerProduct[];
};

/** The data of an outcome, as far as it has loaded. */
type Loaded = { shard: Shard; offer: Offer | undefined; stock: StockOut | undefined };

/** `id` is the car's; `show`: what happens to products that are out of stock. */
export function outcomeOf(
	id: string,
	selected: Choice,
	{ shard, offer, stock }: Loaded,
	show: OutOfStock,
	currentYear: number,
): Outcome {
	const vehicle = findVehicle(shard, id, currentYear);
	const choice = vehicle ? validChoice(vehicle, selected) : selected;
	const result = vehicle && offer && possibleAnswer(vehicle, choice, offer);
	const shown = result && stock ? withStock(result, stock, show) : result;
	const isComplete = !!vehicle && !!offer && !nextQuestion(vehicle, choice);
	return { vehicle, choice, isComplete, answer: shown, products: productsOf(shown) };
}

/** All products for a car: bundles, sets, rear blades, adapters. None without a blade: an adapter alone helps nobody. */
export function productsOf(answer: Answer | undefined): AnswerProduct[] {
	if (!answer) return [];
	const blades = [...answer.bundles, ...answer.sets, ...answer.rears];
	return blades[0] ? [...blades, ...answer.adapter.products] : [];
}

/** The sizes that the car may have at a position; none if none is known. */
export function sizesOf({ sizes, possibleSizes }: Answer, position: Position): number[] {
	const size = sizes[position];
	return possibleSizes?.[position] ?? (size === null ? [] : [size]);
}
