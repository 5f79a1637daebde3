/** Characters with which spreadsheets begin a formula, full-width forms included (OWASP, CSV injection). */
const FORMULA = /^'*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;
const GUARDED = /^'+[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;
/** A number of pieces, which every system reads; a spreadsheet shows it as it is. */
const NEGATIVE = /^-[1-9]\d{0,14}$/;
const SPECIAL = /[",;\t\r\n]|^\s|\s$/;

/** The first character of a file, so that spreadsheets read it as UTF-8. */
export const CSV_BOM = "\uFEFF";

/**
 * One line of a CSV file. A cell that a spreadsheet would run as a formula gets an apostrophe, which marks it as text;
 * a cell that already begins with one gets another, so that no two cells look alike.
 */
export const csvLine = (cells: readonly string[], separator: CsvForm["separator"]): string =>
	`${cells.map(csvCell).join(separator)}\r\n`;

/** How the spreadsheets of a language write a file: a comma that separates decimals can't separate cells. */
export type CsvForm = { separator: "," | ";"; decimal: "." | "," };

/** A cell before `csvLine` marked it as text. */
export const withoutGuard = (cell: string): string => (GUARDED.test(cell) ? cell.slice(1) : cell);

function csvCell(cell: string): string {
	const text = FORMULA.test(cell) && !NEGATIVE.test(cell) ? `'${cell}` : cell;
	return SPECIAL.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
