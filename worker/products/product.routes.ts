import { Hono } from "hono";
import { deliveryOf } from "../http/delivery-context.ts";
import type { AppEnv } from "../http/env.ts";
import { noted, notedCsv } from "../http/openapi-notes.ts";
import { mayManage, mayRead } from "../http/require-role.ts";
import { scopeOf } from "../http/scope.ts";
import { idParamSchema, validate } from "../http/validate.ts";
import { isWithinLimit } from "../http/within-limit.ts";
import { checkLink } from "./link-check.ts";
import { tooManyChecks } from "./product.errors.ts";
import {
	type LinkCheck,
	linkCheckInputSchema,
	linkCheckSchema,
	productCarListSchema,
	productCarsSchema,
	productParamSchema,
	productQuerySchema,
	productSchema,
} from "./product.schema.ts";
import { productCsv } from "./product-csv.ts";
import { readProduct, readProductCars, readProductLink } from "./product-detail.usecases.ts";
import { readProductIndex } from "./product-index.usecases.ts";

/** The products of a configuration; their list is `worker/inventory/product-list.routes.ts`. */
export const productRoutes = new Hono<AppEnv>()
	.post("/cars", mayRead, validate("json", productCarListSchema), noted({ answer: productCarsSchema }), async (c) =>
		c.json(await readProductCars(deliveryOf(c), scopeOf(c.var.session), c.req.valid("json"))),
	)
	.post("/link", mayManage, validate("json", linkCheckInputSchema), noted({ answer: linkCheckSchema }), async (c) => {
		const { finder, id } = c.req.valid("json");
		if (!(await isWithinLimit(c.env.EVENTS_LIMITER, `link ${c.var.session.companyId}`))) throw tooManyChecks();
		const link = await readProductLink(deliveryOf(c), scopeOf(c.var.session), finder, id);
		const none: LinkCheck = { status: null, error: "no_link" };
		return c.json(link === null ? none : await checkLink(c.env, link));
	})
	.get("/export/:id", mayRead, validate("param", idParamSchema), notedCsv, async (c) => {
		const { queryable } = await readProductIndex(deliveryOf(c), scopeOf(c.var.session), c.req.valid("param").id);
		return c.body(productCsv(queryable.index, c.var.locale), 200, {
			"Content-Type": "text/csv; charset=utf-8",
			"Content-Disposition": 'attachment; filename="Produkte.csv"',
			"Cache-Control": "no-store",
			"X-Row-Count": String(queryable.index.count),
		});
	})
	.get(
		"/:id",
		mayRead,
		validate("param", productParamSchema),
		validate("query", productQuerySchema),
		noted({ answer: productSchema }),
		async (c) => {
			const { id } = c.req.valid("param");
			return c.json(await readProduct(deliveryOf(c), scopeOf(c.var.session), c.req.valid("query").finder, id));
		},
	);
