import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { tool } from "#scripts/local/processes.ts";
import { CommandError, LOCAL_WRANGLER, ROOT } from "#scripts/local/settings.ts";

/** Builds a worker as it is deployed, with the tool that deploys it, and returns its one module. */
export function buildWorker(entry: string, outDir: string): string {
	// It only has to exist: a worker's code doesn't depend on its assets.
	mkdirSync(join(ROOT, "finder-element/dist"), { recursive: true });
	const config = join(ROOT, "wrangler.toml");
	const args = ["deploy", entry, "--dry-run", "--env", "", "--config", config, "--outdir", outDir];
	const { status, stdout, stderr } = spawnSync(process.execPath, [tool("wrangler"), ...args], {
		cwd: ROOT,
		env: { ...process.env, ...LOCAL_WRANGLER },
		encoding: "utf8",
	});
	if (status !== 0) throw new CommandError(`${entry} could not be built:\n${stdout}${stderr}`);
	return readFileSync(join(outDir, basename(entry).replace(/\.ts$/, ".js")), "utf8");
}
