import { Hono } from "hono";
import { z } from "zod";
import type { AppEnv } from "../http/env.ts";
import { noted } from "../http/openapi-notes.ts";
import { mayAdminister } from "../http/require-role.ts";
import { validate } from "../http/validate.ts";
import { createAuditRepository } from "./audit.repository.ts";
import { auditEntrySchema, auditListSchema } from "./audit.schema.ts";

const answerSchema = z.strictObject({ data: z.array(auditEntrySchema), totalItemCount: z.int() });

/** Mounted at /admin/api/audit. Reading is all there is: nobody edits the log. */
export const auditRoutes = new Hono<AppEnv>().post(
	"/list",
	mayAdminister,
	validate("json", auditListSchema),
	noted({ answer: answerSchema }),
	async (c) => c.json(await createAuditRepository(c.var.db).list(c.req.valid("json"))),
);
