import { getPlatformProxy } from "wrangler";
import { QUIET_WRANGLER, ROOT, storageDir } from "./settings.ts";

/** The bindings of wrangler.toml over the local state, in this process. Wrangler warns that it has no workflows here. */
export async function openBindings<Bindings extends object>(stateDir: string) {
	Object.assign(process.env, QUIET_WRANGLER);
	const { WRANGLER_LOG: before } = process.env;
	process.env.WRANGLER_LOG = "error";
	try {
		const persist = { path: storageDir(stateDir) };
		return await getPlatformProxy<Bindings>({ configPath: `${ROOT}/wrangler.toml`, persist });
	} finally {
		if (before === undefined) delete process.env.WRANGLER_LOG;
		else process.env.WRANGLER_LOG = before;
	}
}
