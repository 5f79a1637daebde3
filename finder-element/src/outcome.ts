import { findVehicle, type Shard, type Vehicle } from "#worker/catalogue/fitment/shard.rules.ts";
import type { OutOfStock } from "#worker/finders/finder.rules.ts";
import { type StockOut, withStock } from "#worker/inventory/out-of-stock.rules.ts";
import { type Answer, answer, type Choice, nextQuestion } from "#worker/offers/answer.rules.ts";
import type { AnswerProduct } from "#worker/offers/answer-product.rules.ts";
import type { Offer } from "#worker/offers/offer.rules.ts";

/** What follows from a car and the visitor's answers. */
export type Outcome = {
	vehicle: Vehicle | undefined;
	/** Every question is answered: there is an answer, or nothing fits. */
	isComplete: boolean;
	answer: Answer | undefined;
	/** All products of the answer, in the order in which they are shown. */
	products: AnswerProduct[];
};

/** The data of an outcome, as far as it has loaded. */
type Loaded = { shard: Shard; offer: Offer | undefined; stock: StockOut | undefined };

/** `id` is the car's; `show`: what happens to products that are out of stock. */
export function outcomeOf(
	id: string,
	choice: Choice,
	{ shard, offer, stock }: Loaded,
	show: OutOfStock,
	currentYear: number,
): Outcome {
	const vehicle = findVehicle(shard, id, currentYear);
	const found = vehicle && offer && answer(vehicle, choice, offer);
	const shown = found && stock ? withStock(found, stock, show) : found;
	const isComplete = !!vehicle && !!offer && !nextQuestion(vehicle, choice);
	return { vehicle, isComplete, answer: shown, products: productsOf(shown) };
}

/** All products for a car, in the order in which they are shown. */
export function productsOf(answer: Answer | undefined): AnswerProduct[] {
	if (!answer) return [];
	const adapter = answer.adapter.need === "known" ? answer.adapter.product : null;
	return [...answer.bundles, ...answer.sets, ...answer.rears, ...(adapter ? [adapter] : [])];
}
