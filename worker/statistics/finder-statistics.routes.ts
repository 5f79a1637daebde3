import { Hono } from "hono";
import { createFinderRepository } from "../finders/finder.repository.ts";
import type { AppEnv } from "../http/env.ts";
import { noted } from "../http/openapi-notes.ts";
import { mayRead } from "../http/require-role.ts";
import { scopeOf } from "../http/scope.ts";
import { idParamSchema, validate } from "../http/validate.ts";
import { readFinderStatistics } from "./finder-statistics.repository.ts";
import { finderStatisticsSchema } from "./finder-statistics.schema.ts";

/** Mounted at /admin/api/config. */
export const finderStatisticsRoutes = new Hono<AppEnv>().get(
	"/:id/overview",
	mayRead,
	validate("param", idParamSchema),
	noted({ answer: finderStatisticsSchema }),
	async (c) => {
		const finders = createFinderRepository(c.var.db, scopeOf(c.var.session));
		return c.json(await readFinderStatistics(c.var.db, await finders.get(c.req.valid("param").id), Date.now()));
	},
);
