import fc from "fast-check";
import { expect, test } from "vitest";
import { type KeyPress, keyCommand, typingCommand } from "../../../../dashboard/src/components/grid/grid-keys.rules.ts";
import { changedCells } from "../../../../dashboard/src/components/grid/grid-state.rules.ts";
import { rowsInView, scrollToRow } from "../../../../dashboard/src/components/grid/window.rules.ts";
import {
	fromClipboard,
	placeSkuLines,
	skuLines,
	toClipboard,
	toSpreadsheet,
} from "../../../../dashboard/src/features/offers/pricing/clipboard.rules.ts";
import {
	createGrid,
	type PriceGrid as Grid,
	type PriceAction as GridAction,
	problemCells,
	reducePrices as reduceGrid,
} from "../../../../dashboard/src/features/offers/pricing/price-grid.rules.ts";
import { partSkus } from "../../../../dashboard/src/features/offers/pricing/price-history.rules.ts";

const euro = { sign: "€", iso: "EUR", digits: 2, allowCents: true, point: "." };
const money = euro;
const grid = (...saved: (number | null)[]) => createGrid(saved, [0], money);
const after = (start: Grid, ...actions: GridAction[]) => actions.reduce(reduceGrid, start);
const press = (key: string, parts: Partial<KeyPress> = {}) => ({
	...{ key, code: "", mod: false, shift: false, alt: false },
	...parts,
});

const action: fc.Arbitrary<GridAction> = fc.oneof(
	fc.record({ type: fc.constant("move" as const), to: fc.integer({ min: -2, max: 12 }), extend: fc.boolean() }),
	fc.record({ type: fc.constant("edit" as const), text: fc.constantFrom("", "12", "12,50", "x", "1.234,50") }),
	fc.record({ type: fc.constant("commit" as const), by: fc.constantFrom(-1, 0, 1) }),
	fc.record({ type: fc.constant("setAll" as const), cell: fc.constantFrom(null, 900, "x") }),
	fc.record({ type: fc.constant("paste" as const), texts: fc.array(fc.constantFrom("", "3", "4,50", "y")) }),
	fc.record({
		type: fc.constant("put" as const),
		changes: fc.array(fc.tuple(fc.integer({ min: 0, max: 8 }), fc.constantFrom(null, 700, "z"))),
	}),
	fc.record({ type: fc.constantFrom("cancel", "clear", "clearAll", "fillDown", "undo", "redo", "selectAll") }),
	fc.record({
		type: fc.constant("mergeRemote" as const),
		saved: fc.array(fc.constantFrom(null, 100), { minLength: 9, maxLength: 9 }),
	}),
	fc.record({ type: fc.constant("decide" as const), keep: fc.constantFrom("local" as const, "remote" as const) }),
);
const worked = fc
	.tuple(
		fc.array(fc.constantFrom(null, 100, 1250), { minLength: 9, maxLength: 9 }),
		fc.array(action, { maxLength: 30 }),
	)
	.map(([saved, actions]) => after(grid(...saved), ...actions));

test("without the parts that are no longer offered, the others keep what was typed, and it can be undone", () => {
	const start = after(grid(100, null, 300, 400), {
		type: "put",
		changes: [
			[1, 500],
			[3, "x"],
		],
	});
	const filtered = after(start, { type: "move", to: 3 }, { type: "keepOnly", places: [0, 3], starts: [0] });
	expect([filtered.saved, filtered.cells, filtered.active, changedCells(filtered)]).toEqual([
		[100, 400],
		[100, "x"],
		1,
		[1],
	]);
	expect(after(filtered, { type: "undo" }).cells).toEqual([100, 400]);
});

test("whatever is done, undoing and redoing it brings the same prices back", () => {
	fc.assert(
		fc.property(worked, action, (start, next) => {
			const done = after(start, { type: "commit" }, next, { type: "commit" });
			fc.pre(done.past.length > 0);
			expect(after(done, { type: "undo" }, { type: "redo" }).cells).toEqual(done.cells);
		}),
	);
});

test("a whole action is one step: undoing it restores every cell", () => {
	const changing = action.filter(
		({ type }) => !["undo", "redo", "mergeRemote", "decide", "edit", "commit"].includes(type),
	);
	fc.assert(
		fc.property(worked, changing, (start, next) => {
			const before = after(start, { type: "commit" });
			const done = reduceGrid(before, next);
			const isDone = done.past.length > before.past.length;
			expect(done.past.length - before.past.length).toBeLessThanOrEqual(1);
			expect((isDone ? after(done, { type: "undo" }) : done).cells).toEqual(before.cells);
		}),
	);
});

test("the active cell and the selection never leave the grid, and no cell is ever lost", () => {
	fc.assert(
		fc.property(worked, ({ active, anchor, cells, saved }) => {
			expect(cells).toHaveLength(saved.length);
			for (const at of [active, anchor]) expect(at >= 0 && at < cells.length).toBe(true);
		}),
	);
});

test("what is copied is pasted again as it was, bad cells included", () => {
	const cells = fc.array(
		fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 100_000_000 }), fc.constantFrom("x", '26"')),
		{
			minLength: 1,
		},
	);
	fc.assert(
		fc.property(cells, fc.constantFrom(".", ","), (copied, point) => {
			const money = { ...euro, point };
			const blank = createGrid(
				copied.map(() => null),
				[0],
				money,
			);
			const texts = fromClipboard(toClipboard(copied, money), money);
			expect(reduceGrid(blank, { type: "paste", texts }).cells).toEqual(copied);
		}),
	);
});

test("of several columns the last one with nothing but prices is pasted", () => {
	expect(fromClipboard('26"\t65\t€ 12,50\tnice\r\n18"\t45\t\tso so\r\n', money)).toEqual(["€ 12,50", ""]);
	expect(fromClipboard("a\tb\nc\td", money)).toEqual(["b", "d"]);
	expect(fromClipboard("", money)).toEqual([""]);
});

test("a cell with line breaks, tabs or quotes is one cell, and a quote in a cell is an inch mark", () => {
	expect(fromClipboard('"Aero Flat\r\nretrofit"\t12,50\r\n"Aero ""Twin"""\t13\r\n', money)).toEqual(["12,50", "13"]);
	expect(fromClipboard('"a\tb"\t12\n26"\t13\n"Flat" 26"\t14\n"open\t15', money)).toEqual(["12", "13", "14", "15"]);
	expect(fromClipboard('""\n"12"\n', money)).toEqual(["", "12"]);
});

const SKUS = ["AERO-26", "AERO-18", "HECK-R12", "CLIP"];
const placeOf = (sku: string) => {
	const at = SKUS.indexOf(sku.toUpperCase());
	return at < 0 ? undefined : at;
};
const read = (text: string) => skuLines(text, (sku) => placeOf(sku) !== undefined, money);

test("prices that are copied with their skus find their parts again, in whatever order", () => {
	const rows = [1250, null, 900, "x"].map((cell, at) => ({ sku: SKUS[at] ?? "", cell }));
	const copied = toSpreadsheet(rows, money);
	expect(copied).toBe("AERO-26\t12.50\nAERO-18\t\nHECK-R12\t9\nCLIP\tx\n");
	const reversed = copied.split("\n").reverse().join("\n").trim();
	expect(placeSkuLines(read(reversed) ?? [], placeOf)).toEqual({
		texts: [
			[0, "12.50"],
			[1, ""],
			[2, "9"],
			[3, "x"],
		],
		unknown: [],
	});
	expect(toSpreadsheet(rows.slice(0, 1), money)).toBe("12.50\n");
});

test("a heading, other columns and small letters do no harm, and unknown skus are named once", () => {
	const lines = read(
		"SKU\tName\tPrice\naero-26\tLong, 65\t€ 12,50\nNOPE-1\t\t13\nNOPE-1\t\t14\nAERO-18\t\t15\nCLIP\t\t\n",
	);
	expect(placeSkuLines(lines ?? [], placeOf)).toEqual({
		texts: [
			[0, "€ 12,50"],
			[1, "15"],
			[3, ""],
		],
		unknown: ["NOPE-1"],
	});
	expect(read("X-1\t12\nY-2\t13")).toHaveLength(2);
});

test("a line break in a cell beside skus doesn't clear a price", () => {
	const lines = read('SKU\tName\tPrice\nAERO-26\t"Aero Flat\nretrofit"\t12,50\nAERO-18\tAero\t13\n');
	expect(placeSkuLines(lines ?? [], placeOf)).toEqual({
		texts: [
			[0, "12,50"],
			[1, "13"],
		],
		unknown: [],
	});
});

test("sizes and names beside prices are no skus, nor are skus alone", () => {
	expect([read('26"\t12\n18"\t13'), read("26\t12"), read("Long\t12\nShort\t13"), read("AERO-26\nAERO-18")]).toEqual([
		undefined,
		undefined,
		undefined,
		undefined,
	]);
});

test("one pasted price fills the whole selection, several go downwards as far as there are cells", () => {
	const selected = after(grid(null, null, null, null), { type: "move", to: 1 }, { type: "move", to: 3, extend: true });
	expect(after(selected, { type: "paste", texts: ["5"] }).cells).toEqual([null, 500, 500, 500]);
	expect(after(selected, { type: "paste", texts: ["5", "6"] }).cells).toEqual([null, 500, 600, null]);
	const last = after(grid(null, null), { type: "move", to: 1 });
	expect(after(last, { type: "paste", texts: ["5", "6", "7"] }).cells).toEqual([null, 500]);
});

test("filling down takes the selection's first price, or for a single cell the one above", () => {
	const start = grid(100, 200, null);
	const selected = after(start, { type: "move", to: 2, extend: true });
	expect(after(selected, { type: "fillDown" }).cells).toEqual([100, 100, 100]);
	expect(after(start, { type: "move", to: 2 }, { type: "fillDown" }).cells).toEqual([100, 200, 200]);
	expect(after(start, { type: "fillDown" }).cells).toEqual([100, 200, null]);
});

test("typing replaces, Enter goes down, Escape restores, a bad price stays and is counted", () => {
	const typed = after(grid(100, 200), { type: "edit", text: "7" }, { type: "commit", by: 1 });
	expect([typed.cells, typed.active]).toEqual([[700, 200], 1]);
	const restored = after(typed, { type: "edit", text: "9" }, { type: "cancel" });
	expect(restored.cells).toEqual([700, 200]);
	const bad = after(typed, { type: "edit", text: "abc" }, { type: "commit" });
	expect([bad.cells, changedCells(bad), problemCells(bad)]).toEqual([[700, "abc"], [0, 1], [1]]);
	expect(changedCells(after(bad, { type: "undo" }, { type: "undo" }))).toEqual([]);
});

test("once cents are allowed, what was typed is a price, also where undo and redo bring it back", () => {
	const whole = createGrid([100, null], [0], { ...money, allowCents: false });
	const typed = after(whole, { type: "edit", text: "12,50" }, { type: "commit", by: 1 });
	const both = after(typed, { type: "edit", text: "abc" }, { type: "commit" }, { type: "fillDown" }, { type: "undo" });
	const allowed = after(both, { type: "setCents", allowed: true });
	expect([both.cells, allowed.cells]).toEqual([
		["12,50", "abc"],
		[1250, "abc"],
	]);
	expect(problemCells(allowed)).toEqual([1]);
	expect(after(allowed, { type: "redo" }).cells).toEqual([1250, 1250]);
	expect(after(allowed, { type: "undo" }, { type: "undo" }).cells).toEqual([100, null]);
	const mended = after(
		typed,
		{ type: "move", to: 0 },
		{ type: "setAll", cell: 1250 },
		{ type: "setCents", allowed: true },
	);
	expect(after(mended, { type: "undo" }).cells).toEqual([1250, null]);
});

test("once cents are no longer allowed, the prices that were typed with them are invalid, and those that were saved are not", () => {
	const priced = createGrid([1250, null, null], [0], money);
	const typed = after(priced, { type: "move", to: 1 }, { type: "edit", text: "11.55" }, { type: "commit", by: 1 });
	const whole = after(typed, { type: "edit", text: "12" }, { type: "commit" }, { type: "setCents", allowed: false });
	expect([whole.cells, problemCells(whole)]).toEqual([[1250, 1155, 1200], [1]]);
	expect(problemCells(after(whole, { type: "setCents", allowed: true }))).toEqual([]);
});

test("a cell that is opened holds what stands there", () => {
	expect(after(grid(1500, 200), { type: "open", at: 1 })).toMatchObject({ active: 1, edit: "2" });
	const typed = after(grid(1550, 200), { type: "edit", text: "3" }, { type: "commit", by: 1 }, { type: "open" });
	expect(typed).toMatchObject({ cells: [300, 200], active: 1, edit: "2" });
});

test("a price that can't be read among pasted ones is not exchanged for a column of sizes", () => {
	const list = [
		["AERO-26", "26", "19,90"],
		["AERO-24", "24", "18,90"],
		["AERO-18", "18", "auf Anfrage"],
	];
	const texts = ["19,90", "18,90", "auf Anfrage"];
	const pasted = (rows: string[][]) => rows.map((row) => row.join("\t")).join("\n");
	expect(fromClipboard(pasted(list.map(([, ...cells]) => cells)), money)).toEqual(texts);
	const table = pasted([["SKU", "Zoll", "Preis"], ...list]);
	expect(skuLines(table, (sku) => sku.startsWith("AERO"), money)?.map(({ text }) => text)).toEqual(texts);
});

test.each(["auf Anfrage", "-", "499 TL"])(
	"beside whole prices, %s is not exchanged for a column of sizes either",
	(text) => {
		expect(fromClipboard(`26\t19\n24\t18\n18\t${text}`, money)).toEqual(["19", "18", text]);
		const lines = skuLines(
			`AERO-26\t26\t19\nAERO-24\t24\t18\nAERO-18\t18\t${text}`,
			(sku) => sku.startsWith("AERO"),
			money,
		);
		expect(lines?.map((line) => line.text)).toEqual(["19", "18", text]);
	},
);

test("days, stock or article numbers behind the prices don't take their place, nor do whole tax rates", () => {
	expect(fromClipboard("19,90\t3\n18,90\tsofort\n20,90\t5\n21,90\tsofort", money)).toEqual([
		...["19,90", "18,90", "20,90", "21,90"],
	]);
	expect(fromClipboard("16,72\t19\n15,12\t19", money)).toEqual(["16,72", "15,12"]);
	expect(fromClipboard("19,90\t100234\n18,90\t100235", money)).toEqual(["19,90", "18,90"]);
});

test("weights and lengths before the prices don't take their place", () => {
	expect(fromClipboard("0,35\t19,9\n0,42\t24,9", money)).toEqual(["19,9", "24,9"]);
	expect(fromClipboard("66,04\t19\n60,96\t18", { ...money, allowCents: false })).toEqual(["19", "18"]);
	expect(fromClipboard("65,00\t1980\n60,00\t1880", { ...money, digits: 0 })).toEqual(["1980", "1880"]);
});

test("an ambiguous price among pasted ones is not exchanged for a column of sizes", () => {
	expect(fromClipboard("26\t12,50\n18\t1.234\n", money)).toEqual(["12,50", "1.234"]);
});

test("others' changes come in, what both changed waits for a decision, and mine is not lost", () => {
	const mine = after(grid(100, 200, 300), { type: "edit", text: "12" }, { type: "commit" });
	const met = after(mine, { type: "mergeRemote", saved: [1400, 250, 300] });
	expect([met.cells, [...met.conflicts], changedCells(met)]).toEqual([[1200, 250, 300], [[0, 1400]], [0]]);
	expect(after(met, { type: "decide", keep: "local" }).cells).toEqual([1200, 250, 300]);
	const taken = after(met, { type: "decide", keep: "remote" });
	expect([taken.cells, changedCells(taken), after(taken, { type: "undo" }).cells[0]]).toEqual([
		[1400, 250, 300],
		[],
		1200,
	]);
	expect(after(met, { type: "edit", text: "13" }, { type: "commit" }).conflicts.size).toBe(0);
});

test("what waits for a decision goes on waiting when others save again, and what is being typed stays", () => {
	const mine = after(grid(100, 200, 300), { type: "edit", text: "12" }, { type: "commit", by: 1 });
	const saved = [1400, 200, 300];
	const met = after(mine, { type: "mergeRemote", saved }, { type: "move", to: 2 }, { type: "edit", text: "15" });
	const again = after(met, { type: "mergeRemote", saved: [1400, 250, 300] });
	expect([again.cells, [...again.conflicts]]).toEqual([[1200, 250, 1500], [[0, 1400]]]);
	// Decided once, it is not asked again.
	const decided = after(met, { type: "decide", keep: "local" }, { type: "mergeRemote", saved });
	expect([decided.cells[0], decided.conflicts.size]).toEqual([1200, 0]);
});

test("what is typed while prices are saved is unsaved afterwards, and no conflict", () => {
	const sent = after(grid(100, 200, 300), { type: "edit", text: "12" }, { type: "commit", by: 1 });
	const typed = after(
		sent,
		{ type: "edit", text: "13" },
		{ type: "commit" },
		{ type: "move", to: 0 },
		{ type: "clear" },
	);
	const met = after(typed, { type: "saved", cells: sent.cells });
	expect([met.cells, changedCells(met), met.conflicts.size]).toEqual([[null, 1300, 300], [0, 1], 0]);
	expect(changedCells(after(sent, { type: "saved", cells: sent.cells }))).toEqual([]);
});

test("the keys are a spreadsheet's", () => {
	const at = after(createGrid([1, 2, 3, 4, 5], [0, 3], money), { type: "move", to: 1 });
	const command = (key: string, parts: Partial<KeyPress> = {}) => keyCommand(at, press(key, parts), 10, "2");
	expect(command("ArrowDown", { shift: true })).toEqual({ type: "move", to: 2, extend: true });
	expect(command("End")).toEqual({ type: "move", to: 4, extend: false });
	expect(command("ArrowDown", { mod: true })).toEqual({ type: "move", to: 3, extend: false });
	expect(command("Enter", { shift: true })).toEqual({ type: "move", to: 0 });
	expect(command("7")).toEqual({ type: "edit", text: "7" });
	expect(command("F2")).toEqual({ type: "edit", text: "2" });
	expect(command("F2", { shift: true })).toEqual({ type: "history" });
	expect(command("Delete")).toEqual({ type: "clear" });
	expect(command("z", { mod: true })).toEqual({ type: "undo" });
	expect(command("Z", { mod: true, shift: true })).toEqual({ type: "redo" });
	expect(command("d", { mod: true })).toEqual({ type: "fillDown" });
	// A Russian and a Greek keyboard.
	expect(command("я", { mod: true, code: "KeyZ" })).toEqual({ type: "undo" });
	expect(command("δ", { mod: true, code: "KeyD" })).toEqual({ type: "fillDown" });
	// A German one has Z and Y the other way round.
	expect(command("y", { mod: true, code: "KeyZ" })).toEqual({ type: "redo" });
	expect(command("Escape")).toEqual({ type: "leave" });
	expect([command("c", { mod: true }), command("ArrowDown", { alt: true }), command("F5")]).toEqual([
		undefined,
		undefined,
		undefined,
	]);
	expect(typingCommand(press("Tab", { shift: true }))).toEqual({ type: "commit", by: -1 });
	expect(typingCommand(press("z", { mod: true }))).toBeUndefined();
});

test("Tab leaves the grid at its ends, so that nobody is caught in it", () => {
	const last = after(grid(1, 2), { type: "move", to: 1 });
	expect(keyCommand(last, press("Tab"), 10, "")).toBeUndefined();
	expect(keyCommand(grid(1, 2), press("Tab", { shift: true }), 10, "")).toBeUndefined();
});

test("only rows in view are drawn, and moving scrolls no further than needed", () => {
	const size = { rowHeight: 10, count: 2000, spare: 2 };
	expect(rowsInView({ top: 0, height: 100 }, size)).toEqual({ first: 0, last: 12 });
	expect(rowsInView({ top: 19_900, height: 100 }, size)).toEqual({ first: 1988, last: 1999 });
	expect(scrollToRow({ top: 100, height: 100 }, 12, 10)).toBe(100);
	expect(scrollToRow({ top: 100, height: 100 }, 5, 10)).toBe(50);
	expect(scrollToRow({ top: 100, height: 100 }, 25, 10)).toBe(160);
});

test("the history of a product is that of its parts", () => {
	const parts = [{ sku: "AERO-26" }, { sku: "NEW-2-18" }];
	const of = (text: string) => partSkus(text, parts);
	expect(of(" aero-26 ")).toEqual(["AERO-26"]);
	expect(of("AERO-26-18+HECK-R12")).toEqual(["AERO-26", "AERO-18", "HECK-R12"]);
	expect(of("AERO-26-26")).toEqual(["AERO-26"]);
	expect(of("NEW-2-18")).toEqual(["NEW-2-18"]);
	expect([of("two words"), of("A+"), of("")]).toEqual([[], [], []]);
});
