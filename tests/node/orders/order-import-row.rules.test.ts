import { expect, test } from "vitest";
import { CsvReader } from "#worker/csv/csv-reader.rules.ts";
import { csvLine } from "#worker/csv/csv-write.rules.ts";
import { readOrderRow } from "#worker/orders/order-import-row.rules.ts";

test.each(["=A-1", "'=A-1", "''A", "＝1", "'＋1", "－5", "@x", "it's"])(
	"the order number and note %s come back from a file as they were written",
	(text) => {
		const lines = csvLine(["order number", "sku", "quantity", "note"]) + csvLine([text, `${text} sku`, "2", text]);
		const reader = new CsvReader();
		const [row] = [...reader.push(new TextEncoder().encode(lines)), ...reader.end()];
		const mapping = { columns: { orderNumber: 0, sku: 1, quantity: 2, note: 3 } };
		const read = readOrderRow(row?.cells ?? [], mapping, new Map());
		expect(read).toMatchObject({ orderNumber: text, record: { sku: `${text} sku`, note: text } });
	},
);
