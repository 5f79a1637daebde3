import { Hono } from "hono";
import { deliveryOf } from "../http/delivery-context.ts";
import type { AppEnv } from "../http/env.ts";
import { noted } from "../http/openapi-notes.ts";
import { mayRead } from "../http/require-role.ts";
import { scopeOf } from "../http/scope.ts";
import { validate } from "../http/validate.ts";
import { productListAnswerSchema, productListSchema } from "../products/product.schema.ts";
import { readProductIndex } from "../products/product-index.usecases.ts";
import { listProducts } from "../products/product-list.rules.ts";
import { outOfStock } from "./product-stock.repository.ts";

/** Mounted at /admin/api/product: the products of a configuration, and which of them are out of stock. */
export const productListRoutes = new Hono<AppEnv>().post(
	"/",
	mayRead,
	validate("json", productListSchema),
	noted({ answer: productListAnswerSchema }),
	async (c) => {
		const { finder, ...list } = c.req.valid("json");
		const { queryable } = await readProductIndex(deliveryOf(c), scopeOf(c.var.session), finder);
		const { data, totalItemCount } = listProducts(queryable, list);
		const gone = await outOfStock(
			c.var.db,
			finder,
			data.map(({ id }) => id),
		);
		return c.json({ data: data.map((row) => ({ ...row, outOfStock: gone.has(row.id) })), totalItemCount });
	},
);
