import { createMiddleware } from "hono/factory";
import { routePath } from "hono/route";
import { z } from "zod";
import type { AppEnv } from "../http/env.ts";
import { platformCacheOf, purge } from "../http/platform-cache.ts";
import { scopeOf } from "../http/scope.ts";
import { TAGS_AFTER } from "./cache-tags.rules.ts";

const idsSchema = z.object({ id: z.int().optional(), finderId: z.int().optional() });

/** After a write, deletes the bootstraps that show what it changed from the platform's cache. */
export const purgeAfterWrites = createMiddleware<AppEnv>(async (c, next) => {
	await next();
	const tagsOf = TAGS_AFTER[routePath(c)];
	if (!tagsOf || !c.res.ok || !platformCacheOf(c.executionCtx)) return;
	const id = c.req.param("id");
	const { data } = idsSchema.safeParse(id === undefined ? await c.req.json() : { id: Number(id) });
	purge(c.executionCtx, tagsOf({ ...data, scope: scopeOf(c.var.session) }));
});
