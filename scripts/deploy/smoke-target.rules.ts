import type { Target } from "./target.rules.ts";

export type SmokeTarget = {
	origin: string;
	dashboard: string;
	/** Sent with every request of the worker. */
	headers: Record<string, string>;
	/** The version that has to answer. */
	version: string | undefined;
	/** Without an administrator only what visitors load is tested. */
	user: { username: string; password: string } | undefined;
};

type Env = Record<string, string | undefined>;

/** A version is asked for by its id, so that it answers whatever its share of the visitors is. */
export function smokeTarget(
	{ worker, PUBLIC_ORIGIN, DASHBOARD_ORIGIN }: Pick<Target, "worker" | "PUBLIC_ORIGIN" | "DASHBOARD_ORIGIN">,
	version: string | undefined,
	{ SMOKE_USERNAME: username, SMOKE_PASSWORD: password }: Env,
): SmokeTarget {
	return {
		origin: PUBLIC_ORIGIN,
		dashboard: DASHBOARD_ORIGIN,
		headers: version === undefined ? {} : { "Cloudflare-Workers-Version-Overrides": `${worker}="${version}"` },
		version,
		user: username && password ? { username, password } : undefined,
	};
}
