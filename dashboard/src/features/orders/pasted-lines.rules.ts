import { isShortened, NUMBER_SHORTENED } from "#worker/imports/shortened-number.rules.ts";
import { guessOrderColumns } from "#worker/orders/order-import-mapping.rules.ts";
import type { TextKey } from "../../i18n/texts.ts";
import { pastedCells, pastedLines } from "../../lib/pasted-cells.rules.ts";

export type PastedLine = { sku: string; quantity: number };
/** `at`: the line's number, from 1. */
export type PastedProblem = { at: number; line: string; code: TextKey };
type Pasted = { lines: PastedLine[]; problems: PastedProblem[] };

const QUANTITY_MAX = 999;
/**
 * Lines of a spreadsheet or a mail: `sku;quantity`, separated by a tab, a semicolon, a comma or blanks; without a quantity it
 * is 1. What can't be read is told by its line and stays with the caller.
 */
export function readPastedLines(text: string): Pasted {
	const result: Pasted = { lines: [], problems: [] };
	for (const { at, line } of pastedLines(text)) {
		const [sku = "", quantity = ""] = pastedCells(line);
		if (at === 1 && isHeader([sku, quantity])) continue;
		const count = quantity === "" ? 1 : toCount(quantity);
		if (sku === "" || sku.length > 200) result.problems.push({ at, line, code: "orders.sku_missing" });
		else if (isShortened(sku)) result.problems.push({ at, line, code: NUMBER_SHORTENED });
		else if (count === undefined) result.problems.push({ at, line, code: "orders.quantity_invalid" });
		else result.lines.push({ sku, quantity: count });
	}
	return result;
}

/** What people copy along from the top of a table. */
function isHeader(cells: string[]): boolean {
	const { sku, quantity } = guessOrderColumns(cells);
	return sku === 0 || quantity !== undefined;
}

/** `2`, `2x`, `2.0`, `2,00`; undefined: not a quantity, as `10.000` may be. */
function toCount(cell: string): number | undefined {
	const [, digits] = /^(\d{1,4})(?:[.,]0{1,2})?\s*x?$/i.exec(cell) ?? [];
	const count = Number(digits);
	return digits !== undefined && count >= 1 && count <= QUANTITY_MAX ? count : undefined;
}

/** True if a text that is pasted into one field is meant for several. */
export const isManyLines = (text: string): boolean => /[\n\r\t;]/.test(text.trim());
