import { expect, test } from "vitest";
import { LIST_MAX, readFitmentRow } from "#worker/catalogue/import/fitment-row.rules.ts";
import { partSchema } from "#worker/imports/import.schema.ts";
import { CELL_MAX, PartBuilder } from "#worker/imports/import-part.rules.ts";
import { NOTE_MAX } from "#worker/orders/order.rules.ts";
import { ORDER_FIELDS } from "#worker/orders/order-import-mapping.rules.ts";
import { readOrderRow } from "#worker/orders/order-import-row.rules.ts";
import { DESCRIPTION_MAX } from "#worker/products/product-limits.rules.ts";

const PART_BYTES = 1 << 20;
const columns = Object.fromEntries(ORDER_FIELDS.map((field, at) => [field, at]));

/** A cell as it is sent. */
function sent(cell: string): string {
	const builder = new PartBuilder({ columns: { note: 0 } });
	builder.push({ rowNo: 2, cells: [cell] });
	const [row] = builder.end() ?? [];
	return String(row?.[1]);
}

const noteOf = (note: string) => readOrderRow(["A", "S", "1", sent(note)], { columns }, () => undefined);

test("a valid value is sent as it is, with the mark that guards it in spreadsheets", () => {
	for (const length of [NOTE_MAX, DESCRIPTION_MAX]) expect(length + 1).toBeLessThan(CELL_MAX);
	const note = `'=${"ż\n".repeat((NOTE_MAX - 2) / 2)}x`;
	expect(sent(note)).toBe(note);
	expect(noteOf(note)).toMatchObject({ record: { note: note.slice(1) } });
});

test("what is too long is too long when it is cut, too, whatever blanks it has", () => {
	const tooLong = { error: { field: "note", code: "orders.note_too_long", value: "" } };
	const long = "x".repeat(NOTE_MAX + 1);
	for (const note of [
		long,
		long.repeat(3),
		` ${long}`,
		" ".repeat(5000) + long.repeat(2),
		`a${" ".repeat(5000)}${long}`,
	])
		expect(noteOf(note)).toMatchObject(tooLong);
	const spaced = noteOf(`${" ".repeat(5000)}a${" ".repeat(5000)}b`);
	expect(spaced).toMatchObject({ record: { note: "a b" } });
	expect(sent("😀".repeat(CELL_MAX))).toMatch(/^(😀)+$/u);
});

const listsOf = (field: "aliases" | "keyNumbers" | "tsn", list: string) => {
	const columns = { brand: 0, model: 1, year: 2, driver: 3, hsn: 4, [field]: 5 };
	const cells = ["VW", "Golf", "2012", "26", "0603", sent(list)];
	return readFitmentRow(2, cells, { columns, unit: "inch", paired: false }, new Map(), 2026);
};

const KEYS = [" ", ",", ", ", ";", "|", "\n", "\r\n", "   "];
const letters = (at: number) => String.fromCharCode(65 + (at % 26), 65 + ((at / 26) % 26), 65 + at / 676);
const digits = (at: number) => String(at + 300);
test.each([
	...KEYS.flatMap((by) => [
		["keyNumbers", by, (at: number) => `0603/${letters(at)}`] as const,
		["keyNumbers", by, (at: number) => `0603/${digits(at)}`] as const,
		["tsn", by, (at: number) => `${letters(at)}`] as const,
		["tsn", by, (at: number) => `${digits(at)}`] as const,
	]),
	...["|", ";", ", ", "\n", "\r\n"].flatMap((by) => [
		["aliases", by, (at: number) => `golf ${at}`] as const,
		["aliases", by, (at: number) => `m${at}`] as const,
	]),
])("a list of %s by %j is read to its end or rejected as too long", (field, by, write) => {
	for (const count of [2, 150, 240, 300, 400, 420, 700]) {
		const result = listsOf(field, Array.from({ length: count }, (_, at) => write(at)).join(by));
		const { row } = "row" in result ? result : { row: undefined };
		if (row) expect((field === "aliases" ? row.aliases : row.keyNumbers)?.length).toBe(count);
		else expect(result).toMatchObject({ error: { field, code: "catalogue.list_too_long" } });
		if (count < 200) expect(row).toBeDefined();
	}
});

test("the longest list is sent as it is", () => {
	expect(LIST_MAX + 1).toBeLessThan(CELL_MAX - 1);
	const list = `${"m|".repeat(LIST_MAX / 2 - 3)}golf 7`;
	expect(list).toHaveLength(LIST_MAX);
	expect(listsOf("aliases", list)).toMatchObject({ row: { aliases: ["m", "golf 7"] } });
	expect(listsOf("aliases", `${list}|`)).toMatchObject({ error: { code: "catalogue.list_too_long" } });
});

test("a part of the longest cells fits into one call", () => {
	const builder = new PartBuilder({ columns });
	const cells = ORDER_FIELDS.map(() => "\u0001".repeat(CELL_MAX * 2));
	const parts = Array.from({ length: 50 }, (_, at) => builder.push({ rowNo: at + 2, cells })).filter((one) => !!one);
	expect(parts.length).toBeGreaterThan(2);
	for (const rows of parts) {
		const body = { part: 1, rows };
		expect(JSON.stringify(body).length).toBeLessThan(PART_BYTES);
		expect(partSchema(1).safeParse(body).success).toBe(true);
	}
});
