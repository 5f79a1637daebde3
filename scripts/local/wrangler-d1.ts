import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Environment } from "../deploy/target.rules.ts";
import { tool } from "./processes.ts";
import { CommandError, LOCAL_WRANGLER, QUIET_WRANGLER, ROOT } from "./settings.ts";

/** The database of an environment of the account, or of a local state. */
export type Target = { environment: Environment } | { stateDir: string };

/** Runs SQL through wrangler with a file, so that no secret is in the list of processes. Returns wrangler's JSON. */
export async function executeSql(target: Target, sql: string): Promise<string> {
	const folder = mkdtempSync(join(tmpdir(), "wiper-finder-"));
	try {
		const file = join(folder, "statements.sql");
		writeFileSync(file, sql, { mode: 0o600 });
		const isRemote = "environment" in target;
		const place = isRemote ? ["--remote", "--env", target.environment] : ["--local", "--persist-to", target.stateDir];
		const by = sql.startsWith("SELECT") ? ["--command", sql] : ["--file", file];
		const args = ["d1", "execute", "DB", ...place, "--json", "--yes", ...by];
		return runWrangler(args, isRemote ? QUIET_WRANGLER : LOCAL_WRANGLER);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

/** Runs wrangler to its end and returns its output. */
function runWrangler(args: string[], variables: Record<string, string>): string {
	const { status, stdout, stderr } = spawnSync(process.execPath, [tool("wrangler"), ...args], {
		cwd: ROOT,
		env: { ...process.env, ...variables },
		encoding: "utf8",
	});
	if (status !== 0) throw new CommandError(`wrangler ${args.slice(0, 3).join(" ")} failed:\n${stdout}${stderr}`);
	return stdout;
}
