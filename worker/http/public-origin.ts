import type { Context } from "hono";
import type { AppEnv } from "./env.ts";

type Asked = Context<AppEnv>;

/** Where shops and visitors reach this worker: as configured, else the requested host (development). */
export const publicOrigin = (c: Asked): string => c.env.PUBLIC_ORIGIN || askedOrigin(c);

/**
 * The origins of the worker's own pages and of the dashboard: a finder shown there doesn't count as seen on a shop's
 * page.
 */
export const isOwnOrigin = (c: Asked, origin: string): boolean =>
	[askedOrigin(c), c.env.PUBLIC_ORIGIN, c.env.DASHBOARD_ORIGIN].includes(origin);

const askedOrigin = (c: Asked): string => new URL(c.req.url).origin;
