import { z } from "zod";
import { API_SCOPES } from "../http/api-scope.rules.ts";
import { listInputSchema } from "../http/list.schema.ts";
import { KEY_DAYS_MAX, KEY_STATES } from "./api-key.rules.ts";

export const apiKeyInputSchema = z
	.strictObject({
		name: z.string().trim().min(1).max(100),
		/** Id of the API user as whom it acts. */
		user: z.int("auth.api_user_required").positive("auth.api_user_required"),
		scopes: z
			.array(z.enum(API_SCOPES))
			.min(1, "auth.key_scope_required")
			.max(API_SCOPES.length)
			.transform((scopes) => API_SCOPES.filter((scope) => scopes.includes(scope))),
		/** Null: valid until it is revoked. */
		expiresAt: z.iso.datetime().nullable().default(null),
		/** Instead of `expiresAt`: days from now by the clock of the server, because that of a browser may be wrong. */
		expiresInDays: z.int().positive().max(KEY_DAYS_MAX).nullable().default(null),
	})
	.refine(({ expiresAt, expiresInDays }) => expiresAt === null || expiresInDays === null, { path: ["expiresInDays"] });
export type ApiKeyInput = z.infer<typeof apiKeyInputSchema>;

export const apiKeyListSchema = listInputSchema(["id"]);
export type ApiKeyListInput = z.infer<typeof apiKeyListSchema>;

export const apiKeySchema = z.strictObject({
	id: z.int(),
	name: z.string(),
	/** How the key begins. */
	prefix: z.string(),
	scopes: z.array(z.enum(API_SCOPES)),
	user: z.strictObject({ id: z.int(), username: z.string() }),
	company: z.strictObject({ id: z.int(), title: z.string() }),
	createdAt: z.iso.datetime(),
	expiresAt: z.iso.datetime().nullable(),
	lastUsedAt: z.iso.datetime().nullable(),
	revokedAt: z.iso.datetime().nullable(),
	/** When it was read, by the clock of the server, because that of a browser may be wrong. */
	state: z.enum(KEY_STATES),
});
export type ApiKey = z.infer<typeof apiKeySchema>;
export const apiKeysSchema = z.strictObject({ data: z.array(apiKeySchema), totalItemCount: z.int() });

/** `key` is answered once; null when the answer is repeated, because only its hash is stored. */
export const newApiKeySchema = apiKeySchema.extend({ key: z.string().nullable() });
export type NewApiKey = z.infer<typeof newApiKeySchema>;

/** The users as whom a key can act. */
export const apiUsersSchema = z.strictObject({
	data: z.array(z.strictObject({ id: z.int(), username: z.string(), companyTitle: z.string() })),
});
