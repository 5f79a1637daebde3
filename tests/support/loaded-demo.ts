import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildWorker } from "#scripts/bench/build-worker.ts";
import { loadDemo } from "#scripts/demo/load.ts";
import { openLocalState } from "#scripts/local/local-state.ts";
import { hashOf, madeOnce } from "./made-once.ts";

export const WORKER = [
	"worker/**/*",
	"scripts/bench/build-worker.ts",
	"wrangler.toml",
	"package*.json",
	"tsconfig.json",
];
export const DEMO = [...WORKER, "scripts/demo/**/*", "scripts/import/**/*", "scripts/local/**/*", "migrations/**/*"];
/** Of what has just been loaded here: by the time the demo is asked for, its sources may have changed. */
const LOADED = hashOf(DEMO);
/** The demo's orders and visits are of the last days and hours before it is loaded. */
const AGE_MAX_MS = 4 * 60 * 60 * 1000;

/** Copies the state with the demo, which earlier runs have loaded if its sources are the same. Returns an administrator's token. */
export async function copyDemo(stateDir: string): Promise<string> {
	const also = String(Math.floor(Date.now() / AGE_MAX_MS));
	const made = await madeOnce("demo", { sources: DEMO, hash: LOADED, also }, async (folder) => {
		const loaded = join(folder, "state");
		await loadDemo(loaded, () => undefined);
		const state = await openLocalState(loaded);
		writeFileSync(join(folder, "token"), await state.mintToken());
		await state.close();
	});
	cpSync(join(made, "state"), stateDir, { recursive: true });
	return readFileSync(join(made, "token"), "utf8");
}

/** The worker as it is deployed. */
export async function builtWorker(): Promise<string> {
	const made = await madeOnce("worker", { sources: WORKER }, async (folder) => {
		writeFileSync(join(folder, "script"), buildWorker("worker/index.ts", join(folder, "build")));
	});
	return readFileSync(join(made, "script"), "utf8");
}
