/** How much was done at a time, in milliseconds of any clock. */
export type Pace = { at: number; done: number };

const SETTLE_MS = 1000;

/**
 * Seconds until all is done, at the average speed since the start. Undefined in the first second, while nothing was done
 * since the start, and once all is.
 */
export function secondsLeft(start: Pace, now: Pace, total: number): number | undefined {
	const [spent, done] = [now.at - start.at, now.done - start.done];
	if (spent < SETTLE_MS || done <= 0 || now.done >= total) return undefined;
	return ((total - now.done) * spent) / done / 1000;
}
