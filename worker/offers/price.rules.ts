/** Base prices are in euro: a finder in another currency sells only what has a special price. */
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

/** Minor units (ISO 4217 digits: 2 for EUR, 0 for JPY) as the number of currency units that calls carry. */
export const toUnits = (minor: number, digits: number): number => minor / 10 ** digits;

/** Highest price a part may have, in currency units. */
export const PRICE_MAX = 1_000_000;

/**
 * A price in currency units as minor units; undefined where it isn't one: negative, too high, finer than the currency,
 * or with cents where the finder takes whole units only (spec section 5).
 */
export function toMinor(units: number, digits: number, allowCents: boolean): number | undefined {
	if (!Number.isFinite(units) || units < 0 || units > PRICE_MAX) return undefined;
	if (!allowCents && !Number.isInteger(units)) return undefined;
	const minor = Math.round(units * 10 ** digits);
	return Math.abs(minor / 10 ** digits - units) < 1e-9 ? minor : undefined;
}
