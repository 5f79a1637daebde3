import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { parseResponse } from "hono/client";
import type { Content, ContentInput, ContentListInput } from "#worker/contents/content.schema.ts";
import { adminApi } from "../../lib/api.ts";
import type { IdempotencyHeaders } from "../../lib/use-idempotent-call.ts";

export const contentsQuery = (input: ContentListInput) =>
	queryOptions({
		queryKey: ["contents", "list", input],
		queryFn: () => parseResponse(adminApi.content.list.$post({ json: input })),
		placeholderData: keepPreviousData,
	});

export const contentQuery = (id: number) =>
	queryOptions({
		queryKey: ["contents", "one", id],
		queryFn: () => parseResponse(adminApi.content[":id"].$get({ param: { id: String(id) } })),
	});

export const createContent = (input: ContentInput, once: IdempotencyHeaders) =>
	parseResponse(adminApi.content.save.$post({ json: input }, once));

/** Sends the whole content, with the version it was read at. */
export const updateContent = (content: Omit<Content, "contentType"> & ContentInput, once: IdempotencyHeaders) =>
	parseResponse(adminApi.content.save[":id"].$post({ param: { id: String(content.id) }, json: content }, once));

export const removeContent = (id: number, once: IdempotencyHeaders) =>
	parseResponse(adminApi.content.remove[":id"].$post({ param: { id: String(id) } }, once));

export const contentTypesQuery = () =>
	queryOptions({
		queryKey: ["content-types"],
		queryFn: async () => (await parseResponse(adminApi["content-type"].$post({ json: { groups: "form" } }))).data,
		// They change with releases, not during a session.
		staleTime: Number.POSITIVE_INFINITY,
	});
