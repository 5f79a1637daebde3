/** What spreadsheets take for a formula when a cell begins with it (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r]/;
const SPECIAL = /[",;\t\r\n]|^\s|\s$/;

/** First in a file, so that spreadsheets read it as UTF-8. */
export const CSV_BOM = "\uFEFF";

/** One line of a CSV file. A cell that a spreadsheet would run as a formula is marked as text by an apostrophe. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(",")}\r\n`;

function csvCell(cell: string): string {
	const text = FORMULA.test(cell) ? `'${cell}` : cell;
	return SPECIAL.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
