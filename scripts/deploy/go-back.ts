import { CommandError } from "#scripts/local/settings.ts";
import { ownDashboard, restoreDashboard } from "./dashboard.ts";
import { requireRun } from "./run-wrangler.ts";
import type { Target } from "./target.rules.ts";
import type { Tools } from "./tools.ts";
import { isRollingOut, keptVersions, triggerOf } from "./wrangler-output.rules.ts";

/** Back to the release before, dashboard included. The database stays: older workers work with newer tables. */
export async function goBack(target: Target, tools: Tools): Promise<void> {
	const env = ["--env", target.environment];
	const { stdout } = requireRun(tools.run)(["deployments", "list", "--json", ...env]);
	const versions = keptVersions(stdout);
	// Versions that `secret put` made are of the release before them.
	const isRelease = (version: string) => mayHaveDashboard(version, target, tools) || isByHand(version, env, tools);
	const version = versions[isRollingOut(stdout) ? 0 : Math.max(0, versions.findIndex(isRelease)) + 1];
	if (version === undefined) {
		throw new CommandError(`There is no earlier version among the last ten deployments. Choose one:

npm exec wrangler -- versions list ${env.join(" ")}
npm exec wrangler -- rollback VERSION ${env.join(" ")}

Then roll the dashboard back in Cloudflare: Workers & Pages, Deployments, Rollback.`);
	}
	workerBackTo(version, target, tools);
	dashboardBackTo(version, target, tools);
	tools.say(`Worker and dashboard are back at version ${version}.`);
	await tools.smoke(undefined, "short");
}

/** Without a dashboard of its own, but not by a secret either. What made it may be unknown. */
function isByHand(version: string, env: string[], { run }: Tools): boolean {
	const { ok, stdout } = run(["versions", "view", version, "--json", ...env]);
	const trigger = ok ? triggerOf(stdout) : undefined;
	return trigger !== undefined && trigger !== "secret";
}

/** A bucket that can't be read keeps no worker from going back: the version is then taken for a release. */
function mayHaveDashboard(version: string, target: Target, { run, say }: Tools): boolean {
	try {
		return ownDashboard(run, target, version) !== undefined;
	} catch (error) {
		if (!(error instanceof CommandError)) throw error;
		say(`Whether ${version} is a release, or made by secret put, is not known: ${error.message}`);
		return true;
	}
}

/** Before the dashboard: it is what visitors see. `versions deploy` would fail if a secret has changed since this version. */
export function workerBackTo(version: string, target: Target, { run }: Tools): void {
	const message = "Back by npm run deploy -- --back";
	requireRun(run)(["rollback", version, "--message", message, "--env", target.environment]);
}

/** The dashboard of a version is missing if all that was deployed up to it was deployed by hand. */
export function dashboardBackTo(version: string, target: Target, { run, say }: Tools): void {
	try {
		restoreDashboard(run, target, version);
	} catch (error) {
		if (!(error instanceof CommandError)) throw error;
		say(`The worker is back at ${version}, the dashboard is not: ${error.message}`);
		throw new CommandError("Roll the dashboard back in Cloudflare: Workers & Pages, Deployments, Rollback.", {
			cause: error,
		});
	}
}
