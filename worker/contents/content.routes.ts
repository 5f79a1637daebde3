import { Hono } from "hono";
import type { AppEnv } from "../http/env.ts";
import { noted, notedRemoval } from "../http/openapi-notes.ts";
import { mayAdminister } from "../http/require-role.ts";
import { idParamSchema, validate } from "../http/validate.ts";
import { idempotent, removed } from "../idempotency/idempotency.ts";
import { createContentRepository } from "./content.repository.ts";
import {
	contentListSchema,
	contentSaveSchema,
	contentSchema,
	contentsSchema,
	contentUpdateSchema,
	publishedContentsSchema,
	publishedInputSchema,
} from "./content.schema.ts";

/** Mounted at /admin/api/content. Everybody reads published contents; administrators edit. */
export const contentRoutes = new Hono<AppEnv>()
	.post("/published", validate("json", publishedInputSchema), noted({ answer: publishedContentsSchema }), async (c) => {
		return c.json({ data: await contents(c.var).published(c.req.valid("json"), c.var.locale) });
	})
	.post("/list", mayAdminister, validate("json", contentListSchema), noted({ answer: contentsSchema }), async (c) =>
		c.json(await contents(c.var).list(c.req.valid("json"))),
	)
	.get("/:id", mayAdminister, validate("param", idParamSchema), noted({ answer: contentSchema }), async (c) =>
		c.json(await contents(c.var).get(c.req.valid("param").id)),
	)
	.post(
		"/save",
		mayAdminister,
		idempotent(async (c, id) => c.json(await contents(c.var).get(id), 201)),
		validate("json", contentSaveSchema),
		noted({ answer: contentSchema, status: 201 }),
		async (c) => c.json(await contents(c.var).create(c.req.valid("json"), c.var.session, Date.now()), 201),
	)
	.post(
		"/save/:id",
		mayAdminister,
		idempotent(async (c, id) => c.json(await contents(c.var).get(id))),
		validate("param", idParamSchema),
		validate("json", contentUpdateSchema),
		noted({ answer: contentSchema }),
		async (c) => {
			const { part, version } = c.req.valid("json");
			const { id } = c.req.valid("param");
			return c.json(await contents(c.var).update(id, part, version, c.var.session, Date.now()));
		},
	)
	.post(
		"/remove/:id",
		mayAdminister,
		idempotent(removed),
		validate("param", idParamSchema),
		notedRemoval,
		async (c) => {
			await contents(c.var).remove(c.req.valid("param").id, c.var.session, Date.now());
			return c.json({ removed: true });
		},
	);

const contents = ({ db }: AppEnv["Variables"]) => createContentRepository(db);
