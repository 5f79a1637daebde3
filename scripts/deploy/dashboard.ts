import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CommandError } from "#scripts/local/settings.ts";
import { readObject } from "./bucket.ts";
import { type RunWrangler, requireRun } from "./run-wrangler.ts";
import { projectOf, type Target } from "./target.rules.ts";
import { versionsBefore } from "./wrangler-output.rules.ts";

/** Where the built dashboard of a version is kept, for going back. */
export const dashboardKey = (version: string): string => `releases/dashboards/${version}.tgz`;

export function deployDashboard(run: RunWrangler, target: Target, folder: string): void {
	// dashboard/ has its own wrangler.toml: the root's is the worker's.
	const place = ["--project-name", projectOf(target), "--branch", "main", "--cwd", "dashboard"];
	requireRun(run)(["pages", "deploy", folder, ...place]);
}

/** The packed dashboard that was deployed with this very version of the worker. */
export const ownDashboard = (run: RunWrangler, { bucket }: Target, version: string): Buffer | undefined =>
	readObject(run, bucket, dashboardKey(version));

/**
 * The packed dashboard that was deployed with this version, or before it: `wrangler secret put` makes and deploys versions of
 * its own, of the same worker. Undefined if none was kept.
 */
export function findDashboard(run: RunWrangler, target: Target, version: string): Buffer | undefined {
	const own = ownDashboard(run, target, version);
	if (own) return own;
	const { stdout } = requireRun(run)(["deployments", "list", "--json", "--env", target.environment]);
	for (const one of versionsBefore(stdout, version)) {
		const earlier = ownDashboard(run, target, one);
		if (earlier) return earlier;
	}
	return undefined;
}

/** Takes the dashboard back to the one that was deployed with this version of the worker. */
export function restoreDashboard(run: RunWrangler, target: Target, version: string): void {
	const packed = findDashboard(run, target, version);
	if (!packed) throw new CommandError("No dashboard was kept for it.");
	const folder = mkdtempSync(join(tmpdir(), "wiper-finder-dashboard-"));
	try {
		const [file, unpacked] = [join(folder, "dashboard.tgz"), join(folder, "dist")];
		writeFileSync(file, packed);
		mkdirSync(unpacked);
		tar(["-xzf", file, "-C", unpacked]);
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
