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

/** Builds everything for this origin. Packs the dashboard into `folder`. */
export function buildRelease(publicOrigin: string, folder: string): Release {
	build(publicOrigin);
	const element = releaseSchema.parse(
		JSON.parse(readFileSync(join(ROOT, "finder-element/dist/finder/release.json"), "utf8")),
	);
	const packedDashboard = join(folder, "dashboard.tgz");
	packDashboard(join(ROOT, "dashboard/dist"), packedDashboard);
	return {
		name: `v${element.version}`,
		objects: objectsOf(element),
		dashboard: join(ROOT, "dashboard/dist"),
		packedDashboard,
	};
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
