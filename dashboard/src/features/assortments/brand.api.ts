import { queryOptions } from "@tanstack/react-query";
import { parseResponse } from "hono/client";
import type { Brand } from "#worker/assortments/brand.schema.ts";
import { adminApi } from "../../lib/api.ts";
import type { IdempotencyHeaders } from "../../lib/use-idempotent-call.ts";

const param = (id: number) => ({ id: String(id) });

/** Makers of wipers. */
export const brandsQuery = () =>
	queryOptions({
		queryKey: ["brands", "select"],
		queryFn: async () => (await parseResponse(adminApi.brand.$post({ json: { groups: "form" } }))).data,
	});

export const fetchBrand = (id: number) => parseResponse(adminApi.brand[":id"].$get({ param: param(id) }));

export const createBrand = (name: string, once: IdempotencyHeaders) =>
	parseResponse(adminApi.brand.save.$post({ json: { name } }, once));

export const updateBrand = (brand: Brand) =>
	parseResponse(adminApi.brand.save[":id"].$post({ param: param(brand.id), json: brand }));
