import type { Context, ExecutionContext } from "hono";
import type { Database } from "../db/database.ts";
import type { AppEnv } from "./env.ts";
import { publicOrigin } from "./public-origin.ts";

/** What answering visitors needs: storage, caches and the time. */
export type DeliveryContext = {
	env: Env;
	db: Database;
	executionCtx: Pick<ExecutionContext, "waitUntil">;
	/** The public origin, whichever host was requested. */
	origin: string;
	now: number;
};

/** The request's context for visitors' calls. */
export const deliveryOf = (c: Context<AppEnv>): DeliveryContext => ({
	env: c.env,
	db: c.var.db,
	executionCtx: c.executionCtx,
	origin: publicOrigin(c),
	now: Date.now(),
});
