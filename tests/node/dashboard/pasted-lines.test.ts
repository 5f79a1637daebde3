import { expect, test } from "vitest";
import { readStockRow } from "#worker/inventory/stock-import.rules.ts";
import { readStockLines } from "../../../dashboard/src/features/inventory/stock-lines.rules.ts";
import { isManyLines, readPastedLines } from "../../../dashboard/src/features/orders/pasted-lines.rules.ts";

test.each([
	["AERO-26-18;2", "AERO-26-18", 2],
	["AERO-26-18\t2", "AERO-26-18", 2],
	["AERO-26-18,2", "AERO-26-18", 2],
	["AERO-26-18 2", "AERO-26-18", 2],
	['"AERO-26-18";"2"', "AERO-26-18", 2],
	["  AERO-26-18 ; 2x ", "AERO-26-18", 2],
	["AERO-26-18;2,00", "AERO-26-18", 2],
	["AERO-26-18", "AERO-26-18", 1],
	["AERO-26-18;2;Kiel", "AERO-26-18", 2],
	["AERO-26-18;2;19,90", "AERO-26-18", 2],
	["AERO-26-18;2;Stück", "AERO-26-18", 2],
	["AERO-26-18,2,", "AERO-26-18", 2],
	["Set für Golf;999", "Set für Golf", 999],
	["\u200EAERO-26-18\u200B;2\u00AD", "AERO-26-18", 2],
	["\u200B\tAERO-26-18\t2", "AERO-26-18", 2],
	["AERO-26-18;2\n\u200B\n", "AERO-26-18", 2],
])("%j is read as a sku and a quantity", (text, sku, quantity) => {
	expect(readPastedLines(text)).toEqual({ lines: [{ sku, quantity }], problems: [] });
});

test.each([
	"Artikel-Nr.\tMenge",
	"ΚΩΔΙΚΟΣ ΠΡΟΪΟΝΤΟΣ;ΠΟΣΟΤΗΤΑ",
	"Stok Kodu;Adet",
	"Numer artykułu;Ilość",
	"Артикул;Кол-во",
])("%j is a header", (header) => {
	expect(readPastedLines(`${header}\nA;1`)).toEqual({ lines: [{ sku: "A", quantity: 1 }], problems: [] });
});

test("the header of a table with more columns says which are meant, and stays with the lines that can't be read", () => {
	const sizes = "SKU\tZoll\tMenge\nAERO-26\t26\t2\nAERO-18\t18\tviele";
	expect(readPastedLines(sizes)).toEqual({
		lines: [{ sku: "AERO-26", quantity: 2 }],
		problems: [{ at: 3, line: "AERO-18\t18\tviele", code: "orders.quantity_invalid" }],
		header: "SKU\tZoll\tMenge",
	});
	// Corrected as the hint says.
	expect(readPastedLines("SKU\tZoll\tMenge\nAERO-18;5").problems).toMatchObject([{ code: "orders.line_unclear" }]);
	expect(readPastedLines("sku;Menge;Preis\nA;2 Stk;20").header).toBe("sku;Menge;Preis");
	expect(readPastedLines("AERO-26\t2\tszt.\nAERO-24\t3").lines.map(({ quantity }) => quantity)).toEqual([2, 3]);
	expect(readPastedLines("Pos;Menge;Artikel-Nr.\n1;3;AERO-26").lines).toEqual([{ sku: "AERO-26", quantity: 3 }]);
	expect(readPastedLines("sku;Menge;Preis\nAERO-26;2;20").lines).toEqual([{ sku: "AERO-26", quantity: 2 }]);
});

test.each(["AERO-26;26;2", "sku;Preis\nAERO-26;20;2", "AERO-26\t2\t26"])(
	"which of several numbers is the quantity is not guessed: %j",
	(text) => {
		const [problem, ...others] = readPastedLines(text).problems;
		expect([problem?.code, others, readPastedLines(text).lines]).toEqual(["orders.line_unclear", [], []]);
		const { rows, problems } = readStockLines(text.split("\n").at(-1) ?? "", []);
		expect([rows, problems]).toEqual([[], [{ at: 1, code: "stock.line_invalid" }]]);
	},
);

test("a header and empty lines are left out, whatever ends a line", () => {
	expect(readPastedLines("SKU;Quantity\r\nA;1\n\nB;2\rC;3\n").lines).toEqual([
		{ sku: "A", quantity: 1 },
		{ sku: "B", quantity: 2 },
		{ sku: "C", quantity: 3 },
	]);
});

test("each line that can't be read is named and kept; the others are taken", () => {
	const { lines, problems } = readPastedLines("A;1\nB;none\n;3\nC;0\nD;1000\nE;1.5\nF;2");
	expect(lines.map(({ sku }) => sku)).toEqual(["A", "F"]);
	expect(problems).toEqual([
		{ at: 2, line: "B;none", code: "orders.quantity_invalid" },
		{ at: 3, line: ";3", code: "orders.sku_missing" },
		{ at: 4, line: "C;0", code: "orders.quantity_invalid" },
		{ at: 5, line: "D;1000", code: "orders.quantity_invalid" },
		{ at: 6, line: "E;1.5", code: "orders.quantity_invalid" },
	]);
});

test("a line break in a quoted cell doesn't begin another line, and lines are counted as they are shown", () => {
	const text = 'A\t2\t"Shelf 1\nB 12\nC"\nD;3;"5 ""x""\nE"\nF\t26"\n';
	expect(readPastedLines(text)).toEqual({
		lines: [
			{ sku: "A", quantity: 2 },
			{ sku: "D", quantity: 3 },
		],
		problems: [{ at: 6, line: 'F\t26"', code: "orders.quantity_invalid" }],
	});
	const { rows, problems } = readStockLines(text, []);
	expect([rows.map(({ partKey, onHand }) => [partKey, onHand]), problems]).toEqual([
		[
			["A", 2],
			["D", 3],
		],
		[{ at: 6, code: "stock.line_invalid" }],
	]);
});

test("nor does one in a quoted cell after a comma", () => {
	expect(readPastedLines('A,2\n"B\nC","3"\nD,1,"x\ny"\nE,4')).toEqual({
		lines: [
			{ sku: "A", quantity: 2 },
			{ sku: "B\nC", quantity: 3 },
			{ sku: "E", quantity: 4 },
		],
		problems: [{ at: 4, line: 'D,1,"x\ny"', code: "orders.quantity_invalid" }],
	});
});

test("one sku that is pasted stays one field's text", () => {
	expect([isManyLines("AERO-26-18"), isManyLines(" AERO 26\n"), isManyLines("A;1"), isManyLines("A\nB")]).toEqual([
		false,
		false,
		true,
		true,
	]);
});

test.each([
	["AERO-26\t12", 12],
	["AERO-26;12;", 12],
	["aero-26, 12", 12],
	["AERO-26  12", 12],
	['"AERO-26";"1200"', 1200],
])("%j is read as a part and its number", (text, onHand) => {
	const row = { partKey: "AERO-26", onHand, lowAt: null, backorder: false, version: null };
	expect(readStockLines(text, [])).toEqual({ rows: [row], problems: [] });
});

const GROUPED = ["1,000", "1.000", "10.000", "1 000", "1\u00a0000", "1\u202f000", "12,5"];

test.each(GROUPED)("a number written %j never loses its end, in stock or in an order", (number) => {
	for (const separator of ["\t", ";", ",", " "]) {
		const line = `AERO-26${separator}${number}`;
		expect([line, readStockLines(line, [])]).toEqual([
			line,
			{ rows: [], problems: [{ at: 1, code: "stock.line_invalid" }] },
		]);
		// After a blank, a comma ends the SKU: SKUs may have blanks.
		if (separator !== " ") expect([line, readPastedLines(line).lines]).toEqual([line, []]);
	}
	const mapping = { columns: { part: 0, onHand: 1 } };
	expect(readStockRow(["AERO-26", number], mapping)).toMatchObject({ error: { code: "inventory.amount_invalid" } });
});

test("a number that a spreadsheet has shortened is told as such, in stock and in an order; a sku like it is none", () => {
	const code = "catalogue.number_shortened";
	for (const separator of ["\t", ";"]) {
		const line = `4,00638E+12${separator}2`;
		expect(readPastedLines(line)).toEqual({ lines: [], problems: [{ at: 1, line, code }] });
		expect(readStockLines(line, [])).toEqual({ rows: [], problems: [{ at: 1, code }] });
	}
	expect(readPastedLines("2E5;1").lines).toEqual([{ sku: "2E5", quantity: 1 }]);
	const mapping = { columns: { part: 0, onHand: 1 } };
	expect(readStockRow(["4,00638E+12", "2"], mapping)).toEqual({
		error: { field: "part", code, value: "4,00638E+12" },
	});
});
