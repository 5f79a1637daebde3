const CELL = /(?:"([^"]*(?:""[^"]*)*)"(?=[\t\n]|$)|([^\t\n]*))([\t\n]|$)/gy;

/**
 * The rows of a table that a spreadsheet copied: tabs separate cells, line breaks rows. A cell in quotes may have both, and `""`
 * is a quote in it. Any other quote is part of the text, such as the inch mark of `26"`.
 */
export function readTable(text: string): string[][] {
	const rows: string[][] = [];
	let row: string[] = [];
	for (const [, quoted, bare = "", end] of withLineFeeds(text).replace(/\n$/, "").matchAll(CELL)) {
		row.push(quoted?.replaceAll('""', '"') ?? bare);
		if (end === "\t") continue;
		rows.push(row);
		row = [];
		if (end === "") break;
	}
	return rows;
}

/** A cell as a spreadsheet reads it. */
export const tableCell = (text: string): string => (/[\t\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

export const withLineFeeds = (text: string): string => text.replace(/\r\n?/g, "\n");
