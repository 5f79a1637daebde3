import pRetry from "p-retry";
import { toProblem } from "../../lib/api-problem.ts";

/** Pauses of 1, 2, 4, 8, 16 and 30 seconds: about a minute until the user has to act. */
const ATTEMPTS = { retries: 6, minTimeout: 1000, maxTimeout: 30_000 };

/**
 * Repeats a call that failed in transit, or that the server can't answer at the moment. Every call of an import can be
 * repeated.
 */
export const withRetry = <Answer>(signal: AbortSignal, send: () => Promise<Answer>): Promise<Answer> =>
	pRetry(send, { ...ATTEMPTS, signal, shouldRetry: ({ error }) => isTransient(error) });

function isTransient(error: unknown): boolean {
	const { status } = toProblem(error);
	// A request that never reached the server is a TypeError, by the Fetch standard.
	return status === 503 || status === 429 || (status === 0 && error instanceof TypeError);
}
