import { readTable, tableCell } from "../../../lib/clipboard-table.rules.ts";
import { type Cell, looksLikePrice, type Money, plainPrice } from "./price-text.rules.ts";

/** Cells as they are copied within a grid: one per line, each line terminated. */
export const toClipboard = (cells: readonly Cell[], money: Money): string =>
	cells.map((cell) => `${tableCell(plainPrice(cell, money))}\n`).join("");

/** Cells as a spreadsheet takes them: `sku<TAB>price` a line. A single one is its price alone. */
export const toSpreadsheet = (rows: readonly { sku: string; cell: Cell }[], money: Money): string =>
	rows.length === 1
		? toClipboard([rows[0]?.cell ?? null], money)
		: rows.map(({ sku, cell }) => `${sku}\t${tableCell(plainPrice(cell, money))}\n`).join("");

/**
 * The texts that a spreadsheet copied, one per row. Of several columns the last one with prices in most of its rows is
 * used, so that sizes and names may be copied too; if there is none, the last one.
 */
export const fromClipboard = (text: string, money: Money): string[] => priceColumn(columnsOf(text), money);

/** A pasted line with the sku of its price. */
export type SkuLine = { sku: string; text: string };

/**
 * The lines of a table that has a column of skus beside the prices; undefined if it has none. A column has
 * skus if most of them are known, or if all of it is written like `AERO-26`. A heading above the prices is left out.
 */
export function skuLines(text: string, isKnown: (sku: string) => boolean, money: Money): SkuLine[] | undefined {
	const all = columnsOf(text);
	const heading = all.some(([first = ""]) => isKnown(first)) || all.some(([first = ""]) => /\d/.test(first)) ? 0 : 1;
	const columns = all.map((column) => column.slice(heading));
	const skus = columns.find((column) => isOfSkus(column, isKnown));
	const prices = columns.filter((column) => column !== skus);
	if (!skus || prices.length === 0) return undefined;
	const texts = priceColumn(prices, money);
	return skus.flatMap((sku, line) => (sku.trim() === "" ? [] : [{ sku: sku.trim(), text: texts[line] ?? "" }]));
}

/** The cells of such lines, the last line of each sku, and the unknown skus. */
export function placeSkuLines(lines: readonly SkuLine[], placeOf: (sku: string) => number | undefined) {
	const texts = new Map<number, string>();
	const unknown = new Set<string>();
	for (const { sku, text } of lines) {
		const at = placeOf(sku);
		if (at === undefined) unknown.add(sku);
		else texts.set(at, text);
	}
	return { texts: [...texts].sort(([a], [b]) => a - b), unknown: [...unknown] };
}

function isOfSkus(column: readonly string[], isKnown: (sku: string) => boolean): boolean {
	const written = column.filter((text) => text.trim() !== "");
	const known = written.filter((text) => isKnown(text)).length;
	const areLikeSkus = written.every((text) => /^[A-Z][A-Z0-9]*(-[A-Z0-9]+)+$/i.test(text.trim()));
	return written.length > 0 && (2 * known >= written.length || areLikeSkus);
}

/** By column, each as long as there are rows. */
function columnsOf(text: string): string[][] {
	const rows = readTable(text);
	const width = Math.max(...rows.map((row) => row.length));
	return Array.from({ length: width }, (_, column) => rows.map((row) => row[column] ?? ""));
}

/**
 * Of several, the last, unless it has whole numbers alone, as sizes, stock, tax rates and pieces of a pack do: then the last
 * one that is like money.
 */
function priceColumn(columns: readonly string[][], money: Money): string[] {
	const prices = columns.filter((column) => isPrices(column, money));
	const last = prices.at(-1);
	if (last?.some((text) => /\d[.,]\d{1,2}(?!\d)|\p{Sc}/u.test(text))) return last;
	return prices.findLast((column) => column.some((text) => isLikeMoney(text, money))) ?? last ?? columns.at(-1) ?? [];
}

const DECIMALS = new Map([
	[2, /\d[.,]\d\d(?!\d)/],
	[3, /\d[.,]\d{3}(?!\d)/],
]);

/** With a currency's sign, or as many decimals as its cents have. Where prices are whole, decimals say nothing. */
const isLikeMoney = (text: string, { digits, allowCents }: Money): boolean =>
	/\p{Sc}/u.test(text) || (allowCents && DECIMALS.get(digits)?.test(text) === true);

/** A price that can't be read stays to be corrected: no column of sizes takes its column's place. */
function isPrices(column: readonly string[], money: Money): boolean {
	const written = column.filter((text) => text.trim() !== "");
	const prices = written.filter((text) => looksLikePrice(text, money)).length;
	return prices > 0 && 2 * prices >= written.length;
}
