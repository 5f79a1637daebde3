import { rmSync } from "node:fs";
import { migrate } from "#scripts/local/migrate.ts";
import type { Bytes } from "#worker/imports/import-file.rules.ts";
import { withHeap } from "./heap.ts";
import { loadCatalogue } from "./load-catalogue.ts";
import type { Measure, Section } from "./measure.ts";
import { startRuntime } from "./runtime.ts";
import { peakMemory } from "./runtime-memory.ts";
import { makeAdministrator, makeShop } from "./shop.ts";

const MB = 1_000_000;
/** The platform's 128 MB for an isolate, buffers left out. */
const HEAP_MB = 110;

/** The speed and peak memory of importing a whole file with the import's calls, under the platform's limit of memory. */
export async function measureImport(script: string, folder: string, file: () => Bytes): Promise<Section> {
	const { url, env, close } = await withHeap(HEAP_MB, () => startRuntime({ script, folder }));
	await migrate(env.DB);
	const token = await makeAdministrator(env);
	const call = (path: string, init: RequestInit = {}) => {
		const headers = new Headers(init.headers);
		headers.set("Authorization", `Bearer ${token}`);
		return fetch(url + path, { ...init, headers });
	};
	await makeShop(env, call);
	const before = peakMemory();
	const { rows, refused, seconds, sendSeconds } = await loadCatalogue(call, file);
	const after = peakMemory();
	await close();
	rmSync(folder, { recursive: true, force: true });
	const measures: Measure[] = [
		{ name: "reading and sending", value: rows / sendSeconds, unit: "rows/s" },
		{ name: "building and activating", value: rows / (seconds - sendSeconds), unit: "rows/s" },
		{ name: "total", value: rows / seconds, unit: "rows/s" },
		{ name: "time", value: seconds, unit: "s" },
		{ name: "rejected rows", value: refused, unit: "rows" },
		{ name: "memory of the client, at most", value: after.client / MB, unit: "MB", note: noteOf(before.client) },
	];
	if (before.runtime !== undefined && after.runtime !== undefined) {
		const note = noteOf(before.runtime);
		measures.push({ name: "memory of the runtime, at most", value: after.runtime / MB, unit: "MB", note });
	}
	return {
		title: `Import, ${rows.toLocaleString("en")} rows`,
		how: "A generated fitment file (scripts/demo/generate.ts), read twice and sent in parts of 2,000 rows by the calls that the command and the screen make, one after another, then activated. The runtime is the worker with its database and bucket, which Cloudflare runs elsewhere; its isolates have at most 110 MB of heap each.",
		measures,
	};
}

/** The tools alone take much, so only the import's addition counts. */
const noteOf = (bytes: number): string => `${Math.round(bytes / MB)} MB before`;
