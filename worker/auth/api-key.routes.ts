import { type Context, Hono } from "hono";
import type { AppEnv } from "../http/env.ts";
import { noted } from "../http/openapi-notes.ts";
import { requireRole } from "../http/require-role.ts";
import { scopeOf } from "../http/scope.ts";
import { idParamSchema, validate } from "../http/validate.ts";
import { idempotent } from "../idempotency/idempotency.ts";
import { apiKeyExpiryPast } from "./api-key.errors.ts";
import { createApiKeyRepository } from "./api-key.repository.ts";
import { keyExpiry } from "./api-key.rules.ts";
import {
	apiKeyInputSchema,
	apiKeyListSchema,
	apiKeySchema,
	apiKeysSchema,
	apiUsersSchema,
	type NewApiKey,
	newApiKeySchema,
} from "./api-key.schema.ts";
import { validFrom } from "./session.rules.ts";
import { newKey } from "./token.ts";

/** Never with a key: it could make another one that outlives it. */
const mayManageKeys = requireRole("ROLE_CUSTOMER");

/** Mounted at /admin/api/api-key: keys of other systems. */
export const apiKeyRoutes = new Hono<AppEnv>()
	.post("/list", mayManageKeys, validate("json", apiKeyListSchema), noted({ answer: apiKeysSchema }), async (c) =>
		c.json(await apiKeys(c).list(c.req.valid("json"), Date.now())),
	)
	.get("/users", mayManageKeys, noted({ answer: apiUsersSchema }), async (c) => {
		const users = await apiKeys(c).apiUsers();
		return c.json({ data: users.map(({ id, username, companyTitle }) => ({ id, username, companyTitle })) });
	})
	.post(
		"/save",
		mayManageKeys,
		idempotent(
			async (c, id) => c.json<NewApiKey>({ ...(await apiKeys(c).get(id, Date.now())), key: null }, 201),
			"secret",
		),
		validate("json", apiKeyInputSchema),
		noted({ answer: newApiKeySchema, status: 201 }),
		async (c) => {
			const [input, now] = [c.req.valid("json"), Date.now()];
			const expiresAt = keyExpiry(input, now);
			if (expiresAt !== null && Date.parse(expiresAt) <= now) throw apiKeyExpiryPast();
			const key = newKey();
			const created = await apiKeys(c).create({ ...input, expiresAt }, key, c.var.session, now);
			return c.json<NewApiKey>({ ...created, key }, 201);
		},
	)
	.post(
		"/:id/revoke",
		mayManageKeys,
		idempotent(async (c, id) => c.json(await apiKeys(c).get(id, Date.now()))),
		validate("param", idParamSchema),
		noted({ answer: apiKeySchema }),
		async (c) => {
			const [{ id }, now] = [c.req.valid("param"), Date.now()];
			await apiKeys(c).revoke(id, c.var.session, now);
			return c.json(await apiKeys(c).get(id, now));
		},
	);

const apiKeys = ({ env, var: { db, session } }: Context<AppEnv>) =>
	createApiKeyRepository(db, scopeOf(session), validFrom(env.SESSIONS_VALID_FROM));
