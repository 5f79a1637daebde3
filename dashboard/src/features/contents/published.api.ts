import { queryOptions } from "@tanstack/react-query";
import { parseResponse } from "hono/client";
import { adminApi } from "../../lib/api.ts";
import { language } from "../../lib/language.ts";

/** Published contents, of one type or all: in the user's language, or for all languages; newest first. */
export const publishedQuery = (contentType?: "article" | "notification") =>
	queryOptions({
		queryKey: ["contents", "published", language.get(), contentType ?? "all"],
		queryFn: async () => (await parseResponse(adminApi.content.published.$post({ json: { contentType } }))).data,
		staleTime: 60_000,
	});
