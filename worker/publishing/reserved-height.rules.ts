import type { FinderLook } from "../finders/finder.rules.ts";

/** What of a finder decides how high its form is. */
export type FormLook = Pick<
	FinderLook,
	"backgroundImage" | "bannerStyle" | "bannerPadding" | "label" | "layout" | "selectBoxLayout" | "showLabel" | "theme"
> & { title: string };

/** In pixels: of a form at least 620 px wide, and of a narrower one. */
export type ReservedHeight = { wide: number; narrow: number };

/** The style sheets' own least heights (finder-element/src/styles/base.css). */
export const LEAST_HEIGHT: ReservedHeight = { wide: 310, narrow: 500 };

/** Parts of the form at the browser's own text size, with the space between them. */
const EDGES = 2;
const TITLE = { wide: 48, narrow: 62 };
const LARGE_TITLE = { wide: 60, narrow: 74 };
const LABEL = 36;
const SEARCH = 88;
const SELECTS_IN_A_ROW = 74;
const SELECTS_BELOW_EACH_OTHER = 251;
const SELECTS_CLOSE_TOGETHER = 157;
const PICTURE = 236;
/** The picture shows around the form's pane. */
const COVER = { wide: 128, narrow: 96 };

/**
 * The height that a form with this look takes before a car is selected. A title is taken for one line, in a narrow form for two.
 * More than it takes is an empty space, less is a page that jumps.
 */
export function reservedHeight(look: FormLook): ReservedHeight {
	const heightAt = (width: keyof ReservedHeight): number => {
		const isInARow = width === "wide" && look.layout === "wide" && look.selectBoxLayout === "horizontal";
		const stacked = look.selectBoxLayout === "compact" ? SELECTS_CLOSE_TOGETHER : SELECTS_BELOW_EACH_OTHER;
		const title = look.theme === "bold" ? LARGE_TITLE : TITLE;
		const isCover = look.bannerStyle === "cover";
		return [
			2 * look.bannerPadding + EDGES + SEARCH,
			look.title === "" ? 0 : title[width],
			look.showLabel && look.label !== "" ? LABEL : 0,
			isInARow ? SELECTS_IN_A_ROW : stacked,
			isCover ? COVER[width] : look.backgroundImage === null ? 0 : PICTURE,
		].reduce((sum, height) => sum + height, 0);
	};
	const wide = Math.max(LEAST_HEIGHT.wide, heightAt("wide"));
	return { wide, narrow: Math.max(LEAST_HEIGHT.narrow, heightAt("narrow"), wide) };
}
