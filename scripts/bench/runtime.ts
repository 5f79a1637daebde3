import { join } from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { ROOT } from "#scripts/local/settings.ts";
import { readyOf } from "./ready.ts";
import { workerModules } from "./worker-modules.ts";

export type Server = {
	url: string;
	/** Clears the edge cache; the isolate's memory lives as long as the runtime. */
	forgetEdge(): Promise<void>;
	close(): Promise<void>;
};

/** A server, with the worker's own database and bucket. */
export type Runtime = Server & { env: Env };

/** The worker as it is deployed, the same over a database that counts, and a folder for the state of both. */
export type Built = { script: string; countedScript: string; folder: string };

type RuntimeOptions = {
	script: string;
	folder: string;
	/** The folder of static files served beside the worker, through a local proxy in front of it. */
	assets?: string;
	/** Of that proxy; a free one if it is missing. */
	port?: number;
	/** Beside those of wrangler.toml. */
	vars?: Record<string, string>;
	log?: Log;
};

type Started = { miniflare: Miniflare };

/**
 * Runs a built worker on the local runtime with the settings of wrangler.toml and its state in the folder. Without
 * assets it listens on its own socket, without a proxy.
 */
export async function startRuntime(options: RuntimeOptions): Promise<Runtime> {
	const { miniflare, ...server } = await start(options);
	return { ...server, env: await miniflare.getBindings<Env>() };
}

/** The same for who only calls it: the way to its database and bucket takes a third of a start's processor time. */
export async function startServer(options: RuntimeOptions): Promise<Server> {
	const { miniflare: _, ...server } = await start(options);
	return server;
}

async function start({ script, folder, assets, port, vars, log }: RuntimeOptions): Promise<Server & Started> {
	const settings = workerSettings(assets);
	const miniflare = new Miniflare(
		convertV4MiniflareOptions({
			host: "127.0.0.1",
			cf: false,
			...(port !== undefined && { port }),
			log: log ?? new Log(LogLevel.ERROR),
			resourcePersistencePath: folder,
			workers: [
				{
					...settings,
					bindings: Object.assign({}, settings.bindings, vars),
					...(assets === undefined && { unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }] }),
					modules: workerModules(script),
				},
			],
		}),
	);
	const ready = await readyOf(miniflare);
	const { href } = assets === undefined ? await miniflare.unsafeGetDirectURL() : ready;
	return {
		miniflare,
		url: href.replace(/\/$/, ""),
		forgetEdge: async () => void (await miniflare.purgeCache()),
		close: () => miniflare.dispose(),
	};
}

/** A worker's settings by wrangler.toml; without a folder of static files it has none. */
export function workerSettings(assets?: string) {
	const overrides = assets === undefined ? {} : { assets: { directory: assets } };
	const config = join(ROOT, "wrangler.toml");
	const { workerOptions } = unstable_getMiniflareWorkerOptions(config, undefined, { overrides });
	if (assets === undefined) Reflect.deleteProperty(workerOptions, "assets");
	return workerOptions;
}
