import { QueryClient } from "@tanstack/react-query";
import { toProblem } from "./api-problem.ts";
import { onOtherPerson } from "./tokens.ts";

const isWorthRetrying = (failures: number, error: Error) => {
	const { status } = toProblem(error);
	return failures < 2 && (status === 0 || status === 503);
};

/** What the signed-in area knows of the server. The sign-in page does without, and without its library. */
export const queryClient = new QueryClient({
	// A write is repeated by whoever made it: what answered nothing may be done all the same.
	defaultOptions: { queries: { retry: isWorthRetrying, staleTime: 15_000 }, mutations: { retry: false } },
});

// Whoever signs in next, or is simulated, starts with nothing known of the one before.
onOtherPerson(() => queryClient.clear());
