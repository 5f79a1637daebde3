import { type Cell, looksLikePrice, type Money, plainPrice } from "./price-text.rules.ts";

/** Cells as a spreadsheet copies them: one per line, each line terminated. */
export const toClipboard = (cells: readonly Cell[], money: Money): string =>
	cells.map((cell) => `${quoted(plainPrice(cell, money))}\n`).join("");

/**
 * The texts that a spreadsheet copied, one per line. Of several columns the last one that contains only prices is used,
 * so that sizes and names may be copied too; if there is none, the last one.
 */
export function fromClipboard(text: string, money: Money): string[] {
	const lines = text.replace(/\r\n?/g, "\n").replace(/\n$/, "").split("\n");
	const rows = lines.map((line) => line.split("\t").map(unquoted));
	const width = Math.max(...rows.map((row) => row.length));
	const columns = Array.from({ length: width }, (_, column) => rows.map((row) => row[column] ?? ""));
	return columns.findLast((column) => isPrices(column, money)) ?? columns.at(-1) ?? [];
}

function isPrices(column: readonly string[], money: Money): boolean {
	const written = column.filter((text) => text.trim() !== "");
	return written.length > 0 && written.every((text) => looksLikePrice(text, money));
}

const quoted = (text: string): string => (/[\t\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const unquoted = (text: string): string => (/^".*"$/.test(text) ? text.slice(1, -1).replaceAll('""', '"') : text);
