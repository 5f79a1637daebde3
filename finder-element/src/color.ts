/** Contrast that WCAG 2.2 requires for text, and for large text. */
export const TEXT_CONTRAST = 4.5;
export const LARGE_CONTRAST = 3;
const STEPS = 20;
export const WHITE = "#ffffff";
export const BLACK = "#000000";

const toRgb = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const toHex = (rgb: number[]): string =>
	`#${rgb.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;

/** Relative luminance of a `#rrggbb` colour, 0 to 1 (WCAG 2.2). */
export function luminance(hex: string): number {
	const [red = 0, green = 0, blue = 0] = toRgb(hex).map((part) =>
		part > 10 ? ((part / 255 + 0.055) / 1.055) ** 2.4 : part / 3294.6,
	);
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** 1 to 21. */
export function contrast(one: string, other: string): number {
	const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
	return (light + 0.05) / (dark + 0.05);
}

/**
 * The colour itself if its contrast with the background is sufficient, else moved towards black or white until it is.
 */
export function readable(hex: string, background: string, ratio: number): string {
	const goal = toRgb(contrast(WHITE, background) > contrast(BLACK, background) ? WHITE : BLACK);
	let color = hex;
	for (let step = 1; step <= STEPS && contrast(color, background) < ratio; step++) {
		color = toHex(toRgb(hex).map((part, at) => part + (((goal[at] ?? 0) - part) * step) / STEPS));
	}
	return color;
}
