import type { Context } from "hono";
import type { WireContext } from "../delivery/wire.usecases.ts";
import type { AppEnv } from "./env.ts";
import { publicOrigin } from "./public-origin.ts";

/** The request's context for visitors' calls. */
export const wireOf = (c: Context<AppEnv>): WireContext => ({
	env: c.env,
	db: c.var.db,
	executionCtx: c.executionCtx,
	origin: publicOrigin(c),
	now: Date.now(),
});
