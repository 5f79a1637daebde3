import { contrast, toRgb } from "./color.rules.ts";

const STEPS = 20;
export const WHITE = "#ffffff";
export const BLACK = "#000000";

const toHex = (rgb: number[]): string =>
	`#${rgb.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;

/** A colour with a part (0 to 1) of another one. */
export function mix(hex: string, other: string, part: number): string {
	const goal = toRgb(other);
	return toHex(toRgb(hex).map((value, at) => value + ((goal[at] ?? 0) - value) * part));
}

/** Black or white, whichever has more contrast with the background. */
export const strongest = (background: string): string =>
	contrast(WHITE, background) > contrast(BLACK, background) ? WHITE : BLACK;

/**
 * The colour itself if its contrast with each background is sufficient, else moved towards the strongest one on the first
 * background until it is.
 */
export function readable(hex: string, backgrounds: readonly [string, ...string[]], ratio: number): string {
	const goal = strongest(backgrounds[0]);
	const isWeak = (color: string) => backgrounds.some((background) => contrast(color, background) < ratio);
	let color = hex;
	for (let step = 1; step <= STEPS && isWeak(color); step++) color = mix(hex, goal, step / STEPS);
	return color;
}
