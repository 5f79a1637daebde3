import { Hono } from "hono";
import { z } from "zod";
import { tokenSchema } from "../auth/auth.schema.ts";
import type { AppEnv } from "../http/env.ts";
import { noted } from "../http/openapi-notes.ts";
import { mayAdminister } from "../http/require-role.ts";
import { idParamSchema, validate } from "../http/validate.ts";
import { idempotent } from "../idempotency/idempotency.ts";
import { impersonate } from "./impersonation.usecases.ts";
import { tokenCreateSchema, userListSchema, userSaveSchema, userSchema, userUpdateSchema } from "./user.schema.ts";
import { createUser, updateUser } from "./user.usecases.ts";
import { createUserAdminRepository } from "./user-admin.repository.ts";

const listAnswer = noted({ answer: z.strictObject({ data: z.array(userSchema), totalItemCount: z.int() }) });
const answer = noted({ answer: userSchema });

/** Mounted at /admin/api/user, after the calls about the user's own session. */
export const userRoutes = new Hono<AppEnv>()
	.post("/", mayAdminister, validate("json", userListSchema), listAnswer, async (c) =>
		c.json(await createUserAdminRepository(c.var.db).list(c.req.valid("json"))),
	)
	.post(
		"/token-create",
		mayAdminister,
		validate("json", tokenCreateSchema),
		noted({ answer: tokenSchema }),
		async (c) => {
			const token = await impersonate(c.var.db, c.req.valid("json").userId, c.var.session, Date.now());
			return c.json({ token });
		},
	)
	.get("/:id", mayAdminister, validate("param", idParamSchema), answer, async (c) =>
		c.json(await createUserAdminRepository(c.var.db).get(c.req.valid("param").id)),
	)
	.post(
		"/save",
		mayAdminister,
		idempotent(async (c, id) => c.json(await createUserAdminRepository(c.var.db).get(id), 201)),
		validate("json", userSaveSchema),
		noted({ answer: userSchema, status: 201 }),
		async (c) => c.json(await createUser(c.var.db, c.req.valid("json"), c.var.session, Date.now()), 201),
	)
	.post(
		"/save/:id",
		mayAdminister,
		idempotent(async (c, id) => c.json(await createUserAdminRepository(c.var.db).get(id))),
		validate("param", idParamSchema),
		validate("json", userUpdateSchema),
		answer,
		async (c) => {
			const save = { ...c.req.valid("json"), id: c.req.valid("param").id };
			return c.json(await updateUser(c.var.db, save, c.var.session, Date.now()));
		},
	);
