import { COLOR, contrast, LARGE_CONTRAST, TEXT_CONTRAST } from "#worker/finders/color.rules.ts";

type Colors = { titleColor: string; labelColor: string; primaryColor: string; backgroundColor: string };
export type ContrastProblem = { field: "titleColor" | "labelColor" | "primaryColor"; ratio: number; needed: number };

const NEEDED = [
	["titleColor", TEXT_CONTRAST],
	["labelColor", TEXT_CONTRAST],
	["primaryColor", LARGE_CONTRAST],
] as const;

/**
 * The colours with too little contrast on the background, with their contrast and the required one. Half-typed colours
 * are left out.
 */
export const contrastProblems = (colors: Colors): ContrastProblem[] =>
	NEEDED.flatMap(([field, needed]) => {
		const pair = [colors[field], colors.backgroundColor] as const;
		if (!pair.every((color) => COLOR.test(color))) return [];
		const ratio = contrast(...pair);
		return ratio < needed ? [{ field, ratio, needed }] : [];
	});
