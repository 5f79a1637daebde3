/** Without letters and digits that look alike. */
const LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** The number of an order that was entered without one: the day (UTC) and chance, `20261122-7KQ4MX`. */
export const newOrderNumber = (now: number, random: Uint8Array): string =>
	`${new Date(now).toISOString().slice(0, 10).replaceAll("-", "")}-${Array.from(random, (byte) => LETTERS[byte % LETTERS.length]).join("")}`;
