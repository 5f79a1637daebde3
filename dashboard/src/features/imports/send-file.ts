import { countParts, fileParts } from "#worker/imports/import-file.rules.ts";
import type { ColumnPlaces, PartRow } from "#worker/imports/import-part.rules.ts";
import { bytesOf } from "./file-bytes.ts";
import { withRetry } from "./with-retry.ts";

export type Sent = { rows: number; total: number };
export type Announced = { fileHash: string; fileName: string; rows: number; parts: number };

/** The calls of a kind of import. */
type Calls<Entry> = {
	open: (announced: Announced) => Promise<{ id: number }>;
	sendPart: (id: number, part: { part: number; rows: PartRow[] }) => Promise<{ rows: number }>;
	fetch: (id: number) => Promise<Entry>;
};

/**
 * Reads a file twice: to announce it, then to send its parts. Parts can be repeated, so an interrupted import of the
 * same file continues as the same import. Returns it when everything was sent.
 */
export async function sendFile<Entry>(
	file: File,
	mapping: ColumnPlaces,
	{ open, sendPart, fetch }: Calls<Entry>,
	{ signal, progress }: { signal: AbortSignal; progress: (sent: Sent) => void },
): Promise<Entry> {
	const { fileHash, rows, parts } = await countParts(bytesOf(file), () => mapping);
	signal.throwIfAborted();
	const fileName = file.name.slice(0, 255);
	const { id } = await withRetry(signal, () => open({ fileHash, fileName, rows, parts }));
	let sent = 0;
	progress({ rows: 0, total: rows });
	for await (const part of fileParts(bytesOf(file), mapping)) {
		signal.throwIfAborted();
		sent += (await withRetry(signal, () => sendPart(id, part))).rows;
		progress({ rows: sent, total: rows });
	}
	const entry = await fetch(id);
	// Cancelled during the last part, too.
	signal.throwIfAborted();
	return entry;
}
