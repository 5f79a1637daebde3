import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { parseResponse } from "hono/client";
import type { ApiKeyInput, ApiKeyListInput } from "#worker/auth/api-key.schema.ts";
import { adminApi } from "../../lib/api.ts";
import type { IdempotencyHeaders } from "../../lib/use-idempotent-call.ts";

export const apiKeysQuery = (input: ApiKeyListInput) =>
	queryOptions({
		queryKey: ["api-keys", "list", input],
		queryFn: () => parseResponse(adminApi["api-key"].list.$post({ json: input })),
		placeholderData: keepPreviousData,
	});

export const apiUsersQuery = queryOptions({
	queryKey: ["api-keys", "users"],
	queryFn: async () => (await parseResponse(adminApi["api-key"].users.$get())).data,
});

/** Without `expiresInDays` at a worker that doesn't know it. */
type NewKeyInput = Omit<ApiKeyInput, "expiresInDays"> & Partial<ApiKeyInput>;

export const createApiKey = (input: NewKeyInput, once: IdempotencyHeaders) =>
	parseResponse(adminApi["api-key"].save.$post({ json: input }, once));

export const revokeApiKey = (id: number, once: IdempotencyHeaders) =>
	parseResponse(adminApi["api-key"][":id"].revoke.$post({ param: { id: String(id) } }, once));
