import { contrast, LARGE_CONTRAST, luminance, TEXT_CONTRAST } from "./color.rules.ts";
import type { FinderLook } from "./finder.rules.ts";
import { BLACK, mix, readable, strongest, WHITE } from "./readable-color.rules.ts";

const DARK_SURFACE = "#16181d";
const LIGHT_INK = "#f3f4f6";
const DARK_INK = "#1a1d23";
/** Backgrounds below this luminance are dark. */
const DARK_LUMINANCE = 0.18;
/** A colour with less contrast than this was chosen for another background. */
const VISIBLE_CONTRAST = 2;
/** Of the other colour: in surfaces, in a button under the pointer, in quiet text, in the edge of a field. */
const TINT = 0.08;
const QUIET = 0.28;
const EDGE = 0.44;

/** `frame` is behind the form: which of the others it is, depends on the theme. */
const SURFACES = ["background", "soft", "primary", "primary-hover", "frame"] as const;
type Surface = (typeof SURFACES)[number];

/**
 * What stands on which surfaces, and the contrast that it needs there (WCAG 2.2, 1.4.3 for text, 1.4.11 for controls).
 * A title in a narrow column is too small to count as large.
 */
export const STANDS_ON = {
	ink: { on: ["background", "soft"], ratio: TEXT_CONTRAST },
	quiet: { on: ["background", "soft"], ratio: TEXT_CONTRAST },
	"title-color": { on: ["background"], ratio: TEXT_CONTRAST },
	"label-color": { on: ["background"], ratio: TEXT_CONTRAST },
	accent: { on: ["background", "soft"], ratio: TEXT_CONTRAST },
	edge: { on: ["background", "soft"], ratio: LARGE_CONTRAST },
	"primary-edge": { on: ["background", "soft"], ratio: LARGE_CONTRAST },
	"on-primary": { on: ["primary", "primary-hover"], ratio: TEXT_CONTRAST },
	"frame-ink": { on: ["frame"], ratio: TEXT_CONTRAST },
	"frame-title": { on: ["frame"], ratio: TEXT_CONTRAST },
	"frame-label": { on: ["frame"], ratio: TEXT_CONTRAST },
	/** The edge of a field, which has the background's colour itself. */
	"frame-edge": { on: ["frame"], ratio: LARGE_CONTRAST },
	/** Around a field with the focus. */
	"frame-ring": { on: ["frame"], ratio: LARGE_CONTRAST },
} as const satisfies Record<string, { on: readonly Surface[]; ratio: number }>;
type Foreground = keyof typeof STANDS_ON;

/** Named like the custom properties. */
export type Palette = { scheme: "light" | "dark" } & Record<Surface | Foreground, string>;

/**
 * The colours of a look, each as `#rrggbb`. With any configuration, each foreground has its contrast on each surface that
 * it stands on: one that lacks it is moved towards black or white until it has it. `prefersDark` is the visitor's system
 * setting, for style `auto`.
 */
export function paletteOf(look: FinderLook, prefersDark: boolean): Palette {
	const wantsDark = look.style === "dark" || (look.style === "auto" && prefersDark);
	// A light background was chosen for light pages; a dark one is used in both styles.
	const background = wantsDark && !isDark(look.backgroundColor) ? DARK_SURFACE : look.backgroundColor;
	const scheme = isDark(background) ? "dark" : "light";
	const ink = scheme === "dark" ? LIGHT_INK : DARK_INK;
	const seen = (color: string) => (contrast(color, background) < VISIBLE_CONTRAST ? ink : color);
	const { onPrimary, ...surfaces } = surfacesOf(look, background);
	const { primary, frame } = surfaces;
	const frameInk = look.theme === "bold" ? onPrimary : ink;
	const visible = look.theme === "bold" ? TEXT_CONTRAST : VISIBLE_CONTRAST;
	const onFrame = (color: string) => (contrast(color, frame) < visible ? frameInk : color);
	const stand = (name: Foreground, color: string) => {
		const { on, ratio } = STANDS_ON[name];
		const [first, ...others] = on;
		return readable(color, [surfaces[first], ...others.map((surface) => surfaces[surface])], ratio);
	};
	return {
		scheme,
		...surfaces,
		ink: stand("ink", ink),
		quiet: stand("quiet", mix(ink, background, QUIET)),
		"title-color": stand("title-color", seen(look.titleColor)),
		"label-color": stand("label-color", seen(look.labelColor)),
		accent: stand("accent", seen(look.primaryColor)),
		edge: stand("edge", mix(ink, background, EDGE)),
		"primary-edge": stand("primary-edge", primary),
		"on-primary": stand("on-primary", onPrimary),
		"frame-ink": stand("frame-ink", frameInk),
		"frame-title": stand("frame-title", onFrame(look.titleColor)),
		"frame-label": stand("frame-label", onFrame(look.labelColor)),
		"frame-edge": stand("frame-edge", look.theme === "bold" ? background : mix(ink, background, EDGE)),
		"frame-ring": stand("frame-ring", look.theme === "bold" ? onPrimary : seen(look.primaryColor)),
	};
}

/** What something stands on, and the text of a button. `background` is the finder's in this style. */
export function surfacesOf({ primaryColor, theme }: Pick<FinderLook, "primaryColor" | "theme">, background: string) {
	const { primary, onPrimary, hover } = buttonOf(primaryColor);
	const ink = isDark(background) ? LIGHT_INK : DARK_INK;
	const soft = softOf(background, contrast(primary, background) < VISIBLE_CONTRAST ? ink : primary);
	const frame = theme === "bold" ? primary : theme === "card" ? soft : background;
	return { background, soft, primary, "primary-hover": hover, frame, onPrimary };
}

const isDark = (color: string): boolean => luminance(color) < DARK_LUMINANCE;

/**
 * White on the primary colour if that is nearly readable: then the colour is darkened a little, because black on a strong
 * blue or red looks wrong.
 */
function buttonOf(color: string) {
	const takesWhite = contrast(WHITE, color) > LARGE_CONTRAST;
	const primary = takesWhite ? readable(color, [WHITE], TEXT_CONTRAST) : color;
	const onPrimary = takesWhite ? WHITE : BLACK;
	const darker = mix(primary, BLACK, TINT);
	const isReadable = contrast(onPrimary, darker) >= TEXT_CONTRAST;
	return { primary, onPrimary, hover: isReadable ? darker : mix(primary, WHITE, TINT) };
}

/** The background with a little of a colour; where that would leave no room for text, a little further away from it. */
function softOf(background: string, color: string): string {
	const text = strongest(background);
	const tinted = mix(background, color, TINT);
	if (contrast(text, tinted) >= TEXT_CONTRAST) return tinted;
	return mix(background, text === WHITE ? BLACK : WHITE, TINT);
}
