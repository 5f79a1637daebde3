import { join, resolve } from "node:path";

/** The project's folder; every command may be started from anywhere in it. */
export const ROOT = resolve(import.meta.dirname, "../..");

const port = (name: string, preset: number): number => {
	const value = Number(process.env[name] ?? preset);
	if (Number.isInteger(value) && value > 0 && value < 65_536) return value;
	throw new CommandError(`${name}=${process.env[name]} is not a port. Use a number from 1 to 65535.`);
};

/**
 * The local worker's and dashboard's ports and the state's folder: PORT, DASHBOARD_PORT and STATE_DIR of the
 * environment.
 */
export function localSettings() {
	return {
		port: port("PORT", 8787),
		dashboardPort: port("DASHBOARD_PORT", 5173),
		stateDir: resolve(ROOT, process.env.STATE_DIR ?? ".state"),
	};
}

/** Wrangler keeps its databases and buckets here: `wrangler dev --persist-to STATE_DIR` does the same. */
export const storageDir = (stateDir: string): string => join(stateDir, "v3");

/** Makes wrangler quiet and offline. What it notes about running workers goes here: a service may have no home folder. */
export const QUIET_WRANGLER = {
	CLOUDFLARE_CF_FETCH_ENABLED: "false",
	WRANGLER_REGISTRY_PATH: join(ROOT, ".wrangler/registry"),
	WRANGLER_SEND_METRICS: "false",
	WRANGLER_WRITE_LOGS: "false",
};

/** The same for what needs no account, whose sign-in is in the home folder. */
export const LOCAL_WRANGLER = { ...QUIET_WRANGLER, XDG_CONFIG_HOME: join(ROOT, ".wrangler/config") };

/** A command's failure that its user can fix: only the message is shown. */
export class CommandError extends Error {}
