import type { FinderLook } from "./finder.rules.ts";
import { type Palette, paletteOf } from "./palette.rules.ts";

/**
 * A look as the element applies it: the colour scheme, and custom properties by their names without `--`. A page's own
 * `--wf-…` takes precedence over each.
 */
export type Appearance = { scheme: "light" | "dark" } & Record<string, string>;

/** What is derived from a colour follows it on a page that sets the colour itself. */
const FOLLOWS = [
	["quiet", "ink"],
	["edge", "ink"],
	["soft", "background"],
	["primary-hover", "primary"],
	["primary-edge", "primary"],
] as const satisfies readonly (readonly [keyof Palette, keyof Palette])[];

const ALIGNMENTS = ["start", "center", "end"];

/** `prefersDark` is the visitor's system setting, for style `auto`. */
export function appearanceOf(look: FinderLook, prefersDark: boolean): Appearance {
	const palette = paletteOf(look, prefersDark);
	return {
		...palette,
		...Object.fromEntries(FOLLOWS.map(([name, base]) => [name, `var(--wf-${base}, ${palette[name]})`])),
		"label-size": look.labelSize === "small" ? "0.82em" : "0.95em",
		"label-case": look.labelCapitalized ? "uppercase" : "none",
		radius: `${look.borderRadius}px`,
		"image-radius": `${look.imageBorderRadius}px`,
		padding: `${look.bannerPadding}px`,
		"title-align": ALIGNMENTS[look.titleAlignment - 1] ?? "start",
		"form-align": ALIGNMENTS[look.selectBoxAlignment - 1] ?? "start",
		"form-width": look.selectBoxLayout === "horizontal" ? "72em" : "28em",
	};
}
