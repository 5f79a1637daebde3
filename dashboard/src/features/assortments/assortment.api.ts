import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { parseResponse } from "hono/client";
import type { Assortment, AssortmentInput, AssortmentListInput } from "#worker/assortments/assortment.schema.ts";
import { adminApi } from "../../lib/api.ts";
import type { IdempotencyHeaders } from "../../lib/use-idempotent-call.ts";

const param = (id: number) => ({ id: String(id) });

export const assortmentsQuery = (input: AssortmentListInput) =>
	queryOptions({
		queryKey: ["assortments", "list", input],
		queryFn: () => parseResponse(adminApi.assortment.list.$post({ json: input })),
		placeholderData: keepPreviousData,
	});

export const assortmentQuery = (id: number) =>
	queryOptions({
		queryKey: ["assortments", "one", id],
		queryFn: () => parseResponse(adminApi.assortment[":id"].$get({ param: param(id) })),
	});

export const createAssortment = (input: AssortmentInput, once: IdempotencyHeaders) =>
	parseResponse(adminApi.assortment.save.$post({ json: input }, once));

/** Sends the whole assortment, with the version it was read at, and the kind and code that it keeps. */
export function updateAssortment(base: Assortment, input: AssortmentInput, once: IdempotencyHeaders) {
	const json = { ...base, ...input, kind: base.kind, code: base.code };
	return parseResponse(adminApi.assortment.save[":id"].$post({ param: param(base.id), json }, once));
}
