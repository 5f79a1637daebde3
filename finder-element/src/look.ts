import type { FinderLook } from "#worker/finders/finder.rules.ts";
import { webpPath } from "#worker/media/image-name.rules.ts";
import { paletteOf } from "./palette.ts";

/** Attributes have the same names in lower case. */
const CHOICES = ["layout", "selectBoxLayout", "bannerStyle", "buttonStyle"] as const;
const ALIGNMENTS = ["start", "center", "end"];

/**
 * Applies a configuration's look to the root: choices as attributes for the style sheet, numbers and colours as custom
 * properties, each overridden by the page's own `--wf-…`. Uses the CSSOM, because a strict CSP forbids style
 * attributes.
 */
export function applyLook(
	root: HTMLElement,
	look: FinderLook,
	prefersDark: boolean,
	imageUrl: (path: string) => string,
) {
	const { scheme, ...colors } = paletteOf(look, prefersDark);
	for (const name of CHOICES) root.setAttribute(name, look[name]);
	root.style.colorScheme = scheme;
	const values = {
		...colors,
		"label-size": look.labelSize === "small" ? "0.82em" : "0.95em",
		"label-case": look.labelCapitalized ? "uppercase" : "none",
		radius: `${look.borderRadius}px`,
		"image-radius": `${look.imageBorderRadius}px`,
		padding: `${look.bannerPadding}px`,
		"title-align": ALIGNMENTS[look.titleAlignment - 1],
		"form-align": ALIGNMENTS[look.selectBoxAlignment - 1],
		"form-width": look.selectBoxLayout === "horizontal" ? "56em" : "28em",
		cover: look.backgroundImage && `url("${encodeURI(imageUrl(webpPath(look.backgroundImage)))}")`,
	};
	for (const [name, value] of Object.entries(values))
		root.style.setProperty(`--${name}`, `var(--wf-${name}, ${value})`);
}
