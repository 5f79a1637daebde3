import { type InvalidateOptions, type InvalidateQueryFilters, QueryClient } from "@tanstack/react-query";
import { toProblem } from "./api-problem.ts";
import { onUserSwitch } from "./session/tokens.ts";

const isWorthRetrying = (failures: number, error: Error) => {
	const { status } = toProblem(error);
	return failures < 2 && (status === 0 || status === 503);
};

/**
 * Reads what was being read during a change once more. By itself the library takes the answer of a first read as valid,
 * although it may be from before the change.
 */
class CurrentQueryClient extends QueryClient {
	override invalidateQueries(filters: InvalidateQueryFilters = {}, options?: InvalidateOptions): Promise<void> {
		for (const query of this.getQueryCache().findAll({ ...filters, fetchStatus: "fetching" })) {
			const isReadAgain = query.isActive() && query.state.data !== undefined;
			const again = () => super.invalidateQueries({ ...filters, queryKey: query.queryKey, exact: true }, options);
			if (!isReadAgain) void query.promise?.then(again, again);
		}
		return super.invalidateQueries(filters, options);
	}
}

/** The cache of the signed-in area. The sign-in page doesn't load it or its library. */
export const queryClient = new CurrentQueryClient({
	// Without a connection calls fail, and that is shown; by default they would wait for it and run unasked.
	defaultOptions: {
		queries: { retry: isWorthRetrying, staleTime: 15_000, networkMode: "always", refetchOnReconnect: true },
		// Writes are not retried automatically: one without an answer may have been done.
		mutations: { retry: false, networkMode: "always" },
	},
});

// What a save answers is newer than what is being read.
queryClient.getQueryCache().subscribe((event) => {
	if (event.type !== "updated" || event.action.type !== "success" || !event.action.manual) return;
	const { queryKey, state } = event.query;
	if (state.fetchStatus === "fetching") void queryClient.invalidateQueries({ queryKey, exact: true });
});

// The next or simulated user starts with an empty cache.
onUserSwitch(() => queryClient.clear());
