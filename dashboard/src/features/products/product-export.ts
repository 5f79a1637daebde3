import { parseResponse } from "hono/client";
import { useSyncExternalStore } from "react";
import { adminApi } from "../../lib/api.ts";
import { saveFile } from "../../lib/save-file.ts";

export type ExportState = { finder: number; rows: number; total: number };

const FILE_NAME = "Produkte.csv";
const [CR, LF] = [13, 10];

/** One download at a time. It is outside the screen, so that it continues while other pages are shown. */
let state: ExportState | null = null;
let running: AbortController | null = null;
const listeners = new Set<() => void>();

function show(next: ExportState | null): void {
	state = next;
	for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
	listeners.add(listener);
	return () => listeners.delete(listener);
};

export const useExport = (): ExportState | null => useSyncExternalStore(subscribe, () => state);

export const cancelExport = (): void => running?.abort();

/** Downloads all products of a finder; returns their number, or null if it was cancelled. */
export async function exportProducts(finder: number): Promise<number | null> {
	const controller = new AbortController();
	running = controller;
	show({ finder, rows: 0, total: 0 });
	try {
		const { pieces, rows } = await receive(finder, controller.signal);
		saveFile(new Blob(pieces, { type: "text/csv" }), FILE_NAME);
		return rows;
	} catch (error) {
		if (controller.signal.aborted) return null;
		throw error;
	} finally {
		running = null;
		show(null);
	}
}

async function receive(finder: number, signal: AbortSignal) {
	const call = adminApi.product.export[":id"];
	const response = await call.$get({ param: { id: String(finder) } }, { init: { signal } });
	if (!response.ok) await parseResponse(response);
	if (!response.body) throw new Error("The export has no content.");
	const total = Number(response.headers.get("X-Row-Count"));
	const pieces: Uint8Array<ArrayBuffer>[] = [];
	let lines = 0;
	const reader = response.body.getReader();
	for (let read = await reader.read(); !read.done; read = await reader.read()) {
		pieces.push(read.value);
		lines += linesIn(read.value);
		// The first line is the heading, and cells may contain line breaks.
		show({ finder, total, rows: Math.min(total, Math.max(0, lines - 1)) });
	}
	return { pieces, rows: total };
}

function linesIn(bytes: Uint8Array): number {
	let lines = 0;
	for (let at = bytes.indexOf(LF); at >= 0; at = bytes.indexOf(LF, at + 1))
		if (at === 0 || bytes[at - 1] === CR) lines++;
	return lines;
}
