import { blockOf, type Change, type Grid, type GridCell, type Patch, selectedCells } from "./grid-state.rules.ts";

export type GridAction =
	| { type: "move"; to: number; extend?: boolean }
	| { type: "selectAll" }
	| { type: "edit"; text: string }
	/** Moves to a cell, or stays, and edits its text. */
	| { type: "open"; at?: number }
	/** Ends typing; `by` moves further. */
	| { type: "commit"; by?: number }
	| { type: "cancel" }
	| { type: "clear" }
	| { type: "clearAll" }
	| { type: "setAll"; cell: GridCell }
	| { type: "fillDown" }
	/** Row by row; `columns` of them are a row. */
	| { type: "paste"; texts: readonly string[]; columns?: number }
	/** Writes some cells, wherever they are. */
	| { type: "put"; changes: readonly Change[] }
	| { type: "undo" }
	| { type: "redo" }
	/** The saved cells, after somebody else changed them. */
	| { type: "mergeRemote"; saved: readonly (number | null)[] }
	| { type: "decide"; keep: "local" | "remote" }
	/** The cells that were sent are saved; those that were typed since are changes. */
	| { type: "saved"; cells: readonly GridCell[] };

export function reduceGrid<G extends Grid>(grid: G, action: GridAction): G {
	switch (action.type) {
		case "move":
			return moveTo(commit(grid), action.to, action.extend);
		case "selectAll":
			return { ...commit(grid), anchor: 0, active: grid.cells.length - 1 };
		case "edit":
			return { ...grid, anchor: grid.active, edit: action.text };
		case "open":
			return open(action.at === undefined ? grid : moveTo(commit(grid), action.at));
		case "commit":
			return commit(grid, action.by);
		case "cancel":
			return { ...grid, edit: null };
		case "clear":
			return put(grid, emptied(grid, selectedCells(grid)));
		case "clearAll":
			return put(commit(grid), emptied(grid, [...grid.cells.keys()]));
		case "setAll":
			return put(
				commit(grid),
				grid.cells.map((_, at): Change => [at, action.cell]),
			);
		case "fillDown":
			return fillDown(commit(grid));
		case "paste":
			return paste(commit(grid), action.texts, action.columns);
		case "put":
			return put(commit(grid), action.changes);
		case "undo":
			return step(commit(grid), "past");
		case "redo":
			return step(commit(grid), "future");
		case "mergeRemote":
			return mergeRemote(commit(grid), action.saved);
		case "decide":
			return decide(grid, action.keep);
		case "saved":
			return {
				...grid,
				saved: action.cells.map((cell, at) => (typeof cell === "string" ? (grid.saved[at] ?? null) : cell)),
			};
	}
}

const within = ({ cells }: Grid, at: number): number => Math.max(0, Math.min(cells.length - 1, at));

function moveTo<G extends Grid>(grid: G, to: number, extend = false): G {
	const active = within(grid, to);
	return { ...grid, active, anchor: extend ? grid.anchor : active };
}

function commit<G extends Grid>(grid: G, by = 0): G {
	const to = grid.cells[grid.active + by] === undefined ? grid.active : grid.active + by;
	if (grid.edit === null) return by === 0 ? grid : moveTo(grid, to);
	const written = put({ ...grid, edit: null }, [[grid.active, grid.read(grid.edit, grid.active)]]);
	return by === 0 ? written : moveTo(written, to);
}

function open<G extends Grid>(grid: G): G {
	return { ...grid, anchor: grid.active, edit: grid.plain(grid.cells[grid.active] ?? null, grid.active) };
}

/** Writes cells as one undo step. Writing to a cell decides its conflict. */
function put<G extends Grid>(grid: G, changes: readonly Change[]): G {
	const patch = changes.flatMap(([at, to]) => {
		const from = grid.cells[at];
		return from === undefined || from === to ? [] : [{ at, from, to }];
	});
	const decided = changes.some(([at]) => grid.conflicts.has(at))
		? withoutConflicts(grid.conflicts, changes)
		: grid.conflicts;
	if (patch.length === 0) return { ...grid, conflicts: decided };
	return {
		...grid,
		cells: written(grid.cells, patch, "to"),
		past: [...grid.past, patch],
		future: [],
		conflicts: decided,
	};
}

function withoutConflicts(conflicts: Grid["conflicts"], changes: readonly Change[]): Grid["conflicts"] {
	const remaining = new Map(conflicts);
	for (const [at] of changes) remaining.delete(at);
	return remaining;
}

function written(cells: readonly GridCell[], patch: Patch, side: "from" | "to"): readonly GridCell[] {
	const next = [...cells];
	for (const change of patch) next[change.at] = change[side];
	return next;
}

/** Undoes or redoes the last step, and selects what changed. */
function step<G extends Grid>(grid: G, from: "past" | "future"): G {
	const patch = grid[from].at(-1);
	if (!patch) return grid;
	const isUndo = from === "past";
	const cells = written(grid.cells, patch, isUndo ? "from" : "to");
	const places = { anchor: patch.at(-1)?.at ?? grid.anchor, active: patch[0]?.at ?? grid.active };
	const past = isUndo ? grid.past.slice(0, -1) : [...grid.past, patch];
	const future = isUndo ? [...grid.future, patch] : grid.future.slice(0, -1);
	return { ...grid, ...places, cells, past, future };
}

const emptied = (grid: Grid, places: readonly number[]): Change[] => places.map((at) => [at, grid.read("", at)]);

/** Copies the selection's top row into the others; of a single row, copies the one above into it. */
function fillDown<G extends Grid>(grid: G): G {
	const { top, bottom } = blockOf(grid);
	const source = top === bottom ? top - 1 : top;
	if (source < 0) return grid;
	const changes = selectedCells(grid).flatMap((at): Change[] => {
		const row = Math.floor(at / grid.width);
		return row > source ? [[at, grid.cells[at - (row - source) * grid.width] ?? null]] : [];
	});
	return put(grid, changes);
}

/**
 * Where pasted texts go: repeated over a selection that is a multiple of them, else downwards and to the right as far as
 * there are cells.
 */
function paste<G extends Grid>(grid: G, texts: readonly string[], columns = 1): G {
	const { top, bottom, left, right } = blockOf(grid);
	const rows = Math.ceil(texts.length / columns);
	if (rows === 0) return grid;
	const [height, width] = [bottom - top + 1, right - left + 1];
	const fits = height % rows === 0 && width % columns === 0;
	const down = fits ? height : rows;
	const across = Math.min(fits ? width : columns, grid.width - left);
	const changes = Array.from({ length: down * across }, (_, index): Change => {
		const [row, column] = [Math.floor(index / across), index % across];
		const at = (top + row) * grid.width + left + column;
		return [at, grid.read(texts[(row % rows) * columns + (column % columns)] ?? "", at)];
	});
	const lastRow = Math.floor(within(grid, (top + down - 1) * grid.width) / grid.width);
	const anchor = within(grid, lastRow * grid.width + left + across - 1);
	return { ...put(grid, changes), anchor, active: top * grid.width + left };
}

/**
 * Unchanged cells take the newly saved values; cells that both changed become conflicts, and those that wait for a
 * decision go on waiting. Nothing typed is lost.
 */
function mergeRemote<G extends Grid>(grid: G, saved: readonly (number | null)[]): G {
	const conflicts = new Map<number, number | null>();
	const updated = new Set<number>();
	const cells = grid.cells.map((cell, at) => {
		const now = saved[at] ?? null;
		const before = grid.saved[at];
		if (cell !== now && (now === before ? grid.conflicts.has(at) : cell !== before)) conflicts.set(at, now);
		if (now === before || cell !== before) return cell;
		updated.add(at);
		return now;
	});
	const first = [...conflicts.keys()][0] ?? grid.active;
	const past = withoutCells(grid.past, updated);
	const future = withoutCells(grid.future, updated);
	return { ...grid, saved, cells, conflicts, active: first, anchor: first, past, future };
}

/** Changes by others can't be undone here. */
const withoutCells = (patches: readonly Patch[], places: ReadonlySet<number>): readonly Patch[] =>
	patches.map((patch) => patch.filter(({ at }) => !places.has(at))).filter((patch) => patch.length > 0);

function decide<G extends Grid>(grid: G, keep: "local" | "remote"): G {
	const decided = { ...grid, conflicts: new Map() };
	return keep === "local" ? decided : put(decided, [...grid.conflicts]);
}
