import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { unstable_readConfig } from "wrangler";
import { z } from "zod";
import { findPlaceholders } from "./deploy/placeholders.rules.ts";
import { runCommand } from "./local/command.ts";
import { readOptions } from "./local/options.ts";
import { tool } from "./local/processes.ts";
import { CommandError, ROOT } from "./local/settings.ts";

const releaseSchema = z.object({
	version: z.string(),
	integrity: z.string(),
	modules: z.array(z.object({ file: z.string() })),
});
const productionSchema = z.object({
	databaseId: z.string().default(""),
	bucket: z.string(),
	ENVIRONMENT: z.string(),
	DASHBOARD_ORIGIN: z.string(),
	PUBLIC_ORIGIN: z.string(),
	MAIL_FROM: z.string(),
});
const PRODUCTION = ["--env", "production"];

const USAGE = `npm run deploy -- [options]

Builds everything and deploys it to the account in [env.production] of wrangler.toml.

  --dry-run   build, and print what would be deployed

Fill in wrangler.toml first: docs/self-hosting.md.`;

/** Deploys this folder to the account: npm run deploy; with --dry-run it builds and prints what it would do. */
await runCommand(async () => {
	const { values } = readOptions(USAGE, { "dry-run": { type: "boolean", default: false } });
	const { vars, d1_databases, r2_buckets } = unstable_readConfig({
		config: join(ROOT, "wrangler.toml"),
		env: "production",
	});
	const target = productionSchema.parse({
		...vars,
		databaseId: d1_databases[0]?.database_id,
		bucket: r2_buckets[0]?.bucket_name,
	});
	const missing = findPlaceholders(target);
	if (missing.length > 0)
		throw new CommandError(`[env.production] in wrangler.toml isn't filled in yet:\n\n${missing.join("\n")}`);
	build(target.PUBLIC_ORIGIN);
	const release = releaseSchema.parse(
		JSON.parse(readFileSync(join(ROOT, "finder-element/dist/finder/release.json"), "utf8")),
	);
	await requireNewOrSame(release, target.PUBLIC_ORIGIN);
	const wrangler = values["dry-run"] ? say : run;
	// Migrations only expand, so the running worker still works with them.
	wrangler(["d1", "migrations", "apply", "DB", "--remote", ...PRODUCTION]);
	keepRelease(wrangler, target.bucket, release);
	wrangler(["deploy", ...PRODUCTION]);
	wrangler(["pages", "deploy", "--branch", "main"], join(ROOT, "dashboard"));
	// Built for the account: npm start makes its own build.
	rmSync(join(ROOT, "dashboard/dist"), { recursive: true });
});

/** Pages pin a release by its hash: other content needs another version. */
async function requireNewOrSame({ version, integrity }: z.infer<typeof releaseSchema>, origin: string): Promise<void> {
	const answer = await fetch(new URL("/finder/release.json", origin)).catch(() => undefined);
	if (!answer?.ok) return;
	const live = releaseSchema.safeParse(await answer.json().catch(() => undefined));
	if (live.success && live.data.version === version && live.data.integrity !== integrity) {
		throw new CommandError(
			`Version ${version} of the element is live with other content. Raise the version in package.json.`,
		);
	}
}

type Wrangler = (args: string[], cwd?: string) => void;

/** The next deployment removes this release from the assets; it is then served from R2. */
function keepRelease(wrangler: Wrangler, bucket: string, { version, modules }: z.infer<typeof releaseSchema>): void {
	for (const name of ["wiper-finder.js", ...modules.map(({ file }) => file)]) {
		const file = `finder-element/dist/finder/${version}/${name}`;
		const object = `${bucket}/releases/${version}/${name}`;
		wrangler(["r2", "object", "put", object, "--file", file, "--content-type", "text/javascript", "--remote"]);
	}
}

function build(publicOrigin: string): void {
	// The dashboard's origin of the worker; empty if both share a host.
	const env = { ...process.env, VITE_API_URL: process.env.VITE_API_URL ?? publicOrigin };
	for (const part of ["finder-element", "dashboard"]) {
		const args = [tool("vite"), "build", "--config", `${part}/vite.config.ts`, "--logLevel", "warn"];
		if (spawnSync(process.execPath, args, { cwd: ROOT, env, stdio: "inherit" }).status !== 0) {
			throw new CommandError(`The ${part} could not be built; nothing was deployed.`);
		}
	}
}

function say(args: string[]): void {
	console.log(`wrangler ${args.join(" ")}`);
}

function run(args: string[], cwd: string = ROOT): void {
	say(args);
	if (spawnSync(process.execPath, [tool("wrangler"), ...args], { cwd, stdio: "inherit" }).status !== 0) {
		throw new CommandError("Stopped. Completed steps stay; run the same command again.");
	}
}
