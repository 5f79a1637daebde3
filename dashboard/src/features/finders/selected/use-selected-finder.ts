import { queryOptions, useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { parseResponse } from "hono/client";
import { useSyncExternalStore } from "react";
import { adminApi } from "../../../lib/api.ts";
import { toFinderSearch } from "./finder-search.ts";
import { selectedFinderId, subscribeToSelection } from "./selected-finder.ts";

export const finderQuery = (id: number) =>
	queryOptions({
		queryKey: ["finders", "one", id],
		queryFn: () => parseResponse(adminApi.config[":id"].$get({ param: { id: String(id) } })),
	});

/** The address always wins; the last selection only decides if an address names none. */
export function useSelectedFinderId(): number | null {
	const { finder } = toFinderSearch(useSearch({ strict: false }));
	const selected = useSyncExternalStore(subscribeToSelection, selectedFinderId);
	return finder ?? selected;
}

/** The selected configuration, with its language and currency sign (empty without one). */
export function useSelectedFinder() {
	const id = useSelectedFinderId();
	const query = useQuery({ ...finderQuery(id ?? 0), enabled: id !== null });
	const finder = id === null ? undefined : query.data;
	return {
		id,
		finder,
		error: query.error,
		refetch: query.refetch,
		language: finder?.language ?? "",
		currency: finder?.currency ?? "",
	};
}
