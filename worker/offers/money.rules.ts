import type { OfferCurrency } from "./offer.rules.ts";

const formats = new Map<string, Intl.NumberFormat>();

/**
 * A price in minor units as people of a language write it, always with the currency's own sign: `Intl` would write
 * `TRY 427.00` in one language and `₺427,00` in another, or one `$` for five currencies.
 */
export function formatMoney(minor: number, { sign, iso, digits }: OfferCurrency, languageTag: string): string {
	const key = `${languageTag} ${iso} ${digits}`;
	// Making a format takes longer than a hundred uses of it, and a price grid has thousands.
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
	// Where Intl knows a symbol and the sign is a word: `KM 12.50`.
	return text.replace(/(\p{L}\.?)(?=\d)/u, "$1\u00a0");
}
