import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { toProblem } from "./api-problem.ts";
import { simulateToken, userToken } from "./tokens.ts";

const listeners = new Set<() => void>();

const onError = (error: Error) => {
	if (toProblem(error).status === 401) for (const listener of listeners) listener();
};

const isWorthRetrying = (failures: number, error: Error) => {
	const { status } = toProblem(error);
	return failures < 2 && (status === 0 || status === 503);
};

/** What the signed-in area knows of the server. The sign-in page does without, and without its library. */
export const queryClient = new QueryClient({
	queryCache: new QueryCache({ onError }),
	mutationCache: new MutationCache({ onError }),
	// A write is repeated by whoever made it: what answered nothing may be done all the same.
	defaultOptions: { queries: { retry: isWorthRetrying, staleTime: 15_000 }, mutations: { retry: false } },
});

// Whoever signs in next, or is simulated, starts with nothing known of the one before.
userToken.subscribe(() => queryClient.clear());
simulateToken.subscribe(() => queryClient.clear());

/** Calls back when a call answers that nobody is signed in (any more). */
export function onSignedOut(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}
