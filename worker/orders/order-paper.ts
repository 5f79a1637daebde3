import { createPdfPage, PAGE, type PdfFile, type PdfPage } from "../pdf/pdf-file.ts";
import type { PdfFont } from "../pdf/pdf-font.ts";
import { wrapText } from "../pdf/wrap.rules.ts";

export const CONTENT_WIDTH = PAGE.width - 2 * PAGE.margin;
const BOTTOM = PAGE.height - PAGE.margin - 24;
const FOOT = PAGE.height - PAGE.margin;
const SMALL = 8;

/** A paper of one or more pages. `head` stands on each page after the first, `foot` on all, beside the page's number. */
type PaperTexts = { head: string; foot: string; page: (page: number, of: number) => string };

/** Lays out a paper from top to bottom; what needs more room than is left begins a new page. */
export function createPaper(file: PdfFile, { head, foot, page: pageOf }: PaperTexts) {
	const pages: PdfPage[] = [createPdfPage()];
	let top = PAGE.margin;
	const onNewPage: (() => void)[] = [];

	const current = (): PdfPage => pages.at(-1) ?? createPdfPage();

	function newPage(): void {
		pages.push(createPdfPage());
		top = PAGE.margin + SMALL;
		current().text(head, { x: PAGE.margin, top, size: SMALL, font: file.regular, grey: true });
		top += 16;
		for (const begin of onNewPage) begin();
	}

	return {
		...{ file, current },
		top: () => top,
		moveTo: (value: number) => {
			top = value;
		},
		/** Makes sure that a block of this height stands on one page. */
		need(height: number): void {
			if (top + height > BOTTOM) newPage();
		},
		/** What each new page begins with from now on, such as a table's headings; returns how to end it. */
		beginPagesWith(begin: () => void): () => void {
			onNewPage.push(begin);
			return () => void onNewPage.splice(onNewPage.indexOf(begin), 1);
		},
		/** Lines of a text from the present place down, in a column; returns where they end. */
		block(text: string, x: number, width: number, { size, font, from = top }: BlockStyle): number {
			const lines = wrapText(text, width, (part) => font.widthOf(part, size));
			for (const [at, line] of lines.entries())
				current().text(line, { x, top: from + size * (1 + at * 1.35), size, font });
			return from + lines.length * size * 1.35;
		},
		/** A text over the whole width, over more pages if it is long. */
		flow(text: string, { size, font }: BlockStyle): void {
			for (const line of wrapText(text, CONTENT_WIDTH, (part) => font.widthOf(part, size))) {
				this.need(size * 1.35);
				current().text(line, { x: PAGE.margin, top: top + size, size, font });
				top += size * 1.35;
			}
		},
		/** Adds the pages to the file, each with its number. */
		finish(): void {
			for (const [at, page] of pages.entries()) {
				const number = pageOf(at + 1, pages.length);
				const style = { top: FOOT, size: SMALL, font: file.regular, grey: true };
				page.line(PAGE.margin, FOOT - 14, CONTENT_WIDTH);
				const numberWidth = file.regular.widthOf(number, SMALL);
				const [shown = ""] = wrapText(foot, CONTENT_WIDTH - numberWidth - 20, (text) =>
					file.regular.widthOf(text, SMALL),
				);
				page.text(shown, { ...style, x: PAGE.margin });
				page.text(number, { ...style, x: PAGE.width - PAGE.margin - numberWidth });
				file.add(page);
			}
		},
	};
}
export type Paper = ReturnType<typeof createPaper>;
type BlockStyle = { size: number; font: PdfFont; from?: number };
