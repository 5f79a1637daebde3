import { QueryClient } from "@tanstack/react-query";
import { toProblem } from "./api-problem.ts";
import { onUserSwitch } from "./session/tokens.ts";

const isWorthRetrying = (failures: number, error: Error) => {
	const { status } = toProblem(error);
	return failures < 2 && (status === 0 || status === 503);
};

/** The cache of the signed-in area. The sign-in page doesn't load it or its library. */
export const queryClient = new QueryClient({
	// Writes are not retried automatically: one without an answer may have been done.
	defaultOptions: { queries: { retry: isWorthRetrying, staleTime: 15_000 }, mutations: { retry: false } },
});

// The next or simulated user starts with an empty cache.
onUserSwitch(() => queryClient.clear());
