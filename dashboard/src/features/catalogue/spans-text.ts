const DASH = "–";

/** `2012–2019`, `2012` for one year, `2012–` for still built. */
export function yearsText(from: number, to: number | null): string {
	if (to === from) return String(from);
	return to === null || to === 0 ? `${from}${DASH}` : `${from}${DASH}${to}`;
}

/** Years that may be without a beginning or an end: `2012–2019`, `–2019`; empty without both. */
export function openYearsText(from: number | null, to: number | null): string {
	if (from === null) return to === null ? "" : `${DASH}${to}`;
	return yearsText(from, to);
}

/** `28/26″`; a dash if no size is known. */
export const sizesText = (sizes: readonly number[]): string => (sizes.length === 0 ? DASH : `${sizes.join("/")}″`);
