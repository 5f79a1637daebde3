import { queryOptions } from "@tanstack/react-query";
import { parseResponse } from "hono/client";
import type { OfferChoice } from "#worker/offers/offer.schema.ts";
import { adminApi } from "../../../lib/api.ts";
import type { IdempotencyHeaders } from "../../../lib/use-idempotent-call.ts";

const param = (id: number) => ({ id: String(id) });

/** What a configuration may offer, in its order. */
export const offerQuery = (id: number) =>
	queryOptions({
		queryKey: ["offers", id],
		queryFn: () => parseResponse(adminApi.config[":id"].offer.$get({ param: param(id) })),
	});

export const saveOffer = (id: number, offer: OfferChoice, once: IdempotencyHeaders) =>
	parseResponse(adminApi.config[":id"].offer.save.$post({ param: param(id), json: offer }, once));
