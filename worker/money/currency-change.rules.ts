import { PRICE_MAX } from "./price.rules.ts";

/** What happens to a finder's special prices when its currency changes. */
export const PRICE_FATES = ["convert", "keep", "drop"] as const;
export type PriceFate = (typeof PRICE_FATES)[number];

export type CurrencyChange = { prices: "convert"; rate: number } | { prices: "keep" } | { prices: "drop" };
/** `none`: there are no special prices, and other prices may stop counting. */
export type ConfirmedChange = CurrencyChange | { prices: "none" };

export const RATE_MIN = 0.000001;
export const RATE_MAX = 1_000_000;

type Units = { digits: number };

/**
 * A price (minor units) in another currency: by the rate, exactly and rounded half up to the currency's minor unit, or
 * to whole units if cents are off; or the same number of units (12.50 € becomes 12.500 KD). Null: the price is dropped.
 */
export function changedPrice(
	minor: number,
	from: Units,
	to: Units & { allowCents: boolean },
	change: CurrencyChange,
): number | null {
	if (change.prices === "drop") return null;
	const [rate, rateDigits] = change.prices === "convert" ? toFraction(change.rate) : [1n, 0];
	const step = change.prices === "convert" && !to.allowCents ? to.digits : 0;
	const dividend = BigInt(minor) * rate * 10n ** BigInt(to.digits - step);
	const divisor = 10n ** BigInt(from.digits + rateDigits);
	const rounded = (2n * dividend + divisor) / (2n * divisor);
	return Number(rounded * 10n ** BigInt(step));
}

/** A rate must not make a price 0 that wasn't, nor higher than allowed. */
export const isUnfit = (before: number, after: number | null, { digits }: Units): boolean =>
	after !== null && ((after === 0 && before > 0) || after > PRICE_MAX * 10 ** digits);

/** 1.07 as 107 / 10². Rates are never so small that JavaScript writes an exponent. */
function toFraction(rate: number): [numerator: bigint, digits: number] {
	const [whole = "", fraction = ""] = String(rate).split(".");
	return [BigInt(whole + fraction), fraction.length];
}
