import { Hono } from "hono";
import type { AppEnv } from "../../http/env.ts";
import { noted } from "../../http/openapi-notes.ts";
import { mayAdminister } from "../../http/require-role.ts";
import { idParamSchema, validate } from "../../http/validate.ts";
import { contextOf } from "../catalogue-context.ts";
import { createVersionRepository } from "./version.repository.ts";
import { activateQuerySchema, versionListSchema, versionsSchema } from "./version.schema.ts";
import { activateVersion } from "./version.usecases.ts";
import { versionDifference } from "./version-difference.usecases.ts";

const BUDGET_MS = 20_000;

export const versionRoutes = new Hono<AppEnv>()
	.post("/list", mayAdminister, validate("json", versionListSchema), noted({ answer: versionsSchema }), async (c) =>
		c.json(await createVersionRepository(c.var.db).list(c.req.valid("json"))),
	)
	.get("/difference/:id", mayAdminister, validate("param", idParamSchema), async (c) =>
		c.json(await versionDifference(contextOf(c), c.req.valid("param").id)),
	)
	.post(
		"/activate/:id",
		mayAdminister,
		validate("param", idParamSchema),
		validate("query", activateQuerySchema),
		async (c) => {
			const request = { id: c.req.valid("param").id, ...c.req.valid("query"), budgetMs: BUDGET_MS };
			const outcome = await activateVersion(contextOf(c), request, c.var.session);
			return "done" in outcome ? c.json({ state: "building" as const, ...outcome }, 202) : c.json(outcome, 200);
		},
	);
