import { toProblem } from "./api-problem.ts";

/** Pauses before a further try, in milliseconds: about a minute until somebody has to look. */
const PAUSES = [1000, 2000, 4000, 8000, 16_000, 30_000];

/**
 * Repeats a call that was lost on the way, or that the server can't serve at the moment. Every call of an import may
 * be repeated: the same part is the same part.
 */
export async function persistently<Answer>(signal: AbortSignal, send: () => Promise<Answer>): Promise<Answer> {
	for (let tries = 0; ; tries++) {
		try {
			return await send();
		} catch (error) {
			const pause = PAUSES[tries];
			if (pause === undefined || !mayPass(error)) throw error;
			await waited(pause, signal);
		}
	}
}

function mayPass(error: unknown): boolean {
	const { status } = toProblem(error);
	// What never reached the server is a TypeError, by the Fetch standard.
	return status === 503 || status === 429 || (status === 0 && error instanceof TypeError);
}

function waited(milliseconds: number, signal: AbortSignal): Promise<void> {
	return new Promise((resolve, reject) => {
		const timer = setTimeout(resolve, milliseconds);
		signal.addEventListener("abort", () => {
			clearTimeout(timer);
			reject(signal.reason);
		});
	});
}
