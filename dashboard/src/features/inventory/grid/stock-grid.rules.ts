import { codeOf } from "#worker/assortments/assortment.rules.ts";
import { STOCK_MAX } from "#worker/inventory/inventory.rules.ts";
import type { Inventory, InventoryInput } from "#worker/inventory/inventory.schema.ts";
import { readYes } from "#worker/inventory/stock-import.rules.ts";
import { changedCells, type Grid, type GridCell, untouched } from "../../../components/grid/grid-state.rules.ts";
import { readTable, tableCell } from "../../../lib/clipboard-table.rules.ts";

/** The columns to type into. Backorder is 1 or 0. */
export const STOCK_COLUMNS = ["onHand", "lowAt", "backorder"] as const;
export type StockColumn = (typeof STOCK_COLUMNS)[number];
const WIDTH = STOCK_COLUMNS.length;

const columnOf = (at: number): StockColumn => STOCK_COLUMNS[at % WIDTH] ?? "onHand";
export const rowOf = (at: number): number => Math.floor(at / WIDTH);

/** A row of the grid; `isGone`: somebody else has deleted it, so it isn't saved. */
export type StockGridRow = Inventory & { isGone?: boolean };

/** The rows in the grid's order, as they are saved now. */
export function mergeRows(rows: readonly StockGridRow[], saved: readonly Inventory[]): StockGridRow[] {
	const newer = new Map(saved.map((row) => [row.partKey, row]));
	return rows.map((row) => ({ ...(newer.get(row.partKey) ?? row), isGone: !newer.has(row.partKey) }));
}

/** How backorder is shown and typed. */
export type YesNo = { yes: string; no: string };
export type StockProblem = "inventory.amount_invalid" | "inventory.below_reserved" | "inventory.yes_or_no";

/** The cells of rows, as they are saved. */
export const cellsOf = (rows: readonly Pick<Inventory, StockColumn>[]): (number | null)[] =>
	rows.flatMap(({ onHand, lowAt, backorder }) => [onHand, lowAt, Number(backorder)]);

export const createStockGrid = (rows: readonly Inventory[], { yes, no }: YesNo): Grid => ({
	width: WIDTH,
	starts: rows.flatMap(({ partKey }, row) =>
		codeOf(partKey) === codeOf(rows[row - 1]?.partKey ?? "") ? [] : [row * WIDTH],
	),
	read: (text, at) => (columnOf(at) === "backorder" ? readBackorder(text) : readAmount(text)),
	plain(cell, at) {
		if (columnOf(at) === "backorder" && typeof cell === "number") return cell === 1 ? yes : no;
		return cell === null ? "" : String(cell);
	},
	...untouched(cellsOf(rows)),
});

function readAmount(text: string): GridCell {
	const written = text.trim();
	if (written === "") return null;
	return /^[+-]?\d{1,9}$/.test(written) ? Number(written) : written;
}

function readBackorder(text: string): GridCell {
	const is = readYes(text);
	return is === undefined ? text.trim() : Number(is);
}

type Cells = Pick<Grid, "cells" | "saved">;
type Gone = Pick<StockGridRow, "isGone">;
type Limits = Pick<StockGridRow, "reserved" | "isGone">;

/** The cells to save, by their index. */
export const savedCells = (grid: Cells, rows: readonly Gone[]): number[] =>
	changedCells(grid).filter((at) => !rows[rowOf(at)]?.isGone);

/** Whether a row was changed that somebody else has deleted: it can't be saved. */
export const isLosing = (grid: Cells, rows: readonly Gone[]): boolean =>
	changedCells(grid).some((at) => rows[rowOf(at)]?.isGone);

/** The rows to save, by their index. */
export const changedRows = (grid: Cells, rows: readonly Gone[]): number[] => [
	...new Set(savedCells(grid, rows).map(rowOf)),
];

/** Why a cell can't be saved; what is unchanged with its row needs no reason. */
export function problemAt(grid: Cells, rows: readonly Limits[], at: number): StockProblem | null {
	const row = rowOf(at);
	if (rows[row]?.isGone) return null;
	const own = Array.from({ length: WIDTH }, (_, column) => row * WIDTH + column);
	if (own.every((place) => grid.cells[place] === grid.saved[place])) return null;
	const cell = grid.cells[at] ?? null;
	const hasBackorder = grid.cells[row * WIDTH + STOCK_COLUMNS.indexOf("backorder")] === 1;
	switch (columnOf(at)) {
		case "onHand":
			return amountProblem(cell, hasBackorder, rows[row]?.reserved ?? 0);
		case "lowAt":
			return cell === null || isAmount(cell, 0) ? null : "inventory.amount_invalid";
		case "backorder":
			return typeof cell === "number" ? null : "inventory.yes_or_no";
	}
}

function amountProblem(cell: GridCell, hasBackorder: boolean, reserved: number): StockProblem | null {
	if (!isAmount(cell, hasBackorder ? -STOCK_MAX : 0)) return "inventory.amount_invalid";
	return !hasBackorder && cell < reserved ? "inventory.below_reserved" : null;
}

const isAmount = (cell: GridCell, least: number): cell is number =>
	typeof cell === "number" && cell >= least && cell <= STOCK_MAX;

/** The invalid cells, by their index. */
export const problemCells = (grid: Cells, rows: readonly Limits[]): number[] =>
	changedRows(grid, rows).flatMap((row) =>
		STOCK_COLUMNS.map((_, column) => row * WIDTH + column).filter((at) => problemAt(grid, rows, at) !== null),
	);

/** The changed rows as they are sent, each as it was read. */
export function toInputs(grid: Cells, rows: readonly StockGridRow[]): InventoryInput[] {
	return changedRows(grid, rows).flatMap((row): InventoryInput[] => {
		const known = rows[row];
		const [onHand, lowAt, backorder] = grid.cells.slice(row * WIDTH);
		if (!known || typeof onHand !== "number" || typeof lowAt === "string") return [];
		return [
			{
				...{ partKey: known.partKey, version: known.version, onHand },
				...{ lowAt: lowAt ?? null, backorder: backorder === 1 },
			},
		];
	});
}

/** Cells as a spreadsheet copies them, row by row: the texts, and how many are a row. */
export function readBlock(text: string): { texts: string[]; columns: number } {
	const rows = readTable(text);
	const columns = Math.max(...rows.map((row) => row.length));
	return { columns, texts: rows.flatMap((row) => Array.from({ length: columns }, (_, at) => row[at] ?? "")) };
}

/** The selected cells as text for spreadsheets. */
export const writeBlock = (grid: Grid, cells: readonly number[], columns: number): string =>
	cells
		.map((at, index) => {
			const end = (index + 1) % columns === 0 ? "\n" : "\t";
			return tableCell(grid.plain(grid.cells[at] ?? null, at)) + end;
		})
		.join("");
