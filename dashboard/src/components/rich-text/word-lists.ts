const ITEM = "p[class*='MsoListParagraph'], p[style*='mso-list']";
/** What Word shows before an item: `·`, `o`, `1.`, `b)`. */
const MARK = "span[style*='mso-list'][style*='ignore' i]";
const NUMBER = /^\s*\(?[\p{L}\p{N}.]+[.)]\s*$/u;

/** Word pastes a list as paragraphs that begin with their marks. Returns HTML in which each run of them is a list. */
export function withWordLists(html: string): string {
	if (!html.includes("mso-list")) return html;
	// All of it stays in this document, in which nothing is loaded or run.
	const parsed = new DOMParser().parseFromString(html, "text/html");
	let list: HTMLElement | undefined;
	for (const paragraph of parsed.querySelectorAll<HTMLElement>(ITEM)) {
		const mark = paragraph.querySelector(MARK);
		if (!mark) continue;
		const kind = NUMBER.test(mark.textContent) ? "ol" : "ul";
		if (list?.localName !== kind || paragraph.previousElementSibling !== list) {
			list = parsed.createElement(kind);
			paragraph.parentNode?.insertBefore(list, paragraph);
		}
		mark.remove();
		const item = list.appendChild(parsed.createElement("li"));
		item.innerHTML = paragraph.innerHTML;
		paragraph.remove();
	}
	return parsed.body.innerHTML;
}
