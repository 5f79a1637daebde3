/** The contrast that WCAG 2.2 requires for text; large text (titles) needs less. */
const TEXT_RATIO = 4.5;
const LARGE_RATIO = 3;

const COLOR = /^#[0-9a-f]{6}$/i;

/** Relative luminance of `#rrggbb`, 0 to 1 (WCAG 2.2). */
function luminance(color: string): number {
	const channel = (at: number) => {
		const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
		return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
	};
	return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** 1 (the same) to 21 (black on white), or null where one of the two is not `#rrggbb`. */
export function contrast(one: string, other: string): number | null {
	if (!COLOR.test(one) || !COLOR.test(other)) return null;
	const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
	return (lighter + 0.05) / (darker + 0.05);
}

type Colors = { titleColor: string; labelColor: string; primaryColor: string; backgroundColor: string };
export type ContrastProblem = { field: "titleColor" | "labelColor" | "primaryColor"; ratio: number; needed: number };

const NEEDED = [
	["titleColor", LARGE_RATIO],
	["labelColor", TEXT_RATIO],
	["primaryColor", LARGE_RATIO],
] as const;

/** The colours with too little contrast on the background, with their contrast and the required one. */
export const contrastProblems = (colors: Colors): ContrastProblem[] =>
	NEEDED.flatMap(([field, needed]) => {
		const ratio = contrast(colors[field], colors.backgroundColor);
		return ratio !== null && ratio < needed ? [{ field, ratio, needed }] : [];
	});
