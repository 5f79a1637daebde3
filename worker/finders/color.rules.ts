/** A complete colour, `#rrggbb`. Without a flag, which JSON Schema would lose. */
export const COLOR = /^#[0-9a-fA-F]{6}$/;

/** The contrast that WCAG 2.2 requires for text; large text needs less. */
export const TEXT_CONTRAST = 4.5;
export const LARGE_CONTRAST = 3;

/** Relative luminance of `#rrggbb`, 0 to 1 (WCAG 2.2). */
export function luminance(hex: string): number {
	const [red = 0, green = 0, blue = 0] = toRgb(hex).map((part) =>
		part > 10 ? ((part / 255 + 0.055) / 1.055) ** 2.4 : part / 3294.6,
	);
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours `#rrggbb`: 1 (the same) to 21 (black on white). */
export function contrast(one: string, other: string): number {
	const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
	return (light + 0.05) / (dark + 0.05);
}

/** Red, green and blue, 0 to 255. */
export const toRgb = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
