import { rmSync } from "node:fs";
import type { Call } from "#scripts/local/call.ts";
import { migrate } from "#scripts/local/migrate.ts";
import type { Bytes } from "#worker/imports/import-file.rules.ts";
import { generatedBytes } from "./catalogue-file.ts";
import { withHeap } from "./heap.ts";
import { activateCatalogue, reviewCatalogue, sendCatalogue } from "./load-catalogue.ts";
import type { Measure, Section } from "./measure.ts";
import { startRuntime } from "./runtime.ts";
import { peakMemory } from "./runtime-memory.ts";
import { makeAdministrator, makeShop } from "./shop.ts";

const MB = 1_000_000;
/** The platform's 128 MB for an isolate, buffers left out. */
const HEAP_MB = 110;

/** The speed and peak memory of importing whole files with the import's calls, under the platform's limit of memory. */
export async function* measureImports(script: string, folder: string, rows: number): AsyncGenerator<Section> {
	const { url, env, close } = await withHeap(HEAP_MB, () => startRuntime({ script, folder }));
	try {
		await migrate(env.DB);
		const token = await makeAdministrator(env);
		const call = (path: string, init: RequestInit = {}) => {
			const headers = new Headers(init.headers);
			headers.set("Authorization", `Bearer ${token}`);
			return fetch(url + path, { ...init, headers });
		};
		await makeShop(env, call);
		const count = rows.toLocaleString("en");
		yield {
			title: `Import, ${count} rows`,
			how: "A generated fitment file (scripts/demo/generate.ts), read twice and sent in parts of 2,000 rows by the calls that the command and the screen make, one after another, then reviewed and activated. The runtime is the worker with its database and bucket, which Cloudflare runs elsewhere; its isolates have at most 110 MB of heap each.",
			measures: await measureImport(call, generatedBytes(rows)),
		};
		yield {
			title: `Import, ${count} rows over as many others`,
			how: "Another generated file, in the same runtime: it changes and adds cars of most models, and what it doesn't name stays. The review compares them all.",
			measures: await measureImport(call, generatedBytes(rows, 2)),
		};
	} finally {
		await close();
		rmSync(folder, { recursive: true, force: true });
	}
}

async function measureImport(call: Call, file: () => Bytes): Promise<Measure[]> {
	const before = peakMemory();
	const { id, rows, refused, seconds, scanSeconds, waitSeconds } = await sendCatalogue(call, file);
	const review = await reviewCatalogue(call, id);
	const activation = await activateCatalogue(call, id);
	const after = peakMemory();
	const total = seconds + review + activation;
	const measures: Measure[] = [
		{ name: "reading and sending", value: rows / seconds, unit: "rows/s" },
		{ name: "… reading the file before", value: scanSeconds, unit: "s" },
		{ name: "… waiting for answers", value: waitSeconds, unit: "s" },
		{ name: "review", value: rows / review, unit: "rows/s" },
		{ name: "building and activating", value: rows / activation, unit: "rows/s" },
		{ name: "total", value: rows / total, unit: "rows/s" },
		{ name: "time", value: total, unit: "s" },
		{ name: "rejected rows", value: refused, unit: "rows" },
		{ name: "memory of the client, at most", value: after.client / MB, unit: "MB", note: noteOf(before.client) },
	];
	if (before.runtime !== undefined && after.runtime !== undefined) {
		const note = noteOf(before.runtime);
		measures.push({ name: "memory of the runtime, at most", value: after.runtime / MB, unit: "MB", note });
	}
	return measures;
}

/** The tools alone take much, so only the import's addition counts. */
const noteOf = (bytes: number): string => `${Math.round(bytes / MB)} MB before`;
