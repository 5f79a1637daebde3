import { numberFormat } from "./intl.ts";

/** The decimal separator of a language. */
export const decimalPoint = (languageTag: string): string =>
	numberFormat(languageTag)
		.formatToParts(0.5)
		.find(({ type }) => type === "decimal")?.value ?? ".";

/**
 * A typed decimal, with a comma or a point; NaN if it is none. Thousands are not grouped, and `1.234`, which may be a
 * thousand or one, is invalid, unless the decimal separator is known.
 */
export function parseDecimal(text: string, point?: string): number {
	const plain = text.trim().replace(",", ".");
	if (!text.includes(point ?? "\0") && /^-?[1-9]\d{0,2}\.\d{3}$/.test(plain)) return Number.NaN;
	return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

/** The same, as a box shows it in the user's language; empty if there is none. */
export function formatDecimal(value: number | null, decimals: number, languageTag: string): string {
	if (value === null || Number.isNaN(value)) return "";
	const format = numberFormat(languageTag, {
		minimumFractionDigits: Number.isInteger(value) ? 0 : decimals,
		maximumFractionDigits: 6,
		useGrouping: false,
	});
	return format.format(value);
}
