import { Hono } from "hono";
import type { AppEnv } from "../http/env.ts";
import { noted } from "../http/openapi-notes.ts";
import { mayAdminister } from "../http/require-role.ts";
import { validate } from "../http/validate.ts";
import { idempotent, removed } from "../idempotency/idempotency.ts";
import { createSetProductRepository } from "./set-product.repository.ts";
import { setProductIdSchema, setProductListSchema, setProductsSchema } from "./set-product.schema.ts";

/** Set products and bundles of all owners, for administrators. */
export const setProductRoutes = new Hono<AppEnv>()
	.post(
		"/list",
		mayAdminister,
		validate("json", setProductListSchema),
		noted({ answer: setProductsSchema }),
		async (c) => c.json(await createSetProductRepository(c.var.db).list(c.req.valid("json"))),
	)
	.post("/remove", mayAdminister, idempotent(removed), validate("json", setProductIdSchema), async (c) => {
		await createSetProductRepository(c.var.db).remove(c.req.valid("json").id, c.var.session, Date.now());
		return c.json({ removed: true });
	});
