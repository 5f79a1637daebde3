import { html, type TemplateResult } from "lit";
import type { RichNode, RichTag } from "#worker/rich-text/rich-text.rules.ts";

export type RichContent = (string | TemplateResult)[];
type Elements<Tag extends string> = Record<Tag, (content: RichContent) => TemplateResult>;

const ELEMENTS: Elements<Exclude<RichTag, "a">> = {
	p: (content) => html`<p>${content}</p>`,
	br: () => html`<br>`,
	strong: (content) => html`<strong>${content}</strong>`,
	em: (content) => html`<em>${content}</em>`,
	u: (content) => html`<u>${content}</u>`,
	s: (content) => html`<s>${content}</s>`,
	ul: (content) => html`<ul>${content}</ul>`,
	ol: (content) => html`<ol>${content}</ol>`,
	li: (content) => html`<li>${content}</li>`,
	h2: (content) => html`<h2>${content}</h2>`,
	h3: (content) => html`<h3>${content}</h3>`,
	blockquote: (content) => html`<blockquote>${content}</blockquote>`,
};

/** Rich text as elements. A tag that isn't allowed becomes a plain span, an address that isn't a link's is dropped. */
export const richText = (nodes: RichNode[]): RichContent =>
	nodes.map((node) => {
		if (typeof node === "string") return node;
		const { tag, href = "" } = node;
		const content = richText(node.children);
		if (tag !== "a") return (ELEMENTS[tag] ?? span)(content);
		return /^(https?|mailto|tel):/i.test(href) ? html`<a href=${href} rel="noopener">${content}</a>` : span(content);
	});

const span = (content: RichContent) => html`<span>${content}</span>`;
