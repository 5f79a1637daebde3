import type { CsvRecord } from "../csv/csv-parse.rules.ts";
import { CsvReader } from "../csv/csv-reader.rules.ts";
import { FileHash } from "./file-hash.rules.ts";
import { type ColumnPlaces, PartBuilder, type PartRow } from "./import-part.rules.ts";

/** A file's bytes, in pieces of any size. */
export type Bytes = AsyncIterable<Uint8Array>;

export type CountedFile = { fileHash: string; header: string[]; rows: number; parts: number };

/**
 * Reads a file once to collect what its import announces. `columnsOf` gets the header; undefined: its columns are not
 * known, and there are no parts. `progress` gets the bytes read. Throws `CsvError` if the file can't be read at all.
 */
export async function countParts(
	bytes: Bytes,
	columnsOf: (header: string[]) => ColumnPlaces | undefined,
	progress: (bytes: number) => void = () => {},
): Promise<CountedFile> {
	const [hash, reader] = [new FileHash(), new CsvReader()];
	let header: string[] | undefined;
	let builder: PartBuilder | undefined;
	let parts = 0;
	const countRecords = (records: CsvRecord[]) => {
		if (!header && reader.header) {
			header = reader.header;
			const columns = columnsOf(header);
			if (columns) builder = new PartBuilder(columns);
		}
		for (const record of records) if (builder?.push(record)) parts++;
	};
	for await (const piece of bytes) {
		await hash.push(piece);
		countRecords(reader.push(piece));
		progress(piece.length);
	}
	countRecords(reader.end());
	if (builder?.end()) parts++;
	return { fileHash: await hash.digest(), header: reader.header ?? [], rows: reader.rows, parts };
}

/** The parts of a file, numbered from 1, as they are sent. */
export async function* fileParts(
	bytes: Bytes,
	mapping: ColumnPlaces,
): AsyncGenerator<{ part: number; rows: PartRow[] }> {
	const [reader, builder] = [new CsvReader(), new PartBuilder(mapping)];
	let part = 0;
	const fullParts = function* (records: CsvRecord[]) {
		for (const record of records) {
			const rows = builder.push(record);
			if (rows) yield { part: ++part, rows };
		}
	};
	for await (const piece of bytes) yield* fullParts(reader.push(piece));
	yield* fullParts(reader.end());
	const rows = builder.end();
	if (rows) yield { part: ++part, rows };
}

/** True if the server has this part. `received`: the first and last number of each range of parts. */
export const isReceived = (received: readonly (readonly [from: number, to: number])[], part: number): boolean =>
	received.some(([from, to]) => from <= part && part <= to);
