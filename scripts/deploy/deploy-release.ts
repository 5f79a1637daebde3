import { CommandError } from "#scripts/local/settings.ts";
import { dashboardKey, deployDashboard, findDashboard } from "./dashboard.ts";
import { dashboardBackTo, workerBackTo } from "./go-back.ts";
import { addConsumers, findNewQueues } from "./queues.ts";
import { keepRelease, type Release, requireNewOrSame } from "./release.ts";
import { type RunWrangler, requireRun } from "./run-wrangler.ts";
import { hostOf, projectOf, type Target } from "./target.rules.ts";
import type { Tools } from "./tools.ts";
import { bookmarkOf, isNeverDeployed, runningVersion, uploadedVersion } from "./wrangler-output.rules.ts";

/** Shares of the visitors that a new version gets, one after the other. */
const SHARES = [10, 50];

/**
 * Deploys what is built. Until the new version gets visitors a failure changes nothing for anybody: migrations only
 * expand. Afterwards a failure takes worker and dashboard back. A worker that nobody reaches has no version to go beside or back
 * to: it is deployed whole, with its host, and as often as it takes. `isAtOnce` is the same after a restore: the running
 * version is bound to what was lost, and can't be deployed beside the new one.
 */
export async function deployRelease(target: Target, release: Release, tools: Tools, isAtOnce = false): Promise<void> {
	const wrangler = requireRun(tools.run);
	const env = ["--env", target.environment];
	const running = isAtOnce ? undefined : findRunning(tools.run, env);
	requireNewOrSame(tools.run, target, release);
	const newQueues = findNewQueues(tools.run, target);
	const bookmark = bookmarkOf(wrangler(["d1", "time-travel", "info", "DB", "--json", ...env]).stdout);
	tools.say(`The database before this deployment: bookmark ${bookmark}`);
	wrangler(["d1", "migrations", "apply", "DB", "--remote", ...env]);
	const message = `${release.name}, database before it: ${bookmark}`;
	const named = [...env, "--tag", release.name, "--message", message];
	if (running === undefined || (!(await tools.isServed()) && !isComplete(running))) return deployWhole();
	const upload = wrangler(["versions", "upload", ...named]);
	const version = requireVersion(upload.events);
	keepDashboard(version);
	let isDashboardDeployed = false;
	try {
		await rollOut({ running, version, env, message, beforeVisitors }, tools);
		// At the terminal wrangler asks before it takes over a host that something else has.
		wrangler(["triggers", "deploy", ...env], true);
		isDashboardDeployed = true;
		deployDashboard(tools.run, target, release.dashboard);
		await tools.smoke(undefined, "whole");
	} catch (error) {
		tools.say("Going back to the version before.");
		try {
			workerBackTo(running, target, tools);
			if (isDashboardDeployed) dashboardBackTo(running, target, tools);
		} catch (second) {
			throw new CommandError(`${textOf(error)}\nGoing back failed, too: ${textOf(second)}`, { cause: error });
		}
		throw error;
	}

	/** Keeps its dashboard last: until then it is a first deployment, which is repeated as one. */
	async function deployWhole(): Promise<void> {
		deployDashboard(tools.run, target, release.dashboard);
		keepRelease(tools.run, target, release);
		const version = requireVersion(wrangler(["deploy", ...named], true).events);
		tools.say(`The dashboard's address may still be missing: add ${hostOf(target.DASHBOARD_ORIGIN)} to the
custom domains of ${projectOf(target)}, then test everything with npm run deploy -- ${env.join(" ")} --smoke`);
		// Who asks for a new host too early is told for a while that there is none.
		await tools.pause();
		await tools.smoke(undefined, isAtOnce ? "whole" : "short");
		keepDashboard(version);
	}

	/** A deployment that came to its end has kept its dashboard. */
	function isComplete(version: string): boolean {
		return findDashboard(tools.run, target, version) !== undefined;
	}

	/** Nobody pins a release that no visitor had, so that one that failed its first test may be mended under its number. */
	function beforeVisitors(): void {
		keepRelease(tools.run, target, release);
		addConsumers(tools.run, target, newQueues);
	}

	/** Under its worker's version, for going back to it. */
	function keepDashboard(version: string): void {
		const path = `${target.bucket}/${dashboardKey(version)}`;
		wrangler(["r2", "object", "put", path, "--file", release.packedDashboard, "--remote"]);
	}
}

function requireVersion(events: string): string {
	const version = uploadedVersion(events);
	if (version === undefined) throw new CommandError("wrangler did not say which version it uploaded.");
	return version;
}

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

type RollOut = {
	running: string;
	version: string;
	env: string[];
	message: string;
	beforeVisitors: () => void;
};

/** First without visitors, whom only the smoke test's requests reach; then with more and more of them. */
async function rollOut({ running, version, env, message, beforeVisitors }: RollOut, tools: Tools): Promise<void> {
	const wrangler = requireRun(tools.run);
	const share = (percent: number) =>
		wrangler([
			...["versions", "deploy", `${version}@${percent}%`],
			...(percent < 100 ? [`${running}@${100 - percent}%`] : []),
			...["--yes", "--message", message, ...env],
		]);
	share(0);
	await tools.smoke(version, "whole");
	beforeVisitors();
	for (const percent of SHARES) {
		share(percent);
		await tools.pause();
		await tools.smoke(version, "short");
	}
	share(100);
}

/** Undefined: the first deployment. */
function findRunning(run: RunWrangler, env: string[]): string | undefined {
	const { ok, stdout, stderr } = run(["deployments", "status", "--json", ...env]);
	if (!ok && isNeverDeployed(stdout + stderr)) return undefined;
	if (!ok) throw new CommandError(`The running version can't be read:\n${stdout}${stderr}`);
	const running = runningVersion(stdout);
	if (running === undefined) {
		throw new CommandError(
			`A deployment is under way. Finish it, or go back: npm run deploy -- ${env.join(" ")} --back`,
		);
	}
	return running;
}
