import { expect, test } from "vitest";
import { STOCK_ROWS_MAX } from "#worker/inventory/stock-import.rules.ts";
import { stockFileSchema } from "#worker/inventory/stock-import.schema.ts";
import { planStock } from "#worker/inventory/stock-import-plan.rules.ts";
import { inspectFile } from "../../../dashboard/src/features/imports/inspect-file.ts";
import { readStockFile } from "../../../dashboard/src/features/inventory/import/read-stock-file.ts";

const WIDTH = 90;
const MIB = 1024 * 1024;
const header = Array.from({ length: WIDTH }, (_, at) => `column ${at}`);
const line = (part: string, number: string, ...beyond: string[]) =>
	[part, ...Array(WIDTH - 2).fill("of no use"), number, ...beyond].join(";");

const read = async (lines: string[]) => {
	const file = new File([[header.join(";"), ...lines, ""].join("\n")], "stock.csv");
	return readStockFile({ file, head: await inspectFile(file), columns: { onHand: WIDTH - 1, part: 0 } }, 7);
};

test("of a wide file only what is used is sent, so that as many rows as are allowed fit into a request", async () => {
	const file = await read(Array.from({ length: STOCK_ROWS_MAX }, (_, at) => line(`VTA-${at}`, String(at))));
	expect(JSON.stringify(file).length).toBeLessThan(MIB / 4);
	const { rows, mapping } = stockFileSchema.parse(file);
	expect([rows.length, file.companyId, file.fileName]).toEqual([STOCK_ROWS_MAX, 7, "stock.csv"]);
	expect(rows[41]).toEqual([43, "VTA-41", "41"]);
	expect(mapping).toEqual({ columns: { part: 0, onHand: 1 }, width: 2 });
});

test("a row that is wider than the header, or shorter, is rejected or read as it is", async () => {
	const { rows, mapping } = await read([line("VTA-26", "5", "", "7"), "VTA-18", line("", "3")]);
	const { errors } = planStock(rows, mapping, { stored: new Map(), assortments: new Map() });
	expect(errors).toMatchObject([
		{ rowNo: 2, code: "catalogue.row_too_wide" },
		{ rowNo: 3, code: "inventory.part_unknown" },
		{ rowNo: 4, code: "inventory.part_missing" },
	]);
});
