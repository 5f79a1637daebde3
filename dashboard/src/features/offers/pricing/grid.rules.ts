import { type Change, type Grid, type Patch, selectionOf } from "./grid-state.rules.ts";
import { type Cell, plainPrice, readPrice } from "./price-text.rules.ts";

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
	| { type: "setAll"; cell: Cell }
	| { type: "fillDown" }
	| { type: "paste"; texts: readonly string[] }
	/** Writes some cells, wherever they are. */
	| { type: "put"; changes: readonly Change[] }
	/** Prices may now have cents: typed texts are read again. */
	| { type: "allowCents" }
	| { type: "undo" }
	| { type: "redo" }
	/** The saved prices, after somebody else changed them. */
	| { type: "mergeRemote"; saved: readonly (number | null)[] }
	| { type: "decide"; keep: "local" | "remote" };

export function reduceGrid(grid: Grid, action: GridAction): Grid {
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
			return put(grid, fillOf(selectionOf(grid), null));
		case "clearAll":
			return put(commit(grid), fillOf({ from: 0, to: grid.cells.length - 1 }, null));
		case "setAll":
			return put(commit(grid), fillOf({ from: 0, to: grid.cells.length - 1 }, action.cell));
		case "fillDown":
			return fillDown(commit(grid));
		case "paste":
			return paste(commit(grid), action.texts);
		case "put":
			return put(commit(grid), action.changes);
		case "allowCents":
			return withCents(grid);
		case "undo":
			return step(commit(grid), "past");
		case "redo":
			return step(commit(grid), "future");
		case "mergeRemote":
			return mergeRemote(grid, action.saved);
		case "decide":
			return decide(grid, action.keep);
	}
}

const within = ({ cells }: Grid, at: number): number => Math.max(0, Math.min(cells.length - 1, at));

function moveTo(grid: Grid, to: number, extend = false): Grid {
	const active = within(grid, to);
	return { ...grid, active, anchor: extend ? grid.anchor : active };
}

function commit(grid: Grid, by = 0): Grid {
	if (grid.edit === null) return by === 0 ? grid : moveTo(grid, grid.active + by);
	const written = put({ ...grid, edit: null }, [[grid.active, readPrice(grid.edit, grid.money)]]);
	return by === 0 ? written : moveTo(written, grid.active + by);
}

function open(grid: Grid): Grid {
	return { ...grid, anchor: grid.active, edit: plainPrice(grid.cells[grid.active] ?? null, grid.money) };
}

/** Writes cells as one undo step. Writing to a cell decides its conflict. */
function put(grid: Grid, changes: readonly Change[]): Grid {
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

function written(cells: readonly Cell[], patch: Patch, side: "from" | "to"): readonly Cell[] {
	const next = [...cells];
	for (const change of patch) next[change.at] = change[side];
	return next;
}

/** Undoes or redoes the last step, and selects what changed. */
function step(grid: Grid, from: "past" | "future"): Grid {
	const patch = grid[from].at(-1);
	if (!patch) return grid;
	const isUndo = from === "past";
	const cells = written(grid.cells, patch, isUndo ? "from" : "to");
	const places = { anchor: patch.at(-1)?.at ?? grid.anchor, active: patch[0]?.at ?? grid.active };
	const past = isUndo ? grid.past.slice(0, -1) : [...grid.past, patch];
	const future = isUndo ? [...grid.future, patch] : grid.future.slice(0, -1);
	return { ...grid, ...places, cells, past, future };
}

const fillOf = ({ from, to }: { from: number; to: number }, cell: Cell): Change[] =>
	Array.from({ length: to - from + 1 }, (_, offset) => [from + offset, cell]);

/** Copies the selection's top cell into the others; for a single cell, copies the one above into it. */
function fillDown(grid: Grid): Grid {
	const { from, to } = selectionOf(grid);
	const source = from === to ? from - 1 : from;
	const cell = grid.cells[source];
	return cell === undefined ? grid : put(grid, fillOf({ from: source + 1, to }, cell));
}

/**
 * Where pasted texts go: repeated over a selection that is a multiple of them, else downwards as far as there are
 * cells.
 */
function paste(grid: Grid, texts: readonly string[]): Grid {
	const { from, to } = selectionOf(grid);
	const size = to - from + 1;
	const count = texts.length > 0 && size % texts.length === 0 ? size : texts.length;
	const changes = Array.from({ length: count }, (_, offset): Change => {
		return [from + offset, readPrice(texts[offset % texts.length] ?? "", grid.money)];
	});
	const last = within(grid, from + count - 1);
	return count === 0 ? grid : { ...put(grid, changes), anchor: last, active: from };
}

/** Texts that are now valid become prices, in undo steps too; a step that changed nothing else is dropped. */
function withCents(grid: Grid): Grid {
	const money = { ...grid.money, allowCents: true };
	const read = (cell: Cell): Cell => (typeof cell === "string" ? readPrice(cell, money) : cell);
	const reread = (patches: readonly Patch[]) =>
		patches
			.map((patch) => patch.map(({ at, from, to }) => ({ at, from: read(from), to: read(to) })))
			.filter((patch) => patch.some(({ from, to }) => from !== to));
	return { ...grid, money, cells: grid.cells.map(read), past: reread(grid.past), future: reread(grid.future) };
}

/** Unchanged cells take the newly saved values; cells that both changed become conflicts. Nothing typed is lost. */
function mergeRemote(grid: Grid, saved: readonly (number | null)[]): Grid {
	const conflicts = new Map<number, number | null>();
	const updated = new Set<number>();
	const cells = grid.cells.map((cell, at) => {
		const now = saved[at] ?? null;
		if (now === grid.saved[at]) return cell;
		if (cell !== grid.saved[at] && cell !== now) conflicts.set(at, now);
		if (cell !== grid.saved[at]) return cell;
		updated.add(at);
		return now;
	});
	const first = [...conflicts.keys()][0] ?? grid.active;
	const past = withoutCells(grid.past, updated);
	const future = withoutCells(grid.future, updated);
	return { ...grid, saved, cells, conflicts, active: first, anchor: first, edit: null, past, future };
}

/** Changes by others can't be undone here. */
const withoutCells = (patches: readonly Patch[], places: ReadonlySet<number>): readonly Patch[] =>
	patches.map((patch) => patch.filter(({ at }) => !places.has(at))).filter((patch) => patch.length > 0);

function decide(grid: Grid, keep: "local" | "remote"): Grid {
	const decided = { ...grid, conflicts: new Map() };
	return keep === "local" ? decided : put(decided, [...grid.conflicts]);
}
