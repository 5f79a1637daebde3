import type { Context } from "hono";
import type { AppEnv } from "./env.ts";

/** Who asks, by address. Cloudflare sets this header itself; X-Forwarded-For is the client's word. */
export const addressOf = (c: Context<AppEnv>): string => c.req.header("cf-connecting-ip") ?? "unknown";

/** Refused for who asks, or for how often or how much: what an attack looks like from here. */
export const isSecurityEvent = (status: number): boolean => [401, 403, 413, 429].includes(status);

/**
 * One line of JSON for the platform's log: what happened, on which call, by whom. Never a token, a password, a query or a
 * typed name, which may be a password. Not while developing: there it would only be in the way.
 */
export function logSecurity(c: Context<AppEnv>, event: string, more: { userId?: number } = {}): void {
	if (c.env.ENVIRONMENT !== "production") return;
	const { userId, impersonatedBy } = c.var.session ?? {};
	const { method, path } = c.req;
	const who = { userId, impersonatedBy: impersonatedBy?.id, address: addressOf(c), ...more };
	console.info(JSON.stringify({ event, method, path: path.slice(0, 200), at: new Date().toISOString(), ...who }));
}
