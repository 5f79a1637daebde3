import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CommandError } from "#scripts/local/settings.ts";
import { type RunWrangler, requireRun } from "./run-wrangler.ts";
import { projectOf, type Target } from "./target.rules.ts";
import { isMissing, versionsBefore } from "./wrangler-output.rules.ts";

/** Where the built dashboard of a version is kept, for going back. */
export const dashboardKey = (version: string): string => `releases/dashboards/${version}.tgz`;

export function deployDashboard(run: RunWrangler, target: Target, folder: string): void {
	// dashboard/ has its own wrangler.toml: the root's is the worker's.
	const place = ["--project-name", projectOf(target), "--branch", "main", "--cwd", "dashboard"];
	requireRun(run)(["pages", "deploy", folder, ...place]);
}

/** Whether there is a dashboard to go back to with this version of the worker. */
export function hasDashboard(run: RunWrangler, target: Target, version: string): boolean {
	const folder = mkdtempSync(join(tmpdir(), "wiper-finder-dashboard-"));
	try {
		return getDashboard(run, target, version, join(folder, "dashboard.tgz"));
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

/**
 * Gets the dashboard that was deployed with this version, or before it: `wrangler secret put` makes and deploys versions of
 * its own, of the same worker. False if none was kept.
 */
function getDashboard(run: RunWrangler, { bucket, environment }: Target, version: string, file: string): boolean {
	const getOf = (one: string): boolean => {
		const args = ["r2", "object", "get", `${bucket}/${dashboardKey(one)}`, "--file", file, "--remote"];
		const { ok, stdout, stderr } = run(args);
		if (!ok && !isMissing(stdout + stderr)) throw new CommandError(`${args[3]} can't be read:\n${stdout}${stderr}`);
		return ok;
	};
	if (getOf(version)) return true;
	const { stdout } = requireRun(run)(["deployments", "list", "--json", "--env", environment]);
	return versionsBefore(stdout, version).some(getOf);
}

/** Takes the dashboard back to the one that was deployed with this version of the worker. */
export function restoreDashboard(run: RunWrangler, target: Target, version: string): void {
	const folder = mkdtempSync(join(tmpdir(), "wiper-finder-dashboard-"));
	try {
		const [packed, unpacked] = [join(folder, "dashboard.tgz"), join(folder, "dist")];
		if (!getDashboard(run, target, version, packed)) throw new CommandError("No dashboard was kept for it.");
		mkdirSync(unpacked);
		tar(["-xzf", packed, "-C", unpacked]);
		deployDashboard(run, target, unpacked);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

export const packDashboard = (folder: string, file: string): void => tar(["-czf", file, "-C", folder, "."]);

function tar(args: string[]): void {
	const { status, stderr } = spawnSync("tar", args, { encoding: "utf8" });
	if (status !== 0) throw new CommandError(`tar ${args[0]} failed: ${stderr}`);
}
