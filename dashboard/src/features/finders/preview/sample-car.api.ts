import { queryOptions } from "@tanstack/react-query";
import type { Shard } from "#worker/catalogue/fitment/shard.rules.ts";
import type { Bootstrap } from "#worker/delivery/bootstrap.rules.ts";
import type { Offer } from "#worker/offers/offer.rules.ts";
import { readDelivery } from "../finder-delivery.ts";
import { type SampleCar, SHOWS_ALL, sampleCarOf } from "./sample-car.rules.ts";

/** The maximum of brands searched: a finder that fits none of them is shown without a car. */
const BRANDS_MAX = 12;
const FRESH_MS = 60_000;

/** A car with results for a finder's preview; null if there is none, or if the finder can't be shown. */
export const sampleCarQuery = (uuid: string) =>
	queryOptions({
		queryKey: ["sample-car", uuid],
		queryFn: () => findSampleCar(uuid).catch(() => null),
		staleTime: FRESH_MS,
	});

async function findSampleCar(uuid: string): Promise<string | null> {
	const { brands, offer: hash }: Bootstrap = await readDelivery(uuid);
	const offer: Offer = await readDelivery(`offers/${hash}`);
	let best: SampleCar | undefined;
	for (const [, , shardHash] of brands.slice(0, BRANDS_MAX)) {
		const shard: Shard = await readDelivery(`shards/${shardHash}`);
		const car = sampleCarOf(shard, offer, new Date().getFullYear());
		if (car && car.shows > (best?.shows ?? 0)) best = car;
		if (best && best.shows >= SHOWS_ALL) break;
	}
	return best?.vehicle ?? null;
}
