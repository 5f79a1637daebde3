/** `digits`: how many decimals its minor unit has. */
export type Currency = { sign: string; iso: string; digits: number };

const formats = new Map<string, Intl.NumberFormat>();

/**
 * A price in minor units in a language's format, always with the currency's own sign: `Intl` would write `TRY 427.00`
 * in one language and `₺427,00` in another, or one `$` for five currencies.
 */
export function formatMoney(minor: number, { sign, iso, digits }: Currency, languageTag: string): string {
	const key = `${languageTag} ${iso} ${digits}`;
	// Creating a format takes longer than using it a hundred times, and a price grid has thousands.
	const format =
		formats.get(key) ??
		new Intl.NumberFormat(languageTag, {
			style: "currency",
			currency: iso,
			currencyDisplay: "narrowSymbol",
			minimumFractionDigits: digits,
			maximumFractionDigits: digits,
		});
	formats.set(key, format);
	const parts = format.formatToParts(minor / 10 ** digits);
	const text = parts.map(({ type, value }) => (type === "currency" ? sign : value)).join("");
	// If Intl has a symbol and the sign is a word: `KM 12.50`.
	return text.replace(/(\p{L}\.?)(?=\d)/u, "$1\u00a0");
}

/** Whether the language writes the sign before the number. */
export const isSignFirst = (currency: Currency, languageTag: string): boolean =>
	formatMoney(0, currency, languageTag).startsWith(currency.sign);
