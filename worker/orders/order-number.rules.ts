/** Without letters and digits that look alike. */
const LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** The number of an order that was entered without one: the day in a time zone and chance, `20261122-7KQ4MX`. */
export function newOrderNumber(now: number, random: Uint8Array, timeZone = "UTC"): string {
	const day = new Intl.DateTimeFormat("en", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
	const parts = new Map(day.formatToParts(now).map(({ type, value }) => [type, value]));
	const letters = Array.from(random, (byte) => LETTERS[byte % LETTERS.length]);
	return `${parts.get("year")}${parts.get("month")}${parts.get("day")}-${letters.join("")}`;
}
