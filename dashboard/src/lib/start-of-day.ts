/** When a day of the calendar (`2026-11-21`) begins where the reader is; `later`: that many days after it. */
export function startOfDay(day: string, later = 0): string {
	const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
	return new Date(year, month - 1, date + later).toISOString();
}
