import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { parseResponse } from "hono/client";
import type { AliasInput } from "#worker/catalogue/cars/car.schema.ts";
import { adminApi } from "../../../lib/api.ts";
import type { IdempotencyHeaders } from "../../../lib/use-idempotent-call.ts";
import type { ListState } from "../../../lib/use-list.ts";

const { car } = adminApi.catalogue;

export const carsQuery = (input: ListState<"brand" | "model">["input"]) =>
	queryOptions({
		queryKey: ["catalogue", "cars", input],
		queryFn: () => parseResponse(car.list.$post({ json: input })),
		placeholderData: keepPreviousData,
	});

export const carQuery = (id: number) =>
	queryOptions({
		queryKey: ["catalogue", "car", id],
		queryFn: () => parseResponse(car[":id"].$get({ param: { id: String(id) } })),
	});

export const addAlias = (json: AliasInput, once: IdempotencyHeaders) => parseResponse(car.alias.$post({ json }, once));

export const removeAlias = (json: Pick<AliasInput, "modelId" | "text">, once: IdempotencyHeaders) =>
	parseResponse(car.alias.remove.$post({ json }, once));
