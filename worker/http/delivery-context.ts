import type { Context, ExecutionContext } from "hono";
import { createMiddleware } from "hono/factory";
import { type Database, openSession } from "../db/database.ts";
import type { AppEnv } from "./env.ts";
import { platformCacheOf } from "./platform-cache.ts";
import { publicOrigin } from "./public-origin.ts";
import { clientOf } from "./security-log.ts";

/** What answering visitors needs: storage, caches and the time. */
export type DeliveryContext = {
	env: Env;
	db: Database;
	executionCtx: Pick<ExecutionContext, "waitUntil">;
	/** The public origin, whichever host was requested. */
	origin: string;
	now: number;
	/** The network that asks, as limits count it. */
	client?: string;
	/** The platform's cache is in front of the worker. */
	hasPlatformCache?: boolean;
};

/** The request's context for visitors' calls. */
export const deliveryOf = (c: Context<AppEnv>): DeliveryContext => ({
	env: c.env,
	db: c.var.db,
	executionCtx: c.executionCtx,
	origin: publicOrigin(c),
	now: Date.now(),
	client: clientOf(c),
	hasPlatformCache: platformCacheOf(c.executionCtx) !== undefined,
});

/** Visitors' calls read the nearest copy of the database: what they get may be seconds old anyway. */
export const nearestDatabase = createMiddleware<AppEnv>(async (c, next) => {
	c.set("db", openSession(c.env.DB, "first-unconstrained"));
	await next();
});

/** For what the nearest copy doesn't have: it may be new. */
export const atPrimary = (delivery: DeliveryContext): DeliveryContext => ({
	...delivery,
	db: openSession(delivery.env.DB, "first-primary"),
});
