import type { Rejection } from "../imports/row-error.rules.ts";
import type { KnownAssortments } from "../products/product-parts.rules.ts";
import { STOCK_MAX } from "./inventory.rules.ts";
import type { Inventory, InventoryInput } from "./inventory.schema.ts";
import { readStockRow, type StockMapping, type StockRow } from "./stock-import.rules.ts";
import { problemOfPart } from "./stock-part.rules.ts";

/** A row as it is sent: its number in the file and its unchanged cells. */
export type SentRow = readonly [rowNo: number, ...cells: string[]];
/** What a file sets of a part. */
type StockValues = Pick<Inventory, "onHand" | "lowAt" | "backorder">;
/** What a row of the file does to its part; null: the part had no row. */
export type StockChange = { rowNo: number; partKey: string; before: StockValues | null; after: StockValues };
/** What will be written: `change` says whether pieces came or went, or were counted. */
export type StockWrite = InventoryInput & { why: "count" | "adjust" };
export type StockPlan = {
	writes: StockWrite[];
	changes: StockChange[];
	errors: (Rejection & { rowNo: number; at: number })[];
	added: number;
	changed: number;
	unchanged: number;
};

/** What is there: the company's rows of these parts, and the assortments that the file names. */
export type StockKnowledge = { stored: ReadonlyMap<string, Inventory>; assortments: KnownAssortments };

/** The part that a row names, if it can be read. */
export function partOfRow(cells: readonly string[], mapping: StockMapping): string | undefined {
	const read = readStockRow(cells, mapping);
	return "row" in read ? read.row.partKey : undefined;
}

/** What a file does to stock as it is now. With an error nothing may be written. */
export function planStock(rows: readonly SentRow[], mapping: StockMapping, known: StockKnowledge): StockPlan {
	const plan: StockPlan = { writes: [], changes: [], errors: [], added: 0, changed: 0, unchanged: 0 };
	const seen = new Set<string>();
	for (const [at, [rowNo, ...cells]] of rows.entries()) {
		const read = readStockRow(cells, mapping);
		const result = "error" in read ? read.error : (refusalOf(read.row, seen, known) ?? writeOf(read.row, known));
		if ("code" in result) plan.errors.push({ ...result, rowNo, at });
		else take(plan, result, rowNo, known.stored.get(result.partKey));
	}
	return plan;
}

const refusal = (field: string, code: string, value: string): Rejection => ({ field, code, value });

function refusalOf({ partKey, onHand, change }: StockRow, seen: Set<string>, { stored, assortments }: StockKnowledge) {
	const problem = stored.has(partKey) ? undefined : problemOfPart(partKey, assortments);
	if (problem) return refusal("part", problem, partKey);
	if (seen.has(partKey)) return refusal("part", "inventory.part_twice", partKey);
	seen.add(partKey);
	const isNew = !stored.has(partKey) && onHand === undefined && change === undefined;
	return isNew ? refusal("onHand", "inventory.number_missing", "") : undefined;
}

/** The part's row as it will be, or why it can't be. */
function writeOf(row: StockRow, { stored }: StockKnowledge): StockWrite | Rejection {
	const { partKey, change } = row;
	const before = stored.get(partKey);
	const onHand = row.onHand ?? (before?.onHand ?? 0) + (change ?? 0);
	const backorder = row.backorder ?? before?.backorder ?? false;
	const field = change === undefined ? "onHand" : "change";
	const value = String(change ?? onHand);
	if (Math.abs(onHand) > STOCK_MAX || (onHand < 0 && !backorder))
		return refusal(field, "inventory.amount_invalid", value);
	if (!backorder && onHand < (before?.reserved ?? 0)) return refusal(field, "inventory.below_reserved", value);
	const lowAt = row.lowAt === undefined ? (before?.lowAt ?? null) : row.lowAt;
	const why = change === undefined ? "count" : "adjust";
	return { partKey, onHand, lowAt, backorder, version: before?.version ?? null, why };
}

function take(plan: StockPlan, write: StockWrite, rowNo: number, before: Inventory | undefined): void {
	const after = valuesOf(write);
	if (before?.onHand === after.onHand && before.lowAt === after.lowAt && before.backorder === after.backorder) {
		plan.unchanged++;
		return;
	}
	plan.writes.push(write);
	plan.changes.push({ rowNo, partKey: write.partKey, before: before ? valuesOf(before) : null, after });
	if (before) plan.changed++;
	else plan.added++;
}

const valuesOf = ({ onHand, lowAt, backorder }: StockValues): StockValues => ({ onHand, lowAt, backorder });
