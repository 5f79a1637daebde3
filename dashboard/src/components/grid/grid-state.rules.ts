/** A number, nothing, or a text that could not be read, kept until it is corrected. */
export type GridCell = number | null | string;

/** Cells that changed together: one undo step. */
export type Patch = readonly { at: number; from: GridCell; to: GridCell }[];

/** The new content of a cell. */
export type Change = readonly [at: number, to: GridCell];

/** A table of numbers while it is edited. Cells are identified by their index, from 0, row by row. */
export type Grid = {
	/** Cells of a row. */
	width: number;
	/** First cells of groups, to which Ctrl and an arrow lead. */
	starts: readonly number[];
	/** How a typed or pasted text is read, and how a cell is typed and copied. */
	read: (text: string, at: number) => GridCell;
	plain: (cell: GridCell, at: number) => string;
	/** As they are saved. */
	saved: readonly (number | null)[];
	cells: readonly GridCell[];
	/** The selection is the block from the anchor to the active cell. */
	active: number;
	anchor: number;
	/** The text being typed into the active cell; null: none. */
	edit: string | null;
	past: readonly Patch[];
	future: readonly Patch[];
	/** What somebody else has saved in the meantime for cells that were changed here; they wait for a decision. */
	conflicts: ReadonlyMap<number, number | null>;
};

/** The state before anything is done. */
export const untouched = (saved: readonly (number | null)[]) => ({
	...{ saved, cells: saved, active: 0, anchor: 0, edit: null, past: [], future: [] },
	conflicts: new Map<number, number | null>(),
});

type Selection = Pick<Grid, "anchor" | "active">;

/** The first and last cell of a selection in a single column. */
export const selectionOf = ({ anchor, active }: Selection) => ({
	from: Math.min(anchor, active),
	to: Math.max(anchor, active),
});

/** The selected block: its rows and columns, from 0. */
export function blockOf({ anchor, active, width }: Selection & Pick<Grid, "width">) {
	const rows = [Math.floor(anchor / width), Math.floor(active / width)];
	const columns = [anchor % width, active % width];
	return {
		...{ top: Math.min(...rows), bottom: Math.max(...rows) },
		...{ left: Math.min(...columns), right: Math.max(...columns) },
	};
}

/** The selected cells, row by row. */
export function selectedCells(grid: Selection & Pick<Grid, "width">): number[] {
	const { top, bottom, left, right } = blockOf(grid);
	return Array.from({ length: bottom - top + 1 }, (_, row) =>
		Array.from({ length: right - left + 1 }, (_, column) => (top + row) * grid.width + left + column),
	).flat();
}

/** The cells to save, by their index. */
export const changedCells = ({ cells, saved }: Pick<Grid, "cells" | "saved">): number[] =>
	cells.flatMap((cell, at) => (cell === saved[at] ? [] : [at]));
