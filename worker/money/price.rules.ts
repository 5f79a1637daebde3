/** Base prices are in euros: a finder in another currency sells only parts with a special price. */
export const BASE_CURRENCY = "EUR";
export const BASE_DIGITS = 2;
export const BASE = { sign: "€", iso: BASE_CURRENCY, digits: BASE_DIGITS } as const;

/** The price a visitor pays for a part, in minor units; null: not sold. */
export function effectivePrice(
	part: { price: number | null; specialPrice: number | null },
	iso: string,
): number | null {
	return part.specialPrice ?? (iso === BASE_CURRENCY ? part.price : null);
}

/**
 * What these cost in all. No `reduce` in what visitors load: Prototype.js before 1.6.1, which old shops have, replaces it by
 * another one.
 */
export function sumOf(priced: readonly { price: number }[]): number {
	let sum = 0;
	for (const { price } of priced) sum += price;
	return sum;
}

/** Minor units (ISO 4217 digits: 2 for EUR, 0 for JPY) as the number of currency units for calls. */
export const toUnits = (minor: number, digits: number): number => minor / 10 ** digits;

/** Highest price a part may have, in currency units. */
export const PRICE_MAX = 1_000_000;

/**
 * A price in currency units as minor units; undefined if it is invalid: negative, too high, finer than the currency, or
 * with cents if the finder allows only whole units.
 */
export function toMinor(units: number, digits: number, allowCents: boolean): number | undefined {
	if (!Number.isFinite(units) || units < 0 || units > PRICE_MAX) return undefined;
	if (!allowCents && !Number.isInteger(units)) return undefined;
	const minor = Math.round(units * 10 ** digits);
	return Math.abs(minor / 10 ** digits - units) < 1e-9 ? minor : undefined;
}
