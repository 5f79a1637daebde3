import { Hono } from "hono";
import { notWhileImpersonating } from "../auth/auth.errors.ts";
import type { AppEnv } from "../http/env.ts";
import { noted } from "../http/openapi-notes.ts";
import { mayRead } from "../http/require-role.ts";
import { idParamSchema, validate } from "../http/validate.ts";
import { idempotent } from "../idempotency/idempotency.ts";
import { createMessageRepository } from "./message.repository.ts";
import {
	messageSettingsAnswerSchema,
	messageSettingsSchema,
	messagesReadSchema,
	messagesSchema,
	unreadSchema,
} from "./message.schema.ts";
import { createMessageSettingsRepository } from "./message-settings.repository.ts";

/** Mounted at /admin/api/message: what people are told, each for themselves. */
export const messageRoutes = new Hono<AppEnv>()
	.get("/", mayRead, noted({ answer: messagesSchema }), async (c) => c.json(await messages(c.var).list()))
	.get("/unread", mayRead, noted({ answer: unreadSchema }), async (c) =>
		c.json({ unread: await messages(c.var).unread() }),
	)
	.post("/read", mayRead, validate("json", messagesReadSchema), noted({ answer: unreadSchema }), async (c) => {
		checkReader(c.var);
		return c.json({ unread: await messages(c.var).readAll(c.req.valid("json").upTo) });
	})
	.get("/settings", mayRead, noted({ answer: messageSettingsAnswerSchema }), async (c) =>
		c.json(await settings(c.var).get()),
	)
	.post(
		"/settings",
		mayRead,
		idempotent(async (c) => c.json(await settings(c.var).get())),
		validate("json", messageSettingsSchema),
		noted({ answer: messageSettingsAnswerSchema }),
		async (c) => {
			await settings(c.var).save(c.req.valid("json"), c.var.session, Date.now());
			return c.json(await settings(c.var).get());
		},
	)
	.post("/:id/read", mayRead, validate("param", idParamSchema), noted({ answer: unreadSchema }), async (c) => {
		checkReader(c.var);
		return c.json({ unread: await messages(c.var).readOne(c.req.valid("param").id) });
	});

const messages = ({ db, session }: AppEnv["Variables"]) => createMessageRepository(db, session);
const settings = ({ db, session }: AppEnv["Variables"]) => createMessageSettingsRepository(db, session.userId);

/** An administrator who simulates a user sees what they are told, and leaves it unread for them. */
function checkReader({ session }: AppEnv["Variables"]): void {
	if (session.impersonatedBy) throw notWhileImpersonating();
}
