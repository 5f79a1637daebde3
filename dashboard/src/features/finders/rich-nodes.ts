import { isRichTag, type RichNode, toLinkAddress } from "#worker/rich-text/rich-text.rules.ts";

/** Elements whose text is never shown. */
const WITHOUT_TEXT = ["script", "style", "template", "title"];

/**
 * The editor's HTML as the tree that the element takes: only allowed elements and their text, and nothing is executed.
 */
export const toRichNodes = (html: string): RichNode[] =>
	childrenOf(new DOMParser().parseFromString(html, "text/html").body);

const childrenOf = (parent: Node): RichNode[] => [...parent.childNodes].flatMap(toNodes);

function toNodes(node: Node): RichNode[] {
	if (node instanceof Text) return [node.data];
	if (!(node instanceof HTMLElement) || WITHOUT_TEXT.includes(node.localName)) return [];
	const children = childrenOf(node);
	if (!isRichTag(node.localName)) return children;
	const href = node instanceof HTMLAnchorElement ? toLinkAddress(node.getAttribute("href") ?? "") : undefined;
	return [{ tag: node.localName, children, ...(href !== undefined && { href }) }];
}
