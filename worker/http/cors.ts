import type { Context } from "hono";
import { cors } from "hono/cors";
import { createMiddleware } from "hono/factory";
import type { AppEnv } from "./env.ts";

const DAY_SECONDS = 86_400;

/** The dashboard may have another origin: only that one is allowed. Tokens are sent in a header, not a cookie. */
export const dashboardCors = cors({
	origin: (origin, c: Context<AppEnv>) => (origin === c.env.DASHBOARD_ORIGIN ? origin : null),
	allowHeaders: ["Authorization", "Content-Type", "Idempotency-Key", "X-Acting-User"],
	allowMethods: ["GET", "POST"],
	exposeHeaders: ["Content-Disposition", "Retry-After", "X-Row-Count"],
	maxAge: DAY_SECONDS,
});

/** Any page may read the answer. Set before the call, so that the answer of an error has it, too. */
export const anyPage = createMiddleware<AppEnv>(async (c, next) => {
	c.header("Access-Control-Allow-Origin", "*");
	await next();
});

/** Pages that wrap `fetch` add headers, for which browsers ask first. What visitors read is public, without credentials. */
export const PUBLIC_PREFLIGHT = {
	"Access-Control-Allow-Origin": "*",
	"Access-Control-Allow-Methods": "GET, HEAD, POST",
	"Access-Control-Allow-Headers": "*, Authorization",
	"Access-Control-Max-Age": String(DAY_SECONDS),
};
