import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { parseResponse } from "hono/client";
import type { Finder, FinderInput, FinderListInput } from "#worker/finders/finder.schema.ts";
import { adminApi } from "../../lib/api.ts";

export const findersQuery = (input: FinderListInput) =>
	queryOptions({
		queryKey: ["finders", "list", input],
		queryFn: () => parseResponse(adminApi.config.list.$post({ json: input })),
		placeholderData: keepPreviousData,
	});

export const createFinder = (input: FinderInput & { companyId?: number | undefined }) =>
	parseResponse(adminApi.config.save.$post({ json: input }));

/** Sends the whole configuration, with the version it was read at. */
export const updateFinder = (finder: Finder) =>
	parseResponse(adminApi.config.save[":id"].$post({ param: { id: String(finder.id) }, json: finder }));

export const removeFinder = (id: number) => parseResponse(adminApi.config.remove.$post({ json: { id } }));
