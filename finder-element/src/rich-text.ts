import { RICH_TAGS, type RichNode } from "#worker/rich-text/rich-text.rules.ts";
import { type Child, h } from "./dom.ts";

/** Rich text as elements. A tag that isn't allowed becomes a plain span, an address that isn't a link's is dropped. */
export const richText = (nodes: RichNode[]): Child[] =>
	nodes.map((node) => {
		if (typeof node === "string") return node;
		const tag = RICH_TAGS.find((allowed) => allowed === node.tag) ?? "span";
		const href = tag === "a" && /^(https?|mailto|tel):/i.test(node.href ?? "") ? node.href : undefined;
		return h(tag, href === undefined ? null : { href, rel: "noopener" }, richText(node.children));
	});
