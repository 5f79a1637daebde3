import { COLOR, contrast, LARGE_CONTRAST, TEXT_CONTRAST } from "#worker/finders/color.rules.ts";
import type { FinderLook } from "#worker/finders/finder.rules.ts";
import { surfacesOf } from "#worker/finders/palette.rules.ts";

type Colors = Pick<FinderLook, "titleColor" | "labelColor" | "primaryColor" | "backgroundColor" | "theme">;
export type ContrastProblem = { field: "titleColor" | "labelColor" | "primaryColor"; ratio: number; needed: number };

const NEEDED = [
	["titleColor", "frame", TEXT_CONTRAST],
	["labelColor", "frame", TEXT_CONTRAST],
	["primaryColor", "background", LARGE_CONTRAST],
] as const;

/**
 * The colours with too little contrast on what is behind them in the theme, with their contrast and the required one.
 * Nothing is said while a colour is half-typed, nor of texts on the shop's own colour in the bold look: there they are as
 * light or dark as a button's text, if the chosen colour can't be read.
 */
export const contrastProblems = (colors: Colors): ContrastProblem[] =>
	NEEDED.flatMap(([field, surface, needed]) => {
		const { primaryColor, backgroundColor, theme } = colors;
		if (theme === "bold" && surface === "frame") return [];
		if (![colors[field], primaryColor, backgroundColor].every((color) => COLOR.test(color))) return [];
		const ratio = contrast(colors[field], surfacesOf(colors, backgroundColor)[surface]);
		return ratio < needed ? [{ field, ratio, needed }] : [];
	});
