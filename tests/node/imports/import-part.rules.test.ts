import { expect, test } from "vitest";
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
