import type { CsvRecord } from "../../csv/csv-parse.rules.ts";
import { CsvReader } from "../../csv/csv-reader.rules.ts";
import { type Detection, detectMapping } from "./detect-mapping.rules.ts";
import { FileHash } from "./file-hash.rules.ts";
import type { Mapping } from "./import.schema.ts";
import { type ColumnPlaces, PartBuilder, type PartRow } from "./import-part.rules.ts";

/** A file's bytes, in pieces of any size. */
export type Bytes = AsyncIterable<Uint8Array>;

export type FileScan = { fileHash: string; header: string[]; rows: number } & (
	| { ok: true; mapping: Mapping; parts: number }
	| Extract<Detection, { ok: false }>
);

/** Options that override the header. */
export type ScanOptions = { paired?: boolean; unit?: Mapping["unit"]; mapping?: Mapping };

/**
 * Reads a file once to collect what its import announces: identity, mapping, rows and parts. `progress` gets the bytes
 * read. Throws `CsvRefusal` if the file can't be read at all.
 */
export async function scanFile(
	bytes: Bytes,
	{ paired = false, unit, mapping }: ScanOptions = {},
	progress: (bytes: number) => void = () => {},
): Promise<FileScan> {
	const [hash, reader] = [new FileHash(), new CsvReader()];
	let detected: Detection | undefined;
	let builder: PartBuilder | undefined;
	let parts = 0;
	const take = (records: CsvRecord[]) => {
		if (!detected && reader.header) {
			detected = mapping ? { ok: true, mapping } : detectMapping(reader.header, { paired });
			if (detected.ok && unit) detected = { ok: true, mapping: { ...detected.mapping, unit } };
			if (detected.ok) builder = new PartBuilder(detected.mapping);
		}
		for (const record of records) if (builder?.push(record)) parts++;
	};
	for await (const piece of bytes) {
		await hash.push(piece);
		take(reader.push(piece));
		progress(piece.length);
	}
	take(reader.end());
	if (builder?.end()) parts++;
	const read = { fileHash: await hash.digest(), header: reader.header ?? [], rows: reader.rows };
	if (!detected) throw new Error("A file that was read has a header.");
	return detected.ok ? { ...read, ok: true, mapping: detected.mapping, parts } : { ...read, ...detected };
}

/** The parts of a file, numbered from 1, as they are sent. */
export async function* fileParts(
	bytes: Bytes,
	mapping: ColumnPlaces,
): AsyncGenerator<{ part: number; rows: PartRow[] }> {
	const [reader, builder] = [new CsvReader(), new PartBuilder(mapping)];
	let part = 0;
	const full = function* (records: CsvRecord[]) {
		for (const record of records) {
			const rows = builder.push(record);
			if (rows) yield { part: ++part, rows };
		}
	};
	for await (const piece of bytes) yield* full(reader.push(piece));
	yield* full(reader.end());
	const rows = builder.end();
	if (rows) yield { part: ++part, rows };
}

/** What the import of a file announces if its columns are already known. Throws as `scanFile` does. */
export async function countParts(
	bytes: Bytes,
	mapping: ColumnPlaces,
): Promise<{ fileHash: string; rows: number; parts: number }> {
	const [hash, reader, builder] = [new FileHash(), new CsvReader(), new PartBuilder(mapping)];
	let parts = 0;
	for await (const piece of bytes) {
		await hash.push(piece);
		for (const record of reader.push(piece)) if (builder.push(record)) parts++;
	}
	for (const record of reader.end()) if (builder.push(record)) parts++;
	if (builder.end()) parts++;
	return { fileHash: await hash.digest(), rows: reader.rows, parts };
}
