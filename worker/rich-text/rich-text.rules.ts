/** Elements that rich text may hold, in the dashboard's editor, in D1 and in the finder. */
export const RICH_TAGS = [
	"p",
	"br",
	"strong",
	"em",
	"u",
	"s",
	"a",
	"ul",
	"ol",
	"li",
	"h2",
	"h3",
	"blockquote",
] as const;
export type RichTag = (typeof RICH_TAGS)[number];

/**
 * Rich text as it is sent: a small tree, never HTML, so that strict CSP and Trusted Types hold. A node is its text, or
 * its tag and children; only links carry an address (http, https, mailto or tel).
 */
export type RichNode = string | { tag: RichTag; children: RichNode[]; href?: string };

export const isRichTag = (tag: string): tag is RichTag => RICH_TAGS.some((known) => known === tag);

const LINK_PROTOCOLS = ["http:", "https:", "mailto:", "tel:"];

/**
 * The address of a link as a browser will read it, or undefined if it isn't allowed: relative addresses differ on every
 * shop's page, and browsers read `java&#9;script:` as a script.
 */
export function toLinkAddress(href: string): string | undefined {
	if (!URL.canParse(href)) return undefined;
	const { protocol, href: address } = new URL(href);
	return LINK_PROTOCOLS.includes(protocol) ? address : undefined;
}

/** The maximum characters of HTML in a field, measured as it is stored: `&` is stored as `&amp;`. */
export const FINDER_TEXT_MAX = 20_000;
export const CONTENT_TEXT_MAX = 100_000;

/** Tags in one text, opening and closing: far more than anyone writes, and few enough to sanitise at once. */
const TAGS_MAX = 5000;

export const hasTooManyTags = (html: string): boolean => html.split("<").length - 1 > TAGS_MAX;
