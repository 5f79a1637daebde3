import { type Cell, type Money, type PriceProblem, problemOf } from "./price-text.rules.ts";

/** Cells that changed together: one undo step. */
export type Patch = readonly { at: number; from: Cell; to: Cell }[];

/** The new content of a cell. */
export type Change = readonly [at: number, to: Cell];

/** A column of prices while it is edited. Cells are identified by their index, from 0. */
export type Grid = {
	money: Money;
	/** First cells of the assortments. */
	starts: readonly number[];
	/** Special prices as they are saved. */
	saved: readonly (number | null)[];
	cells: readonly Cell[];
	/** The selection is the range from the anchor to the active cell. */
	active: number;
	anchor: number;
	/** The text being typed into the active cell; null: none. */
	edit: string | null;
	past: readonly Patch[];
	future: readonly Patch[];
	/** What somebody else has saved in the meantime for cells that were changed here; they wait for a decision. */
	conflicts: ReadonlyMap<number, number | null>;
};

export function createGrid(saved: readonly (number | null)[], starts: readonly number[], money: Money): Grid {
	const emptyState = { edit: null, past: [], future: [], conflicts: new Map() };
	return { money, starts, saved, cells: saved, active: 0, anchor: 0, ...emptyState };
}

export const selectionOf = ({ anchor, active }: Pick<Grid, "anchor" | "active">) => ({
	from: Math.min(anchor, active),
	to: Math.max(anchor, active),
});

/** The cells to save, by their index. */
export const changedCells = ({ cells, saved }: Pick<Grid, "cells" | "saved">): number[] =>
	cells.flatMap((cell, at) => (cell === saved[at] ? [] : [at]));

export const problemAt = (
	{ cells, saved, money }: Pick<Grid, "cells" | "saved" | "money">,
	at: number,
): PriceProblem | null => problemOf(cells[at] ?? null, saved[at] ?? null, money);

/** The invalid cells, by their index. */
export const problemCells = (grid: Pick<Grid, "cells" | "saved" | "money">): number[] =>
	changedCells(grid).filter((at) => problemAt(grid, at) !== null);
