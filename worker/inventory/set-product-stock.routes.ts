import { Hono } from "hono";
import type { AppEnv } from "../http/env.ts";
import { noted } from "../http/openapi-notes.ts";
import { mayRead } from "../http/require-role.ts";
import { scopeOf } from "../http/scope.ts";
import { idParamSchema, validate } from "../http/validate.ts";
import { createSetProductRepository } from "../products/set-product.repository.ts";
import { setProductListSchema } from "../products/set-product.schema.ts";
import { readSetProductStock } from "./set-product-stock.repository.ts";
import { setProductsSchema, stockedSetProductSchema } from "./set-product-stock.schema.ts";

/** Mounted at /admin/api/set-product: set products and bundles, and what is in stock of them. */
export const setProductStockRoutes = new Hono<AppEnv>()
	.post("/list", mayRead, validate("json", setProductListSchema), noted({ answer: setProductsSchema }), async (c) => {
		const { data, totalItemCount } = await setProducts(c.var).list(c.req.valid("json"));
		const toStocked = await readSetProductStock(c.var.db, c.var.session, data);
		return c.json({ data: data.map(toStocked), totalItemCount });
	})
	.get("/:id", mayRead, validate("param", idParamSchema), noted({ answer: stockedSetProductSchema }), async (c) => {
		const product = await setProducts(c.var).get(c.req.valid("param").id);
		const toStocked = await readSetProductStock(c.var.db, c.var.session, [product]);
		return c.json(toStocked(product));
	});

const setProducts = ({ db, session }: AppEnv["Variables"]) => createSetProductRepository(db, scopeOf(session));
