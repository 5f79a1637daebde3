import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { tool } from "#scripts/local/processes.ts";
import { CommandError, ROOT } from "#scripts/local/settings.ts";
import { packDashboard } from "./dashboard.ts";

const releaseSchema = z.object({
	version: z.string(),
	integrity: z.string(),
	modules: z.array(z.object({ file: z.string() })),
	/** Absent from releases before 1.2.0. */
	package: z.object({ file: z.string(), integrity: z.string() }).optional(),
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
export async function buildRelease(publicOrigin: string, folder: string): Promise<Release> {
	build(publicOrigin);
	const element = releaseSchema.parse(
		JSON.parse(readFileSync(join(ROOT, "finder-element/dist/finder/release.json"), "utf8")),
	);
	await requireNewOrSame(element, publicOrigin);
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
	["wiper-finder.js", ...modules.map(({ file }) => file), ...(packed ? [packed.file] : [])].map((name) => ({
		key: `releases/${version}/${name}`,
		file: `finder-element/dist/finder/${version}/${name}`,
		type: name.endsWith(".js") ? "text/javascript" : "application/gzip",
	}));

/** Pages pin a release by its hash, and lock files its package: other content needs another version. */
async function requireNewOrSame(element: ElementRelease, origin: string): Promise<void> {
	const answer = await fetch(new URL("/finder/release.json", origin)).catch(() => undefined);
	if (!answer?.ok) return;
	const live = releaseSchema.safeParse(await answer.json().catch(() => undefined));
	if (live.success && live.data.version === element.version && hashesOf(live.data) !== hashesOf(element)) {
		throw new CommandError(
			`Version ${element.version} of the element is live with other content. Raise the version in package.json.`,
		);
	}
}

const hashesOf = ({ integrity, package: packed }: ElementRelease) => `${integrity} ${packed?.integrity}`;

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
