import type { Context } from "hono";
import type { AppEnv } from "./env.ts";

type Asked = Context<AppEnv>;

/** Where shops and visitors reach this worker: as configured, else the host that was asked (development). */
export const publicOrigin = (c: Asked): string => c.env.PUBLIC_ORIGIN || askedOrigin(c);

/** The worker's own pages and the dashboard's: a finder that is shown there has not been seen on a shop's page. */
export const isOwnOrigin = (c: Asked, origin: string): boolean =>
	[askedOrigin(c), c.env.PUBLIC_ORIGIN, c.env.DASHBOARD_ORIGIN].includes(origin);

const askedOrigin = (c: Asked): string => new URL(c.req.url).origin;
