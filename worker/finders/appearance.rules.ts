import type { FinderLook, Theme } from "./finder.rules.ts";
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
	["frame-title", "title-color"],
	["frame-label", "label-color"],
] as const satisfies readonly (readonly [keyof Palette, keyof Palette])[];

/** The colours of the frame, which is what is behind the form, and what they follow in each theme. */
const FRAME_FOLLOWS = {
	plain: { frame: "background", "frame-ink": "ink", "frame-edge": "ink", "frame-ring": "accent" },
	card: { frame: "background", "frame-ink": "ink", "frame-edge": "ink", "frame-ring": "accent" },
	bold: { frame: "primary", "frame-ink": "on-primary", "frame-edge": "background", "frame-ring": "on-primary" },
} as const satisfies Record<Theme, Partial<Record<keyof Palette, keyof Palette>>>;

const ALIGNMENTS = ["start", "center", "end"];

/** `prefersDark` is the visitor's system setting, for style `auto`. */
export function appearanceOf(look: FinderLook, prefersDark: boolean): Appearance {
	const { theme = "plain" } = look;
	const palette = paletteOf(look, prefersDark);
	const follow = (name: keyof Palette, base: keyof Palette) => [name, `var(--wf-${base}, ${palette[name]})`];
	const { frame, ...onFrame } = FRAME_FOLLOWS[theme];
	return {
		...palette,
		...Object.fromEntries([
			...FOLLOWS.map(([name, base]) => follow(name, base)),
			follow("frame", frame),
			follow("frame-ink", onFrame["frame-ink"]),
			follow("frame-edge", onFrame["frame-edge"]),
			follow("frame-ring", onFrame["frame-ring"]),
		]),
		"frame-field": theme === "plain" ? "none" : `var(--wf-background, ${palette.background})`,
		"title-size": theme === "bold" ? "clamp(1.25em, 0.6em + 3.2cqi, 2.4em)" : "clamp(1.25em, 0.9em + 1.6cqi, 1.75em)",
		"label-size": look.labelSize === "small" ? "0.82em" : "0.95em",
		"label-case": look.labelCapitalized ? "uppercase" : "none",
		radius: `${look.borderRadius}px`,
		// Small elements look like pills at a radius at which large ones don't.
		"small-radius": `min(var(--wf-radius, ${look.borderRadius}px), 1.4em)`,
		"medium-radius": `min(var(--wf-radius, ${look.borderRadius}px), 20px)`,
		"image-radius": `${look.imageBorderRadius}px`,
		padding: `${look.bannerPadding}px`,
		"title-align": ALIGNMENTS[look.titleAlignment - 1] ?? "start",
		"form-align": ALIGNMENTS[look.selectBoxAlignment - 1] ?? "start",
		"form-width": look.selectBoxLayout === "horizontal" ? "72em" : "28em",
	};
}
