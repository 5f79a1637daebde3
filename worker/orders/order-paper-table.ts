import { PAGE } from "../pdf/pdf-file.ts";
import { wrapText } from "../pdf/wrap.rules.ts";
import { CONTENT_WIDTH, type Paper } from "./order-paper.ts";

/** `width` in points; `isEnd`: numbers, under each other at the right; `tick`: a box to tick before the text. */
export type PaperColumn = { title: string; width: number; isEnd?: boolean; tick?: boolean };

const SIZE = 9;
const LINE = SIZE * 1.35;
const GAP = 10;
const PADDING = 5;
const TICK = 16;
/** A cell is cut there, so that a row fits on a page. */
const LINES_MAX = 30;

/** A table over as many pages as it needs, with its headings on each; a row stands on one page. */
export function drawTable(paper: Paper, columns: readonly PaperColumn[], rows: readonly (readonly string[])[]): void {
	const { regular, bold } = paper.file;
	const starts = columns.map((_, at) => PAGE.margin + columns.slice(0, at).reduce((sum, { width }) => sum + width, 0));
	const headings = () =>
		drawRow(
			columns.map(({ title }) => title),
			true,
		);
	paper.need(60);
	headings();
	const end = paper.beginPagesWith(headings);
	for (const row of rows) drawRow(row, false);
	end();

	function drawRow(texts: readonly string[], isHead: boolean): void {
		const font = isHead ? bold : regular;
		const cells = columns.map(({ width, tick }, at) =>
			cut(wrapText(texts[at] ?? "", width - GAP - (tick ? TICK : 0), (text) => font.widthOf(text, SIZE))),
		);
		const height = Math.max(...cells.map(({ length }) => length)) * LINE + 2 * PADDING;
		if (!isHead) paper.need(height);
		const top = paper.top();
		const page = paper.current();
		for (const [at, lines] of cells.entries()) {
			const { width = 0, isEnd, tick } = columns[at] ?? {};
			const start = (starts[at] ?? 0) + (tick ? TICK : 0);
			if (tick && !isHead) page.box(starts[at] ?? 0, top + PADDING + SIZE, SIZE - 1);
			for (const [row, line] of lines.entries()) {
				const x = isEnd ? start + width - font.widthOf(line, SIZE) - (at === columns.length - 1 ? 0 : GAP) : start;
				page.text(line, { x, top: top + PADDING + SIZE * 0.9 + row * LINE, size: SIZE, font });
			}
		}
		page.line(PAGE.margin, top + height, CONTENT_WIDTH, isHead ? 1 : 0.5);
		paper.moveTo(top + height);
	}
}

const cut = (lines: string[]): string[] => (lines.length > LINES_MAX ? [...lines.slice(0, LINES_MAX), "…"] : lines);
