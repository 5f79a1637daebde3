import { html, type nothing, type TemplateResult } from "lit";
import type { TitleTag } from "#worker/finders/finder.rules.ts";
import type { RichNode } from "#worker/rich-text/rich-text.rules.ts";
import { richText } from "../rich-text.ts";

const TITLES: Record<TitleTag, (content: TemplateResult) => TemplateResult> = {
	h1: (content) => html`<h1 class="title" part="title">${content}</h1>`,
	h2: (content) => html`<h2 class="title" part="title">${content}</h2>`,
	h3: (content) => html`<h3 class="title" part="title">${content}</h3>`,
	h4: (content) => html`<h4 class="title" part="title">${content}</h4>`,
	p: (content) => html`<p class="title" part="title">${content}</p>`,
};

/** The title at the level that suits the shop's page. */
export const titleView = (tag: TitleTag, title: RichNode[], language: string | typeof nothing) =>
	TITLES[tag](html`<span lang=${language}>${richText(title)}</span>`);
