import { contrast, toRgb } from "./color.rules.ts";

const STEPS = 20;
export const WHITE = "#ffffff";
export const BLACK = "#000000";

const toHex = (rgb: number[]): string =>
	`#${rgb.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;

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
