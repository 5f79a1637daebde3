import { queryOptions } from "@tanstack/react-query";
import { parseResponse } from "hono/client";
import { adminApi } from "../../lib/api.ts";

const REFETCH_MS = 60_000;

export const statisticsQuery = () =>
	queryOptions({
		queryKey: ["statistics"],
		queryFn: () => parseResponse(adminApi.dashboard.$get()),
		refetchInterval: REFETCH_MS,
	});
