import { toProblem } from "../../lib/api-problem.ts";

/** Pauses between attempts, in milliseconds: about a minute until the user has to act. */
const PAUSES = [1000, 2000, 4000, 8000, 16_000, 30_000];

/**
 * Repeats a call that failed in transit, or that the server can't answer at the moment. Every call of an import can be
 * repeated.
 */
export async function withRetry<Answer>(signal: AbortSignal, send: () => Promise<Answer>): Promise<Answer> {
	for (let tries = 0; ; tries++) {
		try {
			return await send();
		} catch (error) {
			const pause = PAUSES[tries];
			if (pause === undefined || !isTransient(error)) throw error;
			await delay(pause, signal);
		}
	}
}

function isTransient(error: unknown): boolean {
	const { status } = toProblem(error);
	// A request that never reached the server is a TypeError, by the Fetch standard.
	return status === 503 || status === 429 || (status === 0 && error instanceof TypeError);
}

function delay(milliseconds: number, signal: AbortSignal): Promise<void> {
	return new Promise((resolve, reject) => {
		const timer = setTimeout(resolve, milliseconds);
		signal.addEventListener("abort", () => {
			clearTimeout(timer);
			reject(signal.reason);
		});
	});
}
