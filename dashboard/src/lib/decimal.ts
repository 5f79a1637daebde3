/** A decimal as people type it, with a comma or a point; NaN where it is none. Thousands are not grouped. */
export function parseDecimal(text: string): number {
	const plain = text.trim().replace(",", ".");
	return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

/** The same, as a box shows it in the reader's language; empty where there is none. */
export function formatDecimal(value: number | null, decimals: number, languageTag: string): string {
	if (value === null || Number.isNaN(value)) return "";
	const format = new Intl.NumberFormat(languageTag, {
		minimumFractionDigits: Number.isInteger(value) ? 0 : decimals,
		maximumFractionDigits: 6,
		useGrouping: false,
	});
	return format.format(value);
}
