const ITEM = "p[class*='MsoListParagraph'], p[style*='mso-list']";
/** What Word shows before an item: `·`, `o`, `1.`, `b)`. */
const MARK = "span[style*='mso-list'][style*='ignore' i]";
const NUMBER = /^\s*\(?[\p{L}\p{N}.]+[.)]\s*$/u;
const FIRST = /^\s*\(?[1aAiI][.)]/;

/**
 * Word pastes a list as paragraphs that begin with their marks. Returns HTML in which each run of them is a list, by its levels.
 * No list of ours begins later than with its first number: such paragraphs keep their numbers as text.
 */
export function withWordLists(html: string): string {
	if (!html.includes("mso-list")) return html;
	// All of it stays in this document, in which nothing is loaded or run.
	const parsed = new DOMParser().parseFromString(html, "text/html");
	/** The lists that the next item may continue, the outermost first. */
	let open: { level: number; list: HTMLElement }[] = [];
	for (const paragraph of parsed.querySelectorAll<HTMLElement>(ITEM)) {
		const mark = paragraph.querySelector(MARK);
		if (!mark) continue;
		const kind = NUMBER.test(mark.textContent) ? "ol" : "ul";
		const level = levelOf(paragraph);
		if (paragraph.previousElementSibling !== open[0]?.list) open = [];
		// One that begins at the second level has no list around it: the first level goes on in it.
		if (open[0] && level < open[0].level) open[0].level = level;
		open = open.filter((one) => one.level <= level);
		let list = open.at(-1)?.level === level ? open.pop()?.list : undefined;
		if (list?.localName !== kind) {
			const above = open.at(-1)?.list.lastElementChild;
			if (!above && kind === "ol" && !FIRST.test(mark.textContent)) continue;
			list = parsed.createElement(kind);
			if (above) above.appendChild(list);
			else paragraph.parentNode?.insertBefore(list, paragraph);
		}
		open.push({ level, list });
		mark.remove();
		const item = list.appendChild(parsed.createElement("li"));
		item.innerHTML = paragraph.innerHTML;
		paragraph.remove();
	}
	return parsed.body.innerHTML;
}

/** From `mso-list: l0 level2 lfo1`. */
const levelOf = (paragraph: HTMLElement): number =>
	Number(/level(\d)/.exec(paragraph.getAttribute("style") ?? "")?.[1] ?? 1);
