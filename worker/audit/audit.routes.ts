import { Hono } from "hono";
import { z } from "zod";
import type { AppEnv } from "../http/env.ts";
import { noted } from "../http/openapi-notes.ts";
import { mayAdminister, mayRead } from "../http/require-role.ts";
import { scopeOf } from "../http/scope.ts";
import { validate } from "../http/validate.ts";
import { createActivityRepository } from "./activity.repository.ts";
import { activityEntrySchema, activitySchema } from "./activity.schema.ts";
import { createAuditRepository } from "./audit.repository.ts";
import { auditListAnswerSchema, auditListSchema } from "./audit.schema.ts";

const activityListSchema = z.strictObject({ data: z.array(activityEntrySchema), totalItemCount: z.int() });

/** Mounted at /admin/api/audit. Read only: nobody edits the log. */
export const auditRoutes = new Hono<AppEnv>()
	.post(
		"/list",
		mayAdminister,
		validate("json", auditListSchema),
		noted({ answer: auditListAnswerSchema }),
		async (c) => c.json(await createAuditRepository(c.var.db).list(c.req.valid("json"))),
	)
	.post("/activity", mayRead, validate("json", activitySchema), noted({ answer: activityListSchema }), async (c) =>
		c.json(await createActivityRepository(c.var.db, scopeOf(c.var.session)).list(c.req.valid("json"))),
	);
