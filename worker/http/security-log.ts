import type { Context } from "hono";
import type { AppEnv } from "./env.ts";
import { networkOf } from "./network.rules.ts";

/** Below it are the calls of visitors. */
const VISITORS_PATH = "/finder/";

/** The client's address. Cloudflare sets this header itself; clients can forge X-Forwarded-For. */
const addressOf = (c: Context<AppEnv>): string => c.req.header("cf-connecting-ip") ?? "unknown";

/** The client as limits count it. */
export const clientOf = (c: Context<AppEnv>): string => networkOf(addressOf(c));

/** Rejected because of the user, the frequency or the size: signs of an attack. */
export const isSecurityEvent = (status: number): boolean => [401, 403, 413, 429].includes(status);

/**
 * One line of JSON for the platform's log: the event, the call, the user. Never a token, a password, a query or a typed
 * name, which may be a password; of a visitor of a finder not the address, which is stored nowhere. Off in development.
 */
export function logSecurity(c: Context<AppEnv>, event: string, more: { userId?: number } = {}): void {
	if (c.env.ENVIRONMENT === "local") return;
	const { userId, impersonatedBy } = c.var.session ?? {};
	const { method, path } = c.req;
	const address = path.startsWith(VISITORS_PATH) ? undefined : addressOf(c);
	const who = { userId, impersonatedBy: impersonatedBy?.id, address, ...more };
	console.info(JSON.stringify({ event, method, path: path.slice(0, 200), at: new Date().toISOString(), ...who }));
}
