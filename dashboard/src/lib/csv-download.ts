import { type ClientResponse, parseResponse } from "hono/client";
import type { Progress } from "#worker/imports/import.schema.ts";
import { createStore, useStore } from "./create-store.ts";
import { holdReload } from "./downloads.ts";
import { saveFile } from "./save-file.ts";
import { onUserSwitch } from "./session/tokens.ts";

/** The call that answers with the file. */
export type CsvRequest = (signal: AbortSignal) => Promise<ClientResponse<unknown>>;

type Running = Progress & { cancel: () => void };

const [CR, LF] = [13, 10];

/** One of each list and file at a time. Outside the screen: they continue while other pages are shown. */
const downloads = createStore<ReadonlyMap<string, Running>>(new Map());

// Nobody is given a file that the user before has asked for.
onUserSwitch(() => {
	for (const { cancel } of downloads.get().values()) cancel();
});

/** `list`: what tells lists apart whose files have the same name. `id`: of a file whose name is in the user's language. */
type CsvFile = { fileName: string; id?: string | undefined; list?: string | number | undefined };

const keyOf = ({ fileName, id = fileName, list = "" }: CsvFile): string => `${list}/${id}`;

export const useCsvDownload = (file: CsvFile): Running | undefined => useStore(downloads).get(keyOf(file));

function show(file: CsvFile, running: Running | undefined): void {
	const key = keyOf(file);
	const others = [...downloads.get()].filter(([other]) => other !== key);
	downloads.set(new Map(running ? [...others, [key, running]] : others));
}

/**
 * Downloads a file; returns the number of its rows, or null if it was cancelled. `rows`: how many it has, if its answer
 * doesn't say that in a header; known by neither, they are counted as they come.
 */
export const downloadCsv = (file: CsvFile, request: CsvRequest, rows?: number): Promise<number | null> =>
	holdReload(download(file, request, rows));

async function download(file: CsvFile, request: CsvRequest, rows?: number): Promise<number | null> {
	const controller = new AbortController();
	const cancel = () => controller.abort();
	const tell = (progress: Progress) => show(file, { ...progress, cancel });
	tell({ done: 0, total: 0 });
	try {
		const response = await request(controller.signal);
		const total = Number(response.headers.get("X-Row-Count") ?? rows ?? 0);
		let received = 0;
		const pieces = await receive(response, (done) => {
			received = done;
			tell({ done: Math.min(total, done), total });
		});
		saveFile(new Blob(pieces, { type: "text/csv" }), file.fileName);
		return total || received;
	} catch (error) {
		if (controller.signal.aborted) return null;
		throw error;
	} finally {
		show(file, undefined);
	}
}

async function receive(response: ClientResponse<unknown>, tell: (rows: number) => void) {
	if (!response.ok) await parseResponse(response);
	if (!response.body) throw new Error("The export has no content.");
	const pieces: Uint8Array<ArrayBuffer>[] = [];
	let lines = 0;
	const reader = response.body.getReader();
	for (let read = await reader.read(); !read.done; read = await reader.read()) {
		pieces.push(read.value);
		lines += linesIn(read.value);
		// The first line is the heading, and cells may contain line breaks.
		tell(Math.max(0, lines - 1));
	}
	return pieces;
}

function linesIn(bytes: Uint8Array): number {
	let lines = 0;
	for (let at = bytes.indexOf(LF); at >= 0; at = bytes.indexOf(LF, at + 1))
		if (at === 0 || bytes[at - 1] === CR) lines++;
	return lines;
}
