import { queryOptions } from "@tanstack/react-query";
import { parseResponse } from "hono/client";
import { adminApi } from "../../lib/api.ts";
import { language } from "../../lib/language.ts";

const STALE_MS = 60_000;

/** Published contents of a type: in the user's language, or for all languages; newest first. */
export const publishedQuery = (contentType: "article" | "notification") =>
	queryOptions({
		queryKey: ["contents", "published", language.get(), contentType],
		queryFn: async () => (await parseResponse(adminApi.content.published.$post({ json: { contentType } }))).data,
		staleTime: STALE_MS,
	});

/** One of them; null: removed, in another language, or of another type. The newest don't hide it. */
export const publishedContentQuery = (id: number, contentType?: "article") =>
	queryOptions({
		queryKey: ["contents", "published", language.get(), contentType ?? "all", id],
		queryFn: async () => {
			const { data } = await parseResponse(adminApi.content.published.$post({ json: { id, contentType } }));
			return data[0] ?? null;
		},
		staleTime: STALE_MS,
	});
