import type { Context } from "hono";
import type { AppEnv } from "./env.ts";

type AppContext = Context<AppEnv>;

/** Where shops and visitors reach this worker: as configured, else the requested host (development). */
export const publicOrigin = (c: AppContext): string => c.env.PUBLIC_ORIGIN || requestedOrigin(c);

/**
 * The origins of the worker's own pages and of the dashboard: a finder shown there doesn't count as seen on a shop's
 * page.
 */
export const isOwnOrigin = (c: AppContext, origin: string): boolean =>
	[requestedOrigin(c), c.env.PUBLIC_ORIGIN, c.env.DASHBOARD_ORIGIN].includes(origin);

const requestedOrigin = (c: AppContext): string => new URL(c.req.url).origin;
