import { CommandError } from "#scripts/local/settings.ts";
import { restoreDashboard } from "./dashboard.ts";
import { requireRun } from "./run-wrangler.ts";
import type { Target } from "./target.rules.ts";
import type { Tools } from "./tools.ts";
import { previousVersion } from "./wrangler-output.rules.ts";

/** Back to the version before, dashboard included. The database stays: older workers work with newer tables. */
export async function goBack(target: Target, tools: Tools): Promise<void> {
	const list = requireRun(tools.run)(["deployments", "list", "--json", "--env", target.environment]);
	const version = previousVersion(list.stdout);
	if (version === undefined) throw new CommandError("There is no earlier version to go back to.");
	workerBackTo(version, target, tools);
	dashboardBackTo(version, target, tools);
	await tools.smoke(undefined, "short");
}

/** Before the dashboard: it is what visitors see. */
export function workerBackTo(version: string, target: Target, { run }: Tools): void {
	const message = "Back by npm run deploy -- --back";
	const env = ["--env", target.environment];
	requireRun(run)(["versions", "deploy", `${version}@100%`, "--yes", "--message", message, ...env]);
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
