import { Parser } from "htmlparser2";
import sanitizeHtml from "sanitize-html";
import { isRichTag, RICH_TAGS, type RichNode, toLinkAddress } from "./rich-text.rules.ts";

/** Deeper than a person nests lists; recursion over a tree of this depth is safe everywhere. */
const MAX_DEPTH = 20;

/** Removed with its content, which is not text for readers. */
const NEVER_TEXT = [
	"iframe",
	"math",
	"noembed",
	"noframes",
	"noscript",
	"object",
	"option",
	"script",
	"select",
	"style",
	"svg",
	"template",
	"textarea",
	"title",
	"xmp",
];

const OPTIONS: sanitizeHtml.IOptions = {
	allowedTags: [...RICH_TAGS],
	allowedAttributes: { a: ["href", "rel"] },
	allowProtocolRelative: false,
	allowedSchemes: ["http", "https", "mailto", "tel"],
	disallowedTagsMode: "discard",
	nonTextTags: NEVER_TEXT,
	nestingLimit: MAX_DEPTH,
	parseStyleAttributes: false,
	transformTags: {
		a: (_, { href }) => ({ tagName: "a", attribs: linkAttributes(href ?? "") }),
		// What other editors use for the same elements in pasted text.
		b: "strong",
		i: "em",
		del: "s",
		strike: "s",
		h1: "h2",
		h4: "h3",
	},
};

function linkAttributes(href: string): Record<string, string> {
	const address = toLinkAddress(href);
	return address === undefined ? {} : { href: address, rel: "noopener noreferrer" };
}

/**
 * Removing elements can leave a nesting that HTML forbids, which the next reading repairs; text that needs more rounds
 * is dropped.
 */
const MAX_ROUNDS = 10;

/**
 * Makes HTML from outside safe to show anywhere: only the allowed elements remain. The result is a fixed point, so that
 * sanitising it again, as every reader does, changes nothing.
 */
export function sanitizeRichText(html: string): string {
	let clean = html;
	for (let round = 0; round < MAX_ROUNDS; round++) {
		const next = sanitizeHtml(clean, OPTIONS);
		if (next === clean) return clean.replace(/<[^>]*>/g, "").trim() === "" ? "" : clean;
		clean = next;
	}
	return sanitizeHtml(clean, { ...OPTIONS, allowedTags: [] });
}

type Open = Exclude<RichNode, string>;

/** Rich text as the tree that visitors get. It is sanitised again: the stored text may be older than the rules. */
export function toRichNodes(html: string): RichNode[] {
	const root: RichNode[] = [];
	const open: Open[] = [];
	const siblings = () => open.at(-1)?.children ?? root;
	const parser = new Parser({
		onopentag(tag, { href }) {
			if (!isRichTag(tag)) return;
			const node: Open = { tag, children: [], ...(href !== undefined && { href }) };
			siblings().push(node);
			open.push(node);
		},
		ontext(text) {
			appendText(siblings(), text);
		},
		onclosetag(tag) {
			if (isRichTag(tag)) open.pop();
		},
	});
	parser.end(sanitizeRichText(html));
	return root;
}

/** The parser splits text at each entity. */
function appendText(siblings: RichNode[], text: string): void {
	const last = siblings.at(-1);
	if (typeof last === "string") siblings.splice(-1, 1, last + text);
	else siblings.push(text);
}
