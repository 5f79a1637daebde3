import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import { tool } from "#scripts/local/processes.ts";
import { CommandError, ROOT } from "#scripts/local/settings.ts";
import { readObject } from "./bucket.ts";
import { packDashboard } from "./dashboard.ts";
import { type RunWrangler, requireRun } from "./run-wrangler.ts";
import type { Target } from "./target.rules.ts";

const releaseSchema = z.object({
	version: z.string(),
	modules: z.array(z.object({ file: z.string() })),
	package: z.object({ file: z.string() }),
});
type ElementRelease = z.infer<typeof releaseSchema>;

export type Release = {
	/** For wrangler's list of versions. */
	name: string;
	/** Pages may pin this element, and lock files its package; the next deployment removes both from the assets: they are kept in R2. */
	objects: { key: string; file: string; type: string }[];
	/** The folder of the built dashboard, and the same packed. */
	dashboard: string;
	packedDashboard: string;
};

/** Builds everything for this origin, the dashboard into `folder`. */
export function buildRelease(publicOrigin: string, folder: string): Release {
	buildByVite("finder-element");
	const element = releaseSchema.parse(
		JSON.parse(readFileSync(join(ROOT, "finder-element/dist/finder/release.json"), "utf8")),
	);
	return { name: `v${element.version}`, objects: objectsOf(element), ...buildDashboard(publicOrigin, folder) };
}

/** Not into dashboard/dist: what is there asks the local worker, and npm start serves it. */
export function buildDashboard(
	publicOrigin: string,
	folder: string,
	build: Build = buildByVite,
): Pick<Release, "dashboard" | "packedDashboard"> {
	const [dashboard, packedDashboard] = [join(folder, "dashboard"), join(folder, "dashboard.tgz")];
	// The dashboard's origin of the worker; empty if both share a host.
	const env = { VITE_API_URL: process.env.VITE_API_URL ?? publicOrigin };
	build("dashboard", ["--outDir", dashboard], env);
	packDashboard(dashboard, packedDashboard);
	return { dashboard, packedDashboard };
}

const objectsOf = ({ version, modules, package: packed }: ElementRelease): Release["objects"] =>
	["wiper-finder.js", ...modules.map(({ file }) => file), packed.file].map((name) => ({
		key: `releases/${version}/${name}`,
		file: `finder-element/dist/finder/${version}/${name}`,
		type: name.endsWith(".js") ? "text/javascript" : "application/gzip",
	}));

/** Pages pin a release by its hash, and lock files its package: once visitors had it, other content needs another version. */
export function requireNewOrSame(run: RunWrangler, { bucket }: Target, { name, objects }: Release): void {
	for (const { key, file } of objects) {
		const stored = readObject(run, bucket, key);
		if (stored === undefined || stored.equals(readFileSync(resolve(ROOT, file)))) continue;
		throw new CommandError(
			`${name} of the element was already released with other content. Raise the version in package.json.`,
		);
	}
}

/** The element's files for the pages that pin them: this worker's next version no longer has them. */
export function keepRelease(run: RunWrangler, { bucket }: Target, { objects }: Release): void {
	for (const { key, file, type } of objects) {
		requireRun(run)(["r2", "object", "put", `${bucket}/${key}`, "--file", file, "--content-type", type, "--remote"]);
	}
}

export type Build = (part: "finder-element" | "dashboard", args?: string[], env?: Record<string, string>) => void;

const buildByVite: Build = (part, args = [], env = {}) => {
	const build = [tool("vite"), "build", "--config", `${part}/vite.config.ts`, "--logLevel", "warn", ...args];
	const options = { cwd: ROOT, env: { ...process.env, ...env }, stdio: "inherit" } as const;
	if (spawnSync(process.execPath, build, options).status !== 0) {
		throw new CommandError(`The ${part} could not be built; nothing was deployed.`);
	}
};
