import { queryOptions } from "@tanstack/react-query";
import { parseResponse } from "hono/client";
import { adminApi } from "../../lib/api.ts";

const SHOWN = 5;
const inputOf = (search: string) => ({ page: 1, pageSize: SHOWN, search });

export const finderHitsQuery = (search: string) =>
	queryOptions({
		queryKey: ["finders", "hits", search],
		queryFn: async () => (await parseResponse(adminApi.config.list.$post({ json: inputOf(search) }))).data,
	});

export const companyHitsQuery = (search: string) =>
	queryOptions({
		queryKey: ["companies", "hits", search],
		queryFn: async () => (await parseResponse(adminApi.company.list.$post({ json: inputOf(search) }))).data,
	});

export const assortmentHitsQuery = (search: string) =>
	queryOptions({
		queryKey: ["assortments", "hits", search],
		queryFn: async () => (await parseResponse(adminApi.assortment.list.$post({ json: inputOf(search) }))).data,
	});

export const userHitsQuery = (search: string) =>
	queryOptions({
		queryKey: ["users", "hits", search],
		queryFn: async () => (await parseResponse(adminApi.user.$post({ json: inputOf(search) }))).data,
	});

export const carHitsQuery = (search: string) =>
	queryOptions({
		queryKey: ["catalogue", "cars", "hits", search],
		queryFn: async () => (await parseResponse(adminApi.catalogue.car.list.$post({ json: inputOf(search) }))).data,
	});

/** Products of one configuration, by title or SKU. */
export const productHitsQuery = (finder: number, search: string) =>
	queryOptions({
		queryKey: ["products", "hits", finder, search],
		queryFn: async () => (await parseResponse(adminApi.product.$post({ json: { ...inputOf(search), finder } }))).data,
	});
