import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { inBackground } from "../http/background.ts";
import type { AppEnv } from "../http/env.ts";
import { noted } from "../http/openapi-notes.ts";
import { isReachable } from "../http/public-address.ts";
import { requireRole } from "../http/require-role.ts";
import { companyFor, scopeOf } from "../http/scope.ts";
import { idParamSchema, validate } from "../http/validate.ts";
import { isWithinLimit } from "../http/within-limit.ts";
import { idempotent, removed } from "../idempotency/idempotency.ts";
import { handOver } from "../outbox/deliver.usecases.ts";
import { newSecret } from "./signature.ts";
import { tooManySent, webhookCompanyRequired, webhookUrlInvalid } from "./webhook.errors.ts";
import { createWebhookRepository } from "./webhook.repository.ts";
import {
	deliveriesSchema,
	deliveryListSchema,
	type NewWebhook,
	newWebhookSchema,
	webhookListSchema,
	webhookSaveSchema,
	webhookSchema,
	webhooksSchema,
	webhookUpdateSchema,
} from "./webhook.schema.ts";

/** Never with a key: it could send a company's events elsewhere after it was revoked. */
const mayManageWebhooks = requireRole("ROLE_CUSTOMER");

/** What is sent by hand reaches somebody else's server: by company, so that nobody floods one. */
const limitSending = createMiddleware<AppEnv>(async (c, next) => {
	const key = `webhook ${c.var.session.companyId}`;
	if (!(await isWithinLimit(c.env.EVENTS_LIMITER, key))) throw tooManySent();
	await next();
});

/** Mounted at /admin/api/webhook: where other systems are told what happens. */
export const webhookRoutes = new Hono<AppEnv>()
	.post("/list", mayManageWebhooks, validate("json", webhookListSchema), noted({ answer: webhooksSchema }), async (c) =>
		c.json(await webhooks(c.var).list(c.req.valid("json"))),
	)
	.get("/:id", mayManageWebhooks, validate("param", idParamSchema), noted({ answer: webhookSchema }), async (c) =>
		c.json(await webhooks(c.var).get(c.req.valid("param").id)),
	)
	.post(
		"/save",
		mayManageWebhooks,
		idempotent(
			async (c, id) => c.json<NewWebhook>({ ...(await webhooks(c.var).get(id)), secret: null }, 201),
			"secret",
		),
		validate("json", webhookSaveSchema),
		noted({ answer: newWebhookSchema, status: 201 }),
		async (c) => {
			const { companyId: named, ...input } = c.req.valid("json");
			if (!isReachable(c.env, input.url)) throw webhookUrlInvalid();
			const companyId = companyFor(scopeOf(c.var.session), named, {
				required: webhookCompanyRequired,
				notYours: webhookCompanyRequired,
			});
			const secret = newSecret();
			const created = await webhooks(c.var).create({ ...input, companyId }, secret, c.var.session, Date.now());
			return c.json<NewWebhook>({ ...created, secret }, 201);
		},
	)
	.post(
		"/save/:id",
		mayManageWebhooks,
		idempotent(async (c, id) => c.json(await webhooks(c.var).get(id))),
		validate("param", idParamSchema),
		validate("json", webhookUpdateSchema),
		noted({ answer: webhookSchema }),
		async (c) => {
			const { part, version } = c.req.valid("json");
			if (!isReachable(c.env, part.url)) throw webhookUrlInvalid();
			const { id } = c.req.valid("param");
			return c.json(await webhooks(c.var).update(id, part, version, c.var.session, Date.now()));
		},
	)
	.post("/:id/remove", mayManageWebhooks, idempotent(removed), validate("param", idParamSchema), async (c) => {
		await webhooks(c.var).remove(c.req.valid("param").id, c.var.session, Date.now());
		return c.json({ removed: true });
	})
	.post(
		"/:id/rotate",
		mayManageWebhooks,
		idempotent(async (c, id) => c.json<NewWebhook>({ ...(await webhooks(c.var).get(id)), secret: null }), "secret"),
		validate("param", idParamSchema),
		noted({ answer: newWebhookSchema }),
		async (c) => {
			const { id } = c.req.valid("param");
			const secret = newSecret();
			await webhooks(c.var).rotate(id, secret, c.var.session, Date.now());
			return c.json<NewWebhook>({ ...(await webhooks(c.var).get(id)), secret });
		},
	)
	.post("/:id/test", mayManageWebhooks, limitSending, validate("param", idParamSchema), async (c) => {
		const now = Date.now();
		const webhook = await webhooks(c.var).get(c.req.valid("param").id);
		const body = { type: "webhook.test", timestamp: new Date(now).toISOString(), data: { webhook: webhook.id } };
		const message = { id: `msg_${crypto.randomUUID()}`, event: "webhook.test", body } as const;
		await webhooks(c.var).send(webhook, message, now);
		inBackground(c.executionCtx, "handOver", handOver(c.var.db, c.env, now));
		return c.json({ eventId: message.id }, 202);
	})
	.post(
		"/:id/deliveries",
		mayManageWebhooks,
		validate("param", idParamSchema),
		validate("json", deliveryListSchema),
		noted({ answer: deliveriesSchema }),
		async (c) => c.json(await webhooks(c.var).deliveries(c.req.valid("param").id, c.req.valid("json"))),
	)
	.post("/delivery/:id/resend", mayManageWebhooks, limitSending, validate("param", idParamSchema), async (c) => {
		const now = Date.now();
		await webhooks(c.var).resend(c.req.valid("param").id, now);
		inBackground(c.executionCtx, "handOver", handOver(c.var.db, c.env, now));
		return c.json({ sent: true }, 202);
	});

const webhooks = ({ db, session }: AppEnv["Variables"]) => createWebhookRepository(db, scopeOf(session));
