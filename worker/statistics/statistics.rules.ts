import { DAY_MS } from "../db/times.rules.ts";

/** The period for visits, including today, for a user to count as active, and for a finder to count as connected. */
export const STATISTICS_DAYS = 30;

/** The beginning of that period, to the millisecond. */
export const statisticsStart = (now: number): number => now - STATISTICS_DAYS * DAY_MS;

/** Whether a finder is on a shop's page now: a page that nobody has opened for that long may be gone. */
export const isConnected = (seenAt: string, now: number): boolean => Date.parse(seenAt) > statisticsStart(now);

export type DayVisits = { ready: number; results: number; noResults: number; noCars: number };

/** Every one of the last days in order, including days without visits. Days are counted since 1970 (UTC). */
export function everyDay(counted: readonly ({ day: number } & DayVisits)[], today: number) {
	const counts = new Map(counted.map((one) => [one.day, one]));
	return Array.from({ length: STATISTICS_DAYS }, (_, at) => {
		const day = today - STATISTICS_DAYS + 1 + at;
		const { ready = 0, results = 0, noResults = 0, noCars = 0 } = counts.get(day) ?? {};
		return { day: new Date(day * DAY_MS).toISOString().slice(0, 10), ready, results, noResults, noCars };
	});
}

/** The share of answered searches that found no wipers or no car; null if there were none. */
export function noResultShare(days: readonly DayVisits[]): number | null {
	const answered = days.reduce((total, { results }) => total + results, 0);
	const missed = days.reduce((total, { noResults, noCars }) => total + noResults + noCars, 0);
	return answered + missed === 0 ? null : missed / (answered + missed);
}
