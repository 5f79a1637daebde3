import type { CsvRecord } from "#worker/csv/csv-parse.rules.ts";
import { CsvReader } from "#worker/csv/csv-reader.rules.ts";
import { bytesOf } from "./file-bytes.ts";

const HEAD_ROWS = 1000;
const HEAD_SLICE = 64 * 1024;

/** The beginning of a file: enough to detect its format and columns. */
export type FileHead = {
	header: string[];
	encoding: string | undefined;
	delimiter: string | undefined;
	records: CsvRecord[];
	/** These are all its rows. */
	isWhole: boolean;
};

/** Reads as much of a file as needed to detect its layout. Throws `CsvError` if it can't be read at all. */
export async function inspectFile(file: Blob): Promise<FileHead> {
	const reader = new CsvReader();
	const records: CsvRecord[] = [];
	let isWhole = true;
	for await (const piece of bytesOf(file, HEAD_SLICE)) {
		records.push(...reader.push(piece));
		isWhole = records.length < HEAD_ROWS;
		if (!isWhole) break;
	}
	if (isWhole) records.push(...reader.end());
	return { header: reader.header ?? [], ...reader.layout, records: records.slice(0, HEAD_ROWS), isWhole };
}
