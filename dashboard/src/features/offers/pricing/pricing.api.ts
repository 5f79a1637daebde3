import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { InferRequestType } from "hono/client";
import { parseResponse } from "hono/client";
import type { Finder } from "#worker/finders/finder.schema.ts";
import { adminApi } from "../../../lib/api.ts";
import { decimalPoint } from "../../../lib/decimal.ts";
import { toPricing } from "./price-list.rules.ts";
import { pricingKey } from "./price-queries.ts";

/**
 * A configuration's parts and their prices; always read again, because others change prices too. The language is not in
 * the key: the page would be without prices for a moment, and lose those that are being typed.
 */
export const pricingQuery = (finderId: number, languageTag: string) =>
	queryOptions({
		queryKey: [...pricingKey(finderId), "prices"],
		queryFn: async () => {
			const json = { finderId };
			const [info, special] = await Promise.all([
				parseResponse(adminApi.pricing.info.$post({ json })),
				parseResponse(adminApi.pricing.$post({ json })),
			]);
			return { info, special };
		},
		select: ({ info, special }) => toPricing(info, special, decimalPoint(languageTag)),
		staleTime: 0,
	});

/** The sizes that cars of the active catalogue need, and the owner's products with a price of their own. */
export const setsQuery = (finderId: number) =>
	queryOptions({
		queryKey: [...pricingKey(finderId), "sets"],
		queryFn: () => parseResponse(adminApi.pricing.sets.$post({ json: { finderId } })),
		staleTime: 0,
	});

const CHANGES_A_PAGE = 20;

/** Who set which price of some parts, latest first. */
export const priceHistoryQuery = (finderId: number, skus: readonly string[]) =>
	infiniteQueryOptions({
		queryKey: [...pricingKey(finderId), "history", skus],
		queryFn: ({ pageParam: page }) =>
			parseResponse(
				adminApi.pricing.history.$post({ json: { finderId, skus: [...skus], page, pageSize: CHANGES_A_PAGE } }),
			),
		initialPageParam: 1,
		getNextPageParam: ({ totalItemCount }, _, page) => (page * CHANGES_A_PAGE < totalItemCount ? page + 1 : undefined),
		staleTime: 0,
	});

export const saveSpecialPrices = (json: InferRequestType<(typeof adminApi.pricing)["save-special"]["$post"]>["json"]) =>
	parseResponse(adminApi.pricing["save-special"].$post({ json }));

export const allowCents = ({ id, version }: Pick<Finder, "id" | "version">) =>
	parseResponse(adminApi.config.settings.edit.$post({ json: { finderId: id, version, allowCents: true } }));

const groups = adminApi.config.assortment;

export const setGroupPrice = (json: InferRequestType<(typeof groups)["set-group-price"]["$post"]>["json"]) =>
	parseResponse(groups["set-group-price"].$post({ json }));

export const deleteGroupPrice = (json: InferRequestType<(typeof groups)["delete-group-price"]["$post"]>["json"]) =>
	parseResponse(groups["delete-group-price"].$post({ json }));
