import { isShortened, NUMBER_SHORTENED } from "#worker/imports/shortened-number.rules.ts";
import type { InventoryInput } from "#worker/inventory/inventory.schema.ts";
import type { TextKey } from "../../i18n/texts.ts";
import { pastedCells, pastedLines } from "../../lib/pasted-cells.rules.ts";

type StoredLine = { partKey: string; lowAt: number | null; backorder: boolean; version: number };
/** `at`: the line's number, from 1. */
type Problem = { at: number; code: TextKey };
type Read = { rows: InventoryInput[]; problems: Problem[] };

const PART = /^\S+$/;
const NUMBER = /^\d{1,7}$/;

/**
 * Lines of a spreadsheet: part and number, separated by a tab, a semicolon, a comma or blanks. `problems` are the
 * lines that can't be read: a number is digits alone, and there is one, because another may be a size. A part that is in stock keeps what the lines don't say.
 */
export function readStockLines(text: string, stored: readonly StoredLine[]): Read {
	const read: Read = { rows: [], problems: [] };
	for (const { at, line } of pastedLines(text)) {
		const [part = "", onHand = "", ...others] = pastedCells(line);
		const partKey = part.toUpperCase();
		if (isShortened(part)) read.problems.push({ at, code: NUMBER_SHORTENED });
		else if (!PART.test(partKey) || !NUMBER.test(onHand) || others.some((cell) => NUMBER.test(cell)))
			read.problems.push({ at, code: "stock.line_invalid" });
		else {
			const { lowAt = null, backorder = false, version = null } = stored.find((one) => one.partKey === partKey) ?? {};
			read.rows.push({ partKey, onHand: Number(onHand), lowAt, backorder, version });
		}
	}
	return read;
}
