import { fileParts } from "#worker/imports/import-file.rules.ts";
import { STOCK_FIELDS, STOCK_ROWS_MAX, type StockColumns } from "#worker/inventory/stock-import.rules.ts";
import type { StockFile } from "#worker/inventory/stock-import.schema.ts";
import { bytesOf } from "../../imports/file-bytes.ts";
import { ImportError } from "../../imports/import-error.ts";
import type { FileHead } from "../../imports/inspect-file.ts";

export type StockDraft = { file: File; head: FileHead; columns: StockColumns };

/** The request of a file: its mapped cells alone, since it is one body, and what is beyond the header. */
export async function readStockFile(
	{ file, head, columns }: StockDraft,
	companyId: number | undefined,
): Promise<StockFile> {
	const width = head.header.length;
	const mapped: StockFile["mapping"]["columns"] = {};
	/** The file's columns, in the order in which their cells are sent. */
	const sent: number[] = [];
	for (const field of STOCK_FIELDS) {
		const column = columns[field];
		if (column !== undefined) mapped[field] = sent.push(column) - 1;
	}
	const rows: StockFile["rows"] = [];
	for await (const part of fileParts(bytesOf(file), { columns, width })) {
		for (const [rowNo, ...cells] of part.rows)
			rows.push([rowNo, ...sent.map((column) => cells[column] ?? ""), ...cells.slice(width)]);
		if (rows.length > STOCK_ROWS_MAX) throw new ImportError("stock.file_too_long");
	}
	return { companyId, fileName: file.name.slice(0, 255), mapping: { columns: mapped, width: sent.length }, rows };
}
