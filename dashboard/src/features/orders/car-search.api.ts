import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Shard } from "#worker/catalogue/fitment/shard.rules.ts";
import type { ModelHit } from "#worker/catalogue/vehicles/model-list.rules.ts";
import type { Bootstrap } from "#worker/delivery/bootstrap.rules.ts";
import type { Locale } from "#worker/i18n/locale.rules.ts";
import type { Offer } from "#worker/offers/offer.rules.ts";
import { readDelivery } from "../finders/finder-delivery.ts";

const FRESH_MS = 60_000;

/** What a configuration tells its visitors, in the reader's language: its cars, its offer, its questions. */
export const finderBootstrapQuery = (uuid: string, locale: Locale) =>
	queryOptions({
		queryKey: ["finder-bootstrap", uuid, locale],
		queryFn: () => readDelivery<Bootstrap>(`${uuid}?locale=${locale}`),
		staleTime: FRESH_MS,
	});

/** The models that a text may mean, searched as visitors search. */
export const modelHitsQuery = (models: string | null | undefined, text: string) =>
	queryOptions({
		queryKey: ["model-hits", models, text],
		queryFn: async () =>
			models ? (await readDelivery<{ data: ModelHit[] }>(`models/${models}?q=${encodeURIComponent(text)}`)).data : [],
		staleTime: FRESH_MS,
		placeholderData: keepPreviousData,
	});

/** The cars of a vehicle brand, and what a configuration sells. */
export const carDataQuery = ({ brands, offer }: Bootstrap, brandId: number) => {
	const shard = brands.find(([id]) => id === brandId)?.[2] ?? "";
	return queryOptions({
		queryKey: ["car-data", shard, offer],
		queryFn: async () => {
			const [cars, sold] = await Promise.all([
				readDelivery<Shard>(`shards/${shard}`),
				readDelivery<Offer>(`offers/${offer}`),
			]);
			return { shard: cars, offer: sold };
		},
		staleTime: FRESH_MS,
	});
};
