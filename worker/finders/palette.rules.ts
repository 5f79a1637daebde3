import { contrast, LARGE_CONTRAST, luminance, TEXT_CONTRAST } from "./color.rules.ts";
import type { FinderLook } from "./finder.rules.ts";
import { BLACK, readable, WHITE } from "./readable-color.rules.ts";

const DARK_SURFACE = "#16181d";
const LIGHT_INK = "#f3f4f6";
const DARK_INK = "#1a1d23";
/** Backgrounds below this luminance are dark. */
const DARK_LUMINANCE = 0.18;
/** A colour with less contrast than this was chosen for another background. */
const VISIBLE_CONTRAST = 2;

/** Named like the custom properties. */
export type Palette = { scheme: "light" | "dark" } & Record<
	"background" | "ink" | "title-color" | "label-color" | "accent" | "primary" | "on-primary",
	string
>;

/**
 * The colours of a look, each as `#rrggbb`. With any configuration, text is readable: a colour without enough contrast
 * is moved towards black or white until it has it. `prefersDark` is the visitor's system setting, for style `auto`.
 */
export function paletteOf(look: FinderLook, prefersDark: boolean): Palette {
	const isDark = (color: string) => luminance(color) < DARK_LUMINANCE;
	const wantsDark = look.style === "dark" || (look.style === "auto" && prefersDark);
	// A light background was chosen for light pages; a dark one is used in both styles.
	const background = wantsDark && !isDark(look.backgroundColor) ? DARK_SURFACE : look.backgroundColor;
	const scheme = isDark(background) ? "dark" : "light";
	const ink = scheme === "dark" ? LIGHT_INK : DARK_INK;
	const text = (color: string, ratio: number) =>
		readable(contrast(color, background) < VISIBLE_CONTRAST ? ink : color, background, ratio);
	const primary = look.primaryColor;
	// White on the primary colour if that is nearly readable: then the colour is darkened a little, because black on a
	// strong blue or red looks wrong.
	const takesWhite = contrast(WHITE, primary) > LARGE_CONTRAST;
	return {
		scheme,
		background,
		ink: text(ink, TEXT_CONTRAST),
		"title-color": text(look.titleColor, LARGE_CONTRAST),
		"label-color": text(look.labelColor, TEXT_CONTRAST),
		accent: text(primary, TEXT_CONTRAST),
		primary: takesWhite ? readable(primary, WHITE, TEXT_CONTRAST) : primary,
		"on-primary": takesWhite ? WHITE : BLACK,
	};
}
