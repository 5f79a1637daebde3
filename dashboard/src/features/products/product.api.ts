import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { parseResponse } from "hono/client";
import type { ProductListInput } from "#worker/products/product.schema.ts";
import { adminApi } from "../../lib/api.ts";

/** `currency`: the sign that the prices are shown with. Those that were read with another one are not. */
export const productsQuery = (input: ProductListInput, currency: string) =>
	queryOptions({
		queryKey: ["products", "list", currency, input],
		queryFn: () => parseResponse(adminApi.product.$post({ json: input })),
		placeholderData: (shown, of) => (of?.queryKey[2] === currency ? shown : undefined),
	});

export const productQuery = (finder: number, id: string) =>
	queryOptions({
		queryKey: ["products", "one", finder, id],
		queryFn: () =>
			parseResponse(
				adminApi.product[":id"].$get({ param: { id: encodeURIComponent(id) }, query: { finder: String(finder) } }),
			),
	});

export const requestProductsCsv = (finder: number, signal: AbortSignal) =>
	adminApi.product.export[":id"].$get({ param: { id: String(finder) } }, { init: { signal } });

export const checkLink = (product: { finder: number; id: string }) =>
	parseResponse(adminApi.product.link.$post({ json: product }));

const CARS_A_PAGE = 20;

export const productCarsQuery = (finder: number, id: string, search: string) =>
	infiniteQueryOptions({
		queryKey: ["products", "cars", finder, id, search],
		queryFn: ({ pageParam }) =>
			parseResponse(
				adminApi.product.cars.$post({ json: { finder, id, search, page: pageParam, pageSize: CARS_A_PAGE } }),
			),
		initialPageParam: 1,
		getNextPageParam: ({ totalItemCount }, _, page) => (page * CARS_A_PAGE < totalItemCount ? page + 1 : undefined),
		placeholderData: keepPreviousData,
	});

/** The configuration's setup progress: why there may be no products yet. */
export const finderStateQuery = (finder: number) =>
	queryOptions({
		queryKey: ["finders", finder, "overview"],
		queryFn: () => parseResponse(adminApi.config[":id"].overview.$get({ param: { id: String(finder) } })),
	});
