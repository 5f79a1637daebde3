import type { Context } from "hono";
import type { AppEnv } from "../http/env.ts";
import { publicOrigin } from "../http/public-origin.ts";
import type { WireContext } from "./wire.usecases.ts";

/** The request's context for visitors' calls. */
export const wireOf = (c: Context<AppEnv>): WireContext => ({
	env: c.env,
	db: c.var.db,
	executionCtx: c.executionCtx,
	origin: publicOrigin(c),
	now: Date.now(),
});
