import { Hono } from "hono";
import type { AppEnv } from "../http/env.ts";
import { noted } from "../http/openapi-notes.ts";
import { mayAdminister } from "../http/require-role.ts";
import { readInsights } from "./insights.repository.ts";
import { insightsSchema } from "./insights.schema.ts";

/** Mounted at /admin/api/dashboard. */
export const insightsRoutes = new Hono<AppEnv>().get("/", mayAdminister, noted({ answer: insightsSchema }), async (c) =>
	c.json(await readInsights(c.var.db, Date.now())),
);
