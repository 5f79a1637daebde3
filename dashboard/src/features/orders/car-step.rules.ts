import { findModel, modelYears, type Shard, type Vehicle, vehiclesOf } from "#worker/catalogue/fitment/shard.rules.ts";
import type { ModelHit } from "#worker/catalogue/vehicles/model-list.rules.ts";
import { answer, type ExactChoice, nextQuestion, type Question } from "#worker/offers/answer.rules.ts";
import type { AnswerProduct } from "#worker/offers/answer-product.rules.ts";
import type { Offer } from "#worker/offers/offer.rules.ts";

/** A car as far as it is known. */
export type ChosenCar = { hit: ModelHit; year?: number; vehicle?: string; choice: ExactChoice };

/** What has to be chosen next: first what is missing of the car, at last a product. */
export type CarStep =
	| { ask: "year"; years: number[] }
	| { ask: "vehicle"; vehicles: Vehicle[] }
	| Question
	| { ask: "product"; vehicle: Vehicle; products: AnswerProduct[] };

/** The next step for a car, as in the finder: what has only one choice isn't asked. */
export function nextCarStep(shard: Shard, offer: Offer, chosen: ChosenCar, currentYear: number): CarStep {
	const model = findModel(shard, chosen.hit.model.id);
	const years = model ? modelYears(model, currentYear) : [];
	const carYear = chosen.year ?? chosen.hit.year;
	const year = years.length === 1 ? years[0] : years.find((one) => one === carYear);
	if (!model || year === undefined) return { ask: "year", years };
	const vehicles = vehiclesOf(shard, model, year, currentYear);
	const vehicle = vehicles.length === 1 ? vehicles[0] : vehicles.find(({ id }) => id === chosen.vehicle);
	if (!vehicle) return { ask: "vehicle", vehicles };
	return (
		nextQuestion(vehicle, chosen.choice) ?? { ask: "product", vehicle, products: productsFor(vehicle, chosen, offer) }
	);
}

function productsFor(vehicle: Vehicle, { choice }: ChosenCar, offer: Offer): AnswerProduct[] {
	const result = answer(vehicle, choice, offer);
	if (!result) return [];
	const { bundles, sets, rears } = result;
	return [...sets, ...bundles, ...rears, ...result.adapter.products];
}
