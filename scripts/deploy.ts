import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { deployRelease } from "./deploy/deploy-release.ts";
import { goBack } from "./deploy/go-back.ts";
import { buildRelease } from "./deploy/release.ts";
import { createWrangler, type RunWrangler } from "./deploy/run-wrangler.ts";
import { isServed, smoke } from "./deploy/smoke.ts";
import { smokeTarget } from "./deploy/smoke-target.rules.ts";
import { ENVIRONMENTS, environmentOf, findPlaceholders, type Target, targetSchema } from "./deploy/target.rules.ts";
import type { Tools } from "./deploy/tools.ts";
import { runCommand } from "./local/command.ts";
import { readOptions } from "./local/options.ts";
import { tool } from "./local/processes.ts";
import { CommandError, ROOT } from "./local/settings.ts";

const LONGEST_PAUSE = 24 * 60 * 60;

const USAGE = `npm run deploy -- [options]

Builds everything and deploys it to the account in [env.…] of wrangler.toml: first for nobody, then for 10, 50 and 100
percent of the visitors, each time after a smoke test. A failure goes back to the version before.

  --env staging    the environment (default: production)
  --dry-run        check wrangler.toml and build, deploy nothing
  --back           go back to the version before, dashboard included
  --smoke          only test what is deployed
  --at-once        for everybody, then tested: after a restore into a new database or bucket
  --pause SECONDS  between two shares of the visitors (default: 60)

SMOKE_USERNAME and SMOKE_PASSWORD of an administrator let the smoke test write, too: docs/self-hosting.md.`;

await runCommand(async () => {
	const { values } = readOptions(USAGE, {
		env: { type: "string", default: "production" },
		"dry-run": { type: "boolean", default: false },
		back: { type: "boolean", default: false },
		smoke: { type: "boolean", default: false },
		"at-once": { type: "boolean", default: false },
		pause: { type: "string", default: "60" },
	});
	if ([values["dry-run"], values.back, values.smoke].filter(Boolean).length > 1)
		throw new CommandError("Choose one of --dry-run, --back and --smoke.");
	const pauseMs = toSeconds(values.pause) * 1000;
	const target = await readTarget(values.env, !values.smoke && !values.back);
	const tools = makeTools(target, pauseMs);
	if (values.smoke) return tools.smoke(undefined, "whole");
	if (values.back) return goBack(target, tools);
	const folder = mkdtempSync(join(tmpdir(), "wiper-finder-release-"));
	try {
		const release = buildRelease(target.PUBLIC_ORIGIN, folder);
		if (values["dry-run"])
			return console.log(`${release.name} is built for ${target.PUBLIC_ORIGIN}; nothing was deployed.`);
		await deployRelease(target, release, tools, values["at-once"]);
		console.log(`\n${release.name} is deployed. Back: npm run deploy -- --env ${target.environment} --back`);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
});

/** A timer of no number, or of too many seconds, would be over at once. */
function toSeconds(text: string): number {
	if (/^\d+$/.test(text) && Number(text) <= LONGEST_PAUSE) return Number(text);
	throw new CommandError(`--pause is a whole number of seconds, up to ${LONGEST_PAUSE}.`);
}

/** `isDeployed`: its settings are, so a wrong one would take effect. */
async function readTarget(name: string, isDeployed: boolean): Promise<Target> {
	const environment = environmentOf(name);
	if (environment === undefined) throw new CommandError(`--env is one of: ${ENVIRONMENTS.join(", ")}.`);
	const { unstable_readConfig } = await import("wrangler");
	const readConfig = (env: string) => unstable_readConfig({ config: join(ROOT, "wrangler.toml"), env });
	const config = readConfig(environment);
	const target = targetSchema.parse({
		...config.vars,
		environment,
		worker: config.name,
		databaseId: config.d1_databases[0]?.database_id,
		bucket: config.r2_buckets[0]?.bucket_name,
		queues: config.queues.consumers,
		routes: config.routes,
	});
	// An installation may have removed [env.staging].
	const environments: string[] = config.definedEnvironments ?? [];
	const others = environments.filter((other) => other !== environment);
	const otherRoutes = others.flatMap((other) => targetSchema.shape.routes.parse(readConfig(other).routes));
	const missing = findPlaceholders(target, isDeployed ? Date.now() : Number.POSITIVE_INFINITY, otherRoutes);
	if (missing.length > 0) {
		throw new CommandError(`[env.${environment}] in wrangler.toml isn't filled in yet:\n\n${missing.join("\n")}`);
	}
	return target;
}

function makeTools(target: Target, pauseMs: number): Tools {
	const say = (line: string) => console.log(line);
	const run: RunWrangler = createWrangler([process.execPath, tool("wrangler")], say);
	return {
		run,
		say,
		isServed: () => isServed(target.PUBLIC_ORIGIN),
		smoke: (version, extent) => smoke(smokeTarget(target, version, process.env), extent, say),
		pause: () => pause(pauseMs),
	};
}
