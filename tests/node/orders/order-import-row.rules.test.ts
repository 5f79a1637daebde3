import { expect, test } from "vitest";
import { CsvReader } from "#worker/csv/csv-reader.rules.ts";
import { csvLine } from "#worker/csv/csv-write.rules.ts";
import { readOrderRow } from "#worker/orders/order-import-row.rules.ts";

test.each(["=A-1", "'=A-1", "''A", "＝1", "'＋1", "－5", "@x", "it's"])(
	"the order number and note %s come back from a file as they were written",
	(text) => {
		const lines =
			csvLine(["order number", "sku", "quantity", "note"], ",") + csvLine([text, `${text} sku`, "2", text], ",");
		const reader = new CsvReader();
		const [row] = [...reader.push(new TextEncoder().encode(lines)), ...reader.end()];
		const mapping = { columns: { orderNumber: 0, sku: 1, quantity: 2, note: 3 } };
		const read = readOrderRow(row?.cells ?? [], mapping, () => undefined);
		expect(read).toMatchObject({ orderNumber: text, record: { sku: `${text} sku`, note: text } });
	},
);

const mapping = { columns: { orderNumber: 0, sku: 1, quantity: 2, note: 3, prime: 4 }, width: 5 };

test("a row that is wider than the header still says which order it is a line of", () => {
	const cells = ["A-1", "sku", "2", "Ring twice", " leave it", "no"];
	const read = readOrderRow(cells, mapping, () => undefined);
	expect(read).toEqual({
		orderNumber: "A-1",
		error: { field: "row", code: "catalogue.row_too_wide", value: "" },
	});
	expect(readOrderRow(["", ...cells.slice(1)], mapping, () => undefined)).toMatchObject({
		error: { field: "orderNumber", code: "orders.number_missing" },
	});
});

test.each([
	...[..."ynjx"].map((word) => [word, word !== "n"] as const),
	...[
		["Ja", true] as const,
		["ΝΑΙ", true] as const,
		["ΟΧΙ", false] as const,
		["HAYIR", false] as const,
		["", false] as const,
	],
])("a prime order is marked by %j as stock files mark backorder", (word, prime) => {
	expect(readOrderRow(["A-1", "sku", "2", "", word], mapping, () => undefined)).toMatchObject({ record: { prime } });
});

test("a number that a spreadsheet has shortened is rejected as order number and as sku", () => {
	const read = (...cells: string[]) => readOrderRow(cells, mapping, () => undefined);
	const code = "catalogue.number_shortened";
	for (const value of ["4,00638E+12", "4.00638E+12", "4E+12", "1,23457e+11"]) {
		expect(read(value, "sku", "2")).toMatchObject({ error: { field: "orderNumber", code, value } });
		expect(read("A-1", value, "2")).toMatchObject({ error: { field: "sku", code, value } });
	}
	for (const whole of ["4006381333931", "2E5", "4E+5", "E+12", "A-4E+12", "12E+12"])
		expect(read(whole, whole, "2")).toMatchObject({ orderNumber: whole, record: { sku: whole } });
});
