/** The start of a calendar day (`2026-11-21`) in the user's time zone; `later`: this many days after it. */
export function startOfDay(day: string, later = 0): string {
	const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
	return new Date(year, month - 1, date + later).toISOString();
}
