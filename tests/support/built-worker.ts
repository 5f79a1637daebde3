import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildWorker } from "#scripts/bench/build-worker.ts";
import { WORKER } from "./made-from.ts";
import { madeOnce } from "./made-once.ts";

/** The worker as it is deployed. */
export async function builtWorker(): Promise<string> {
	const made = await madeOnce("worker", { sources: WORKER }, async (folder) => {
		writeFileSync(join(folder, "script"), buildWorker("worker/index.ts", join(folder, "build")));
	});
	return readFileSync(join(made, "script"), "utf8");
}
