import { Hono } from "hono";
import { contextOf } from "../catalogue/catalogue-context.ts";
import type { AppEnv } from "../http/env.ts";
import { notedCsv } from "../http/openapi-notes.ts";
import { mayAdminister } from "../http/require-role.ts";
import { validate } from "../http/validate.ts";
import { qualityListSchema } from "./quality.schema.ts";
import { allIssues, listIssues } from "./quality.usecases.ts";
import { qualityCsv } from "./quality-csv.ts";

/** Problems in the active catalogue, mounted at /admin/api/catalogue/quality. */
export const qualityRoutes = new Hono<AppEnv>()
	.post("/", mayAdminister, validate("json", qualityListSchema), async (c) =>
		c.json(await listIssues(contextOf(c), c.req.valid("json"))),
	)
	.get("/export", mayAdminister, notedCsv, async (c) => {
		const { all } = await allIssues(contextOf(c));
		return c.body(qualityCsv(all, c.var.locale), 200, {
			"Content-Type": "text/csv; charset=utf-8",
			"Content-Disposition": 'attachment; filename="quality.csv"',
			"Cache-Control": "no-store",
			"X-Row-Count": String(all.length),
		});
	});
