import { describe, expect, test } from "vitest";
import type { Inventory } from "#worker/inventory/inventory.schema.ts";
import { type GridAction, reduceGrid } from "../../../dashboard/src/components/grid/grid.rules.ts";
import { keyCommand, typingCommand } from "../../../dashboard/src/components/grid/grid-keys.rules.ts";
import type { Grid } from "../../../dashboard/src/components/grid/grid-state.rules.ts";
import {
	cellsOf,
	changedRows,
	createStockGrid,
	mergeRows,
	problemAt,
	problemCells,
	readBlock,
	toInputs,
	writeBlock,
} from "../../../dashboard/src/features/inventory/grid/stock-grid.rules.ts";

const row = (partKey: string, onHand: number, parts: Partial<Inventory> = {}): Inventory => ({
	...{ partKey, onHand, reserved: 0, available: onHand, lowAt: null, backorder: false, version: 1, updatedAt: "" },
	...parts,
});
const ROWS = [row("AERO-18", 5), row("AERO-26", 8, { reserved: 3, lowAt: 2 }), row("FLAT-18", 0, { backorder: true })];
const start = createStockGrid(ROWS, { yes: "Yes", no: "No" });
const done = (grid: Grid, ...actions: GridAction[]) => actions.reduce<Grid>(reduceGrid, grid);
const press = (grid: Grid, key: string, mod = false, shift = false) => {
	const command = keyCommand(grid, { key, code: "", mod, shift, alt: false }, 10, "");
	return command && command.type !== "leave" && command.type !== "history" ? done(grid, command) : grid;
};

describe("the grid of stock", () => {
	test("has the keys of a table: up and down stay in a column, left and right in a row", () => {
		const keys = ["ArrowRight", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowRight", "ArrowRight", "ArrowLeft"];
		let grid = start;
		const places = keys.map((key) => {
			grid = press(grid, key);
			return grid.active;
		});
		expect(places).toEqual([1, 4, 7, 7, 8, 8, 7]);
		expect(press(start, "Enter").active).toBe(3);
		expect(press(done(start, { type: "move", to: 7 }), "Enter").active).toBe(7);
		expect(press(start, "Tab").active).toBe(1);
		expect(press(done(start, { type: "move", to: 4 }), "Home").active).toBe(3);
		expect(press(done(start, { type: "move", to: 3 }), "End").active).toBe(5);
		expect(press(start, "ArrowDown", true).active).toBe(6);
		expect(typingCommand({ key: "Enter", code: "", mod: false, shift: false, alt: false }, 3)).toEqual({
			type: "commit",
			by: 3,
		});
	});

	test("takes a block from a spreadsheet, fills it down, and gives it back", () => {
		const pasted = done(start, { type: "paste", ...readBlock("7\t1\tja\n9\t\tno\n") });
		expect(pasted.cells).toEqual([7, 1, 1, 9, null, 0, 0, null, 1]);
		expect([pasted.active, pasted.anchor]).toEqual([0, 5]);
		const quoted = done(start, { type: "paste", ...readBlock('"7"\t"1\n2"\t"""x"""\n9\t\tno\n') });
		expect(quoted.cells).toEqual([7, "1\n2", '"x"', 9, null, 0, 0, null, 1]);
		expect(readBlock(writeBlock(quoted, [0, 1, 2], 3))).toEqual({ columns: 3, texts: ["7", "1\n2", '"x"'] });
		expect(done(pasted, { type: "undo" }).cells).toEqual(start.cells);
		const filled = done(pasted, { type: "move", to: 1 }, { type: "move", to: 8, extend: true }, { type: "fillDown" });
		expect(filled.cells).toEqual([7, 1, 1, 9, 1, 1, 0, 1, 1]);
		expect(writeBlock(pasted, [0, 1, 2, 3, 4, 5], 3)).toBe("7\t1\tYes\n9\t\tNo\n");
		const repeated = done(start, { type: "move", to: 6, extend: true }, { type: "paste", texts: ["4"] });
		expect(repeated.cells.filter((_, at) => at % 3 === 0)).toEqual([4, 4, 4]);
		const cleared = done(start, { type: "selectAll" }, { type: "clear" });
		expect(cleared.cells).toEqual([null, null, 0, null, null, 0, null, null, 0]);
	});

	test("says at its cell what can't be saved, and sends the changed rows as they were read", () => {
		const type = (grid: Grid, at: number, text: string) =>
			done(grid, { type: "move", to: at }, { type: "edit", text }, { type: "commit" });
		const problemsOf = (grid: Grid) => problemCells(grid, ROWS).map((at) => [at, problemAt(grid, ROWS, at)]);
		expect(problemsOf(type(start, 0, "many"))).toEqual([[0, "inventory.amount_invalid"]]);
		expect(problemsOf(type(start, 0, "-1"))).toEqual([[0, "inventory.amount_invalid"]]);
		expect(problemsOf(type(start, 3, "2"))).toEqual([[3, "inventory.below_reserved"]]);
		expect(problemsOf(type(type(start, 3, "2"), 5, "yes"))).toEqual([]);
		expect(problemsOf(type(start, 4, "-2"))).toEqual([[4, "inventory.amount_invalid"]]);
		expect(problemsOf(type(start, 5, "maybe"))).toEqual([[5, "inventory.yes_or_no"]]);
		expect(problemsOf(type(start, 6, "-4"))).toEqual([]);
		expect(toInputs(type(type(start, 6, "-4"), 1, "3"), ROWS)).toEqual([
			{ partKey: "AERO-18", version: 1, onHand: 5, lowAt: 3, backorder: false },
			{ partKey: "FLAT-18", version: 1, onHand: -4, lowAt: null, backorder: true },
		]);
	});

	test("leaves out what somebody else has deleted, so that the other rows can be saved, until it is entered again", () => {
		const typed = done(start, { type: "put", changes: [0, 3, 6].map((at) => [at, 4]) });
		const newer = [row("AERO-18", 5, { version: 2 }), row("FLAT-18", 0, { backorder: true })];
		const merged = mergeRows(ROWS, newer);
		expect(merged.map(({ partKey, isGone }) => [partKey, isGone])).toEqual([
			["AERO-18", false],
			["AERO-26", true],
			["FLAT-18", false],
		]);
		const grid = done(typed, { type: "mergeRemote", saved: cellsOf(merged) });
		expect([grid.conflicts.size, changedRows(grid, merged)]).toEqual([0, [0, 2]]);
		expect(toInputs(grid, merged).map(({ partKey, version, onHand }) => [partKey, version, onHand])).toEqual([
			["AERO-18", 2, 4],
			["FLAT-18", 1, 4],
		]);
		const mistyped = done(grid, { type: "put", changes: [[3, "many"]] });
		expect([problemAt(mistyped, merged, 3), problemCells(mistyped, merged)]).toEqual([null, []]);
		expect(toInputs(grid, mergeRows(merged, ROWS))).toHaveLength(3);
	});
});
