import { isShortened, NUMBER_SHORTENED } from "#worker/imports/shortened-number.rules.ts";
import { guessOrderColumns, type OrderColumns } from "#worker/orders/order-import-mapping.rules.ts";
import type { TextKey } from "../../i18n/texts.ts";
import { pastedCells, pastedLines } from "../../lib/pasted-cells.rules.ts";

export type PastedLine = { sku: string; quantity: number };
/** `at`: the line's number, from 1. */
export type PastedProblem = { at: number; line: string; code: TextKey };
/** `header`: the first line, if the others are read by it. */
type Pasted = { lines: PastedLine[]; problems: PastedProblem[]; header?: string };

const QUANTITY_MAX = 999;
/**
 * Lines of a spreadsheet or a mail: `sku;quantity`, separated by a tab, a semicolon, a comma or blanks; without a quantity it
 * is 1. The header of a table with more columns says which are meant; without one, a line with several numbers can't be
 * read. What can't be read is told by its line and stays with the caller.
 */
export function readPastedLines(text: string): Pasted {
	const result: Pasted = { lines: [], problems: [] };
	let columns: Columns | undefined;
	for (const { at, line } of pastedLines(text)) {
		const cells = pastedCells(line);
		// A line with a number is none: `AERO-26;2;pieces`.
		const isHeader = at === 1 && !cells.some((cell) => toCount(cell) !== undefined);
		const header = isHeader ? guessOrderColumns(cells) : undefined;
		if (header && (header.sku ?? header.quantity) !== undefined) {
			columns = toColumns(header);
			if (columns && (columns.sku !== 0 || cells.length > 2)) result.header = line;
			continue;
		}
		const { sku: skuAt, quantity: quantityAt } = columns ?? { sku: 0, quantity: 1 };
		const [sku = "", quantity = ""] = [cells[skuAt], cells[quantityAt]];
		const others = cells.filter((_, place) => place !== skuAt && place !== quantityAt);
		const isUnclear = (!columns || quantity === "") && others.some((cell) => toCount(cell) !== undefined);
		const count = quantity === "" ? 1 : toCount(quantity);
		if (sku === "" || sku.length > 200) result.problems.push({ at, line, code: "orders.sku_missing" });
		else if (isShortened(sku)) result.problems.push({ at, line, code: NUMBER_SHORTENED });
		else if (isUnclear) result.problems.push({ at, line, code: "orders.line_unclear" });
		else if (count === undefined) result.problems.push({ at, line, code: "orders.quantity_invalid" });
		else result.lines.push({ sku, quantity: count });
	}
	return result;
}

type Columns = { sku: number; quantity: number };

/** Those that a header names; undefined: it leaves open where the quantity is. */
const toColumns = ({ sku, quantity }: OrderColumns): Columns | undefined =>
	quantity === undefined ? undefined : { sku: sku ?? (quantity === 0 ? 1 : 0), quantity };

/** `2`, `2x`, `2.0`, `2,00`; undefined: not a quantity, as `10.000` may be. */
function toCount(cell: string): number | undefined {
	const [, digits] = /^(\d{1,4})(?:[.,]0{1,2})?\s*x?$/i.exec(cell) ?? [];
	const count = Number(digits);
	return digits !== undefined && count >= 1 && count <= QUANTITY_MAX ? count : undefined;
}

/** True if a text that is pasted into one field is meant for several. */
export const isManyLines = (text: string): boolean => /[\n\r\t;]/.test(text.trim());
