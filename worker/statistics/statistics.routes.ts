import { Hono } from "hono";
import type { AppEnv } from "../http/env.ts";
import { noted } from "../http/openapi-notes.ts";
import { mayAdminister } from "../http/require-role.ts";
import { readStatistics } from "./statistics.repository.ts";
import { statisticsSchema } from "./statistics.schema.ts";

/** Mounted at /admin/api/dashboard. */
export const statisticsRoutes = new Hono<AppEnv>().get(
	"/",
	mayAdminister,
	noted({ answer: statisticsSchema }),
	async (c) => c.json(await readStatistics(c.var.db, Date.now())),
);
