import { PRICE_MAX } from "#worker/money/price.rules.ts";
import type { Cell, Money } from "./price-text.rules.ts";

export const ROUNDINGS = ["none", "90", "99"] as const;
export type Rounding = (typeof ROUNDINGS)[number];

/** Prices plus some per cent, at most two decimals of it; -100 makes everything free. */
export type PercentChange = { percent: number; rounding: Rounding };

/** A cell with its old and new price, in minor units. */
export type NewPrice = { at: number; from: number; to: number };

export const PERCENT_MIN = -100;
export const PERCENT_MAX = 1000;
/** Percentages are calculated in whole hundredths, so that results are exact. */
const SCALE = 10_000;

/** What a price ends in, and each how many minor units such endings come, in a currency of some digits. */
const endingOf = (rounding: "90" | "99", { digits }: Pick<Money, "digits">) => {
	const step = 10 ** Math.max(digits, 2);
	return { step, ending: (step * Number(rounding)) / 100 };
};

/** An ending as it is written: `.90`; `,990` in a currency of three decimals, `99` in one of none. */
export function endingText(rounding: "90" | "99", { digits, point }: Pick<Money, "digits" | "point">): string {
	const { ending } = endingOf(rounding, { digits });
	return digits === 0 ? String(ending) : point + String(ending).padStart(digits, "0");
}

/** Whether rounding to an ending is possible: in a currency with cents, they must be allowed. */
export const hasEndings = ({ digits, allowCents }: Pick<Money, "digits" | "allowCents">): boolean =>
	allowCents || digits === 0;

/**
 * A price (minor units) plus per cent, never below 0.
 *
 * - `none`: half up to the minor unit, or to whole units where a configuration has no cents.
 * - `90`, `99`: the nearest price that ends so, the higher of two as near, and never lower than the first one. In a
 *   currency of two decimals that is 12.90 or 12.99. One of three has 12.900 or 12.990, the same parts of a unit. One
 *   without decimals has no parts of a unit, and its prices end in hundreds: ¥1290 or ¥1299.
 *
 * A price of 0 stays 0, and what becomes 0 is not rounded up again.
 */
export function percentPrice(minor: number, { percent, rounding }: PercentChange, money: Money): number {
	const scaled = minor * (SCALE + Math.round(percent * 100));
	if (scaled === 0 || (percent === 0 && rounding === "none")) return scaled / SCALE;
	const wholes = rounding === "none" ? { step: unitOf(money), ending: 0 } : endingOf(rounding, money);
	const step = wholes.step * SCALE;
	const nearest = Math.floor((2 * (scaled - wholes.ending * SCALE) + step) / (2 * step));
	return Math.max(0, nearest) * wholes.step + wholes.ending;
}

const unitOf = ({ digits, allowCents }: Money): number => (allowCents ? 1 : 10 ** digits);

/** The prices of a range that change. Cells without a valid special price stay as they are. */
export function percentChanges(
	cells: readonly Cell[],
	{ from, to }: { from: number; to: number },
	change: PercentChange,
	money: Money,
): NewPrice[] {
	return pricedCells(cells, { from, to }).flatMap(([at, price]) => {
		const next = percentPrice(price, change, money);
		return next === price ? [] : [{ at, from: price, to: next }];
	});
}

/** The cells of a range with a special price, and the price. */
export const pricedCells = (cells: readonly Cell[], { from, to }: { from: number; to: number }): [number, number][] =>
	cells
		.slice(from, to + 1)
		.flatMap((cell, offset): [number, number][] => (typeof cell === "number" ? [[from + offset, cell]] : []));

/** The number of new prices above the maximum. */
export const countTooHigh = (changes: readonly NewPrice[], { digits }: Pick<Money, "digits">): number =>
	changes.filter(({ to }) => to > PRICE_MAX * 10 ** digits).length;
