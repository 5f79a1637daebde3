import { modelYears, type Shard, vehiclesOf } from "#worker/catalogue/fitment/shard.rules.ts";
import { answer } from "#worker/offers/answer.rules.ts";
import type { Offer } from "#worker/offers/offer.rules.ts";

/** A car for the preview: the more parts of the look it shows, the better. */
export type SampleCar = { vehicle: string; shows: number };

/** The best car of a vehicle brand that needs no question and has a set in the offer; undefined: none. */
export function sampleCarOf(shard: Shard, offer: Offer, currentYear: number): SampleCar | undefined {
	const cars = shard.models.flatMap((model) => {
		const [newest] = modelYears(model, currentYear);
		return newest === undefined ? [] : vehiclesOf(shard, model, newest, currentYear);
	});
	return cars.reduce<SampleCar | undefined>((best, car) => {
		const result = answer(car, {}, offer);
		if (!result || result.sets.length === 0) return best;
		const shows =
			Math.min(result.sets.length, 2) + Math.min(result.rears.length, 1) + (result.adapter.need === "known" ? 1 : 0);
		return shows > (best?.shows ?? 0) ? { vehicle: car.id, shows } : best;
	}, undefined);
}

/** No car shows more than this. */
export const SHOWS_ALL = 4;
