import { fileParts } from "#worker/imports/import-file.rules.ts";
import { STOCK_FIELDS, STOCK_ROWS_MAX, type StockColumns } from "#worker/inventory/stock-import.rules.ts";
import type { StockFile } from "#worker/inventory/stock-import.schema.ts";
import { bytesOf } from "../../imports/file-bytes.ts";
import { ImportError } from "../../imports/import-error.ts";
import type { FileHead } from "../../imports/inspect-file.ts";

export type StockDraft = { file: File; head: FileHead; columns: StockColumns };

/** The request of a file: its mapped cells. */
export async function readStockFile(
	{ file, head, columns }: StockDraft,
	companyId: number | undefined,
): Promise<StockFile> {
	const mapped: StockFile["mapping"]["columns"] = {};
	for (const field of STOCK_FIELDS) {
		const column = columns[field];
		if (column !== undefined) mapped[field] = column;
	}
	const mapping = { columns: mapped, width: head.header.length };
	const rows: StockFile["rows"] = [];
	for await (const part of fileParts(bytesOf(file), mapping)) {
		rows.push(...part.rows);
		if (rows.length > STOCK_ROWS_MAX) throw new ImportError("stock.file_too_long");
	}
	return { companyId, fileName: file.name.slice(0, 255), mapping, rows };
}
