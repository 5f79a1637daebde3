import { queryOptions } from "@tanstack/react-query";
import { parseResponse } from "hono/client";
import { adminApi } from "../../lib/api.ts";
import { every } from "../../lib/every.ts";

const REFETCH_MS = 60_000;

export const statisticsQuery = () =>
	queryOptions({
		queryKey: ["statistics"],
		queryFn: () => parseResponse(adminApi.dashboard.$get()),
		refetchInterval: every(REFETCH_MS),
	});
