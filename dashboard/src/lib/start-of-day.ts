/** The last moment with a year of four digits. What is written for later ones is no time for the server. */
const LAST = Date.UTC(10_000, 0) - 1;

/** The start of a calendar day (`2026-11-21`) in the user's time zone; `later`: this many days after it. */
export function startOfDay(day: string, later = 0): string {
	const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
	return new Date(Math.min(new Date(year, month - 1, date + later).getTime(), LAST)).toISOString();
}
