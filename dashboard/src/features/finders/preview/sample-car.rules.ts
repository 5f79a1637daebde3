import { modelYears, type Shard, vehiclesOf } from "#worker/catalogue/shard.rules.ts";
import { answer } from "#worker/offers/answer.rules.ts";
import type { Offer } from "#worker/offers/offer.rules.ts";

/** A car to show a configuration with: the more of its looks it brings to light, the better. */
export type SampleCar = { vehicle: string; shows: number };

/** The best car of a vehicle brand that needs no question and that the offer has a set for; undefined: none. */
export function sampleCarOf(shard: Shard, offer: Offer, currentYear: number): SampleCar | undefined {
	const cars = shard.models.flatMap((model) => {
		const [newest] = modelYears(model, currentYear);
		return newest === undefined ? [] : vehiclesOf(shard, model, newest, currentYear);
	});
	return cars.reduce<SampleCar | undefined>((best, car) => {
		const found = answer(car, {}, offer);
		if (!found || found.sets.length === 0) return best;
		const shows =
			Math.min(found.sets.length, 2) + Math.min(found.rears.length, 1) + (found.adapter.need === "known" ? 1 : 0);
		return shows > (best?.shows ?? 0) ? { vehicle: car.id, shows } : best;
	}, undefined);
}

/** Nothing more to see than this. */
export const SHOWS_ALL = 4;
