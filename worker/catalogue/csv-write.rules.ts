/** What spreadsheets take for a formula when a cell begins with it, full-width forms included (OWASP, CSV injection). */
const FORMULA = /^'*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;
const GUARDED = /^'+[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;
const SPECIAL = /[",;\t\r\n]|^\s|\s$/;

/** First in a file, so that spreadsheets read it as UTF-8. */
export const CSV_BOM = "\uFEFF";

/**
 * One line of a CSV file. A cell that a spreadsheet would run as a formula is marked as text by an apostrophe; one that
 * begins so already gets another, so that no two cells look alike.
 */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(",")}\r\n`;

/** A cell as it was before `csvLine` marked it as text. */
export const withoutGuard = (cell: string): string => (GUARDED.test(cell) ? cell.slice(1) : cell);

function csvCell(cell: string): string {
	const text = FORMULA.test(cell) ? `'${cell}` : cell;
	return SPECIAL.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
