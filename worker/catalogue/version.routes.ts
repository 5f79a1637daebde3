import { Hono } from "hono";
import type { AppEnv } from "../http/env.ts";
import { mayAdminister } from "../http/require-role.ts";
import { idParamSchema, validate } from "../http/validate.ts";
import { createVersionRepository } from "./version.repository.ts";
import { versionListSchema } from "./version.schema.ts";
import { activateVersion } from "./version.usecases.ts";

const BUDGET_MS = 20_000;

export const versionRoutes = new Hono<AppEnv>()
	.post("/list", mayAdminister, validate("json", versionListSchema), async (c) =>
		c.json(await createVersionRepository(c.var.db).list(c.req.valid("json"))),
	)
	.post("/activate/:id", mayAdminister, validate("param", idParamSchema), async (c) => {
		const context = { db: c.var.db, media: c.env.MEDIA, now: Date.now };
		return c.json(await activateVersion(context, c.req.valid("param").id, c.var.session, BUDGET_MS));
	});
