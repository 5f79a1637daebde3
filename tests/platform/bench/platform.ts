import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { buildWorker } from "#scripts/bench/build-worker.ts";
import { withHeap } from "#scripts/bench/heap.ts";
import { readyOf } from "#scripts/bench/ready.ts";
import { workerSettings } from "#scripts/bench/runtime.ts";
import { workerModules } from "#scripts/bench/worker-modules.ts";
import { migrate } from "#scripts/local/migrate.ts";
import { CLEAN_UP_CRON } from "#worker/jobs/clean-up.rules.ts";
import { copyRows } from "./lagging-replica.ts";
import { createPlatformCache, purgeSchema } from "./platform-cache.ts";
import type { Report, Rules } from "./rules.ts";

const SOCKET = { host: "127.0.0.1", port: 0 };

/** All files share a process. */
let built: string | undefined;

/**
 * `heapMb`: the memory of each isolate without buffers; one that needs more ends the runtime. `replica`: sessions read a
 * second database, which gets each change `lagMs` later. `publicOrigin`: the platform's cache is in front of the worker there,
 * and `cacheNow` is its clock.
 */
type Options = {
	isolates?: number;
	heapMb?: number;
	replica?: boolean;
	publicOrigin?: string;
	cacheNow?: () => number;
};

export type Platform = Awaited<ReturnType<typeof startPlatform>>;

/**
 * The built worker over stand-ins that keep the platform's documented limits: several isolates, one migrated database,
 * one bucket.
 */
export async function startPlatform({
	isolates = 1,
	heapMb,
	replica = false,
	publicOrigin,
	cacheNow = Date.now,
}: Options = {}) {
	const folder = mkdtempSync(join(tmpdir(), "wiper-finder-platform-"));
	built ??= buildWorker("tests/platform/bench/limited-worker.ts", join(folder, "build"));
	const script = built;
	const names = Array.from({ length: isolates }, (_, at) => `isolate-${at}`);
	const cache = createPlatformCache({
		now: cacheNow,
		run: ({ url, method, headers }, { place = 0 }) =>
			call(url.slice(new URL(url).origin.length), { method, headers }, place % isolates),
	});
	const purges = publicOrigin === undefined ? undefined : { publicOrigin, purge: cache.purge };
	const state = join(folder, "state");
	const miniflare = await withHeap(heapMb, async () => {
		const created = startRuntime({ script, names, folder: state, replica, purges });
		await readyOf(created);
		return created;
	});
	const urls = await Promise.all(names.map(async (name) => base(await miniflare.unsafeGetDirectURL(name))));
	const rulesUrl = base(await miniflare.unsafeGetDirectURL("rules", "StorageRules"));
	const env = await miniflare.getBindings<Env & { REPLICA?: D1Database }>("isolate-0");
	for (const database of [env.DB, env.REPLICA]) if (database) await migrate(database);
	return {
		/** The address of each isolate. */
		urls,
		/** The database and the bucket without limits, for a test's own look. */
		env,
		call,
		cache,
		/** Asks the platform's cache at a place, which asks the isolate of that number. */
		visit: (path: string, place = 0) => cache.ask(new Request(`${publicOrigin}${path}`), { place }),
		setRules,
		takeReport,
		runNightly,
		fillReplica,
		close,
	};

	/** Asks an isolate, the first one if left out. */
	function call(path: string, init: RequestInit = {}, isolate = 0): Promise<Response> {
		return fetch(urls[isolate] + path, { redirect: "manual", ...init });
	}

	async function setRules(rules: Rules): Promise<void> {
		await fetch(rulesUrl, { method: "POST", body: JSON.stringify(rules) });
	}

	/** What was done since the last report, by invocation. */
	async function takeReport(): Promise<Report> {
		const response = await fetch(rulesUrl);
		const report: Report = JSON.parse(await response.text());
		return report;
	}

	/** Runs the nightly job, or that of a cron. */
	async function runNightly(cron = CLEAN_UP_CRON): Promise<void> {
		await (await miniflare.getWorker("isolate-0")).scheduled({ cron });
	}

	/** Copies what a test wrote without the worker. */
	async function fillReplica(): Promise<void> {
		if (env.REPLICA) await copyRows(env.DB, env.REPLICA);
	}

	async function close(): Promise<void> {
		await miniflare.dispose();
		rmSync(folder, { recursive: true, force: true });
	}
}

const base = ({ href }: URL): string => href.replace(/\/$/, "");

type Purges = { publicOrigin: string; purge: ReturnType<typeof createPlatformCache>["purge"] };
type Runtime = { script: string; names: string[]; folder: string; replica: boolean; purges: Purges | undefined };

function startRuntime({ script, names, folder, replica, purges }: Runtime): Miniflare {
	const modules = workerModules(script);
	const rules = (isolate: string) => ({ name: "rules", entrypoint: "StorageRules", props: { isolate } });
	return new Miniflare(
		convertV4MiniflareOptions({
			host: SOCKET.host,
			cf: false,
			log: new Log(LogLevel.ERROR),
			resourcePersistencePath: folder,
			workers: [
				...names.map((name, at) => ({
					...settingsOf(replica, at, purges?.publicOrigin),
					name,
					modules,
					serviceBindings: { RULES: rules(name), ...(purges && { PURGES: answering(purges) }) },
					unsafeDirectSockets: [SOCKET],
				})),
				{
					...settingsOf(replica),
					name: "rules",
					modules,
					unsafeDirectSockets: [{ ...SOCKET, entrypoint: "StorageRules" }],
				},
			],
		}),
	);
}

const answering =
	({ purge }: Purges) =>
	async (request: { json(): Promise<unknown> }) =>
		Response.json(await purge(purgeSchema.parse(await request.json())));

/** A queue has one consumer, and a workflow one script: the first isolate. */
function settingsOf(replica: boolean, isolate?: number, publicOrigin?: string) {
	const settings = workerSettings();
	if (publicOrigin !== undefined) Object.assign(settings.bindings ?? {}, { PUBLIC_ORIGIN: publicOrigin });
	if (replica) Object.assign(settings.d1Databases ?? {}, { REPLICA: { id: "replica" } });
	if (isolate === 0) return settings;
	Reflect.deleteProperty(settings, "queueConsumers");
	const { workflows, ...others } = settings;
	const shared = Object.entries(workflows ?? {}).map(([name, workflow]) => [
		name,
		{ ...workflow, scriptName: "isolate-0" },
	]);
	return { ...others, workflows: Object.fromEntries(shared) };
}
