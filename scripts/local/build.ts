import { spawnSync } from "node:child_process";
import { existsSync, globSync, statSync } from "node:fs";
import { join } from "node:path";
import { tool } from "./processes.ts";
import { CommandError, ROOT } from "./settings.ts";

type Build = { name: string; config: string; result: string; sources: string[] };

// The worker's rules and texts are part of both builds.
const SHARED = ["worker/**/*.{rules,schema}.ts", "worker/finders/texts/*.ts", "package.json"];

const BUILDS: Build[] = [
	{
		name: "finder element",
		config: "finder-element/vite.config.ts",
		result: "finder-element/dist/finder/v1/wiper-finder.js",
		sources: ["finder-element/{src,build,package}/**/*", "finder-element/*.{ts,json}", ...SHARED],
	},
	{
		name: "dashboard",
		config: "dashboard/vite.config.ts",
		result: "dashboard/dist/index.html",
		sources: ["dashboard/src/**/*", "dashboard/public/**/*", "dashboard/*.{ts,html}", ...SHARED],
	},
];

/** Builds what is missing or older than its sources. */
export function buildStale(say: (text: string) => void): void {
	for (const build of BUILDS.filter(isStale)) {
		say(`Building the ${build.name} …`);
		const args = [tool("vite"), "build", "--config", build.config, "--logLevel", "warn"];
		const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: "utf8" });
		if (status !== 0) throw new CommandError(`The ${build.name} could not be built:\n${stdout}${stderr}`);
	}
}

function isStale({ result, sources }: Build): boolean {
	const built = join(ROOT, result);
	if (!existsSync(built)) return true;
	const builtAt = statSync(built).mtimeMs;
	return globSync(sources, { cwd: ROOT }).some((file) => statSync(join(ROOT, file)).mtimeMs > builtAt);
}
