import { queryOptions } from "@tanstack/react-query";
import { parseResponse } from "hono/client";
import { adminApi } from "../../../lib/api.ts";

const FIRST = { page: 1, pageSize: 1, search: "" };

/** The id of this user's only configuration, else null. */
export const soleFinderQuery = queryOptions({
	queryKey: ["finders", "list", "sole"],
	queryFn: async () => {
		const { data, totalItemCount } = await parseResponse(adminApi.config.list.$post({ json: FIRST }));
		return totalItemCount === 1 ? (data[0]?.id ?? null) : null;
	},
	staleTime: 0,
});
