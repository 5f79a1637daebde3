import type { Appearance } from "#worker/finders/appearance.rules.ts";
import type { FinderLook } from "#worker/finders/finder.rules.ts";
import { webpPath } from "#worker/media/image-name.rules.ts";

/** Attributes have the same names in lower case. Only the theme may be absent, which makes it plain. */
const CHOICES = ["layout", "selectBoxLayout", "bannerStyle", "buttonStyle", "theme"] as const;

/**
 * Applies a configuration's look to the root: choices as attributes for the style sheet, numbers and colours as custom
 * properties, each overridden by the page's own `--wf-…`. Uses the CSSOM, because a strict CSP forbids style
 * attributes.
 */
export function applyLook(
	root: HTMLElement,
	look: FinderLook,
	{ scheme, ...values }: Appearance,
	imageUrl: (path: string) => string,
) {
	for (const name of CHOICES) root.setAttribute(name, look[name] ?? "plain");
	root.style.colorScheme = scheme;
	const cover = look.backgroundImage && `url("${encodeURI(imageUrl(webpPath(look.backgroundImage)))}")`;
	for (const [name, value] of Object.entries({ ...values, cover }))
		root.style.setProperty(`--${name}`, `var(--wf-${name}, ${value})`);
}
