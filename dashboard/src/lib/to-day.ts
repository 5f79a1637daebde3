/** A day of an address, `2026-11-21`; undefined: it is none. */
export const toDay = (value: unknown): string | undefined =>
	typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value) && isDay(value) ? value : undefined;

/** Browsers read the 31st of February as a day of March. */
function isDay(text: string): boolean {
	const time = Date.parse(text);
	return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
