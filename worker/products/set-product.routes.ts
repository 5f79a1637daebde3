import { type Context, Hono } from "hono";
import type { AppEnv } from "../http/env.ts";
import { noted, notedCsv, notedRemoval } from "../http/openapi-notes.ts";
import { mayManage, mayRead } from "../http/require-role.ts";
import { scopeOf } from "../http/scope.ts";
import { idParamSchema, validate, validateOptional } from "../http/validate.ts";
import { idempotent, removed } from "../idempotency/idempotency.ts";
import { readProductAssortments } from "./product-assortment.repository.ts";
import { createSetProductRepository } from "./set-product.repository.ts";
import {
	productAssortmentsSchema,
	setProductExportSchema,
	setProductIdSchema,
	setProductPartsSchema,
	setProductSaveSchema,
	setProductSchema,
	setProductUpdateSchema,
} from "./set-product.schema.ts";
import { createSetProduct, ownerOf, toOwnerScope, updateSetProduct } from "./set-product.usecases.ts";
import { setProductCsv } from "./set-product-csv.ts";

/** What set products are made of, and their file. Reading them is in `inventory/`. */
export const setProductRoutes = new Hono<AppEnv>()
	.post(
		"/assortments",
		mayRead,
		validateOptional(setProductPartsSchema),
		noted({ answer: productAssortmentsSchema }),
		async (c) => {
			const owner = await ownerOf(c.var.db, scopeOf(c.var.session), c.req.valid("json").companyId);
			return c.json({ data: (await readProductAssortments(c.var.db, toOwnerScope(owner))).assortments });
		},
	)
	.get("/export", mayRead, validate("query", setProductExportSchema), notedCsv, async (c) => {
		const { companyId } = c.req.valid("query");
		const owner = await ownerOf(c.var.db, scopeOf(c.var.session), companyId === 0 ? null : companyId);
		const { after, number } = setProducts(c.var);
		return c.body(
			setProductCsv((partsKey, limit) => after(owner, partsKey, limit), c.var.locale),
			200,
			{
				"Content-Type": "text/csv; charset=utf-8",
				"Content-Disposition": 'attachment; filename="set-products.csv"',
				"Cache-Control": "no-store",
				"X-Row-Count": String(await number(owner)),
			},
		);
	});

/** Writes set products and bundles: a company's own, and those of all owners for administrators. */
export const setProductWriteRoutes = new Hono<AppEnv>()
	.post(
		"/save",
		mayManage,
		idempotent(async (c, id) => c.json(await setProducts(c.var).get(id), 201)),
		validate("json", setProductSaveSchema),
		noted({ answer: setProductSchema, status: 201 }),
		async (c) => {
			const { companyId, ...input } = c.req.valid("json");
			return c.json(await createSetProduct(writerOf(c), companyId, input), 201);
		},
	)
	.post(
		"/save/:id",
		mayManage,
		idempotent(async (c, id) => c.json(await setProducts(c.var).get(id))),
		validate("param", idParamSchema),
		validate("json", setProductUpdateSchema),
		noted({ answer: setProductSchema }),
		async (c) => {
			const { part, version } = c.req.valid("json");
			return c.json(await updateSetProduct(writerOf(c), c.req.valid("param").id, part, version));
		},
	)
	.post("/remove", mayManage, idempotent(removed), validate("json", setProductIdSchema), notedRemoval, async (c) => {
		await setProducts(c.var).remove(c.req.valid("json").id, c.var.session, Date.now());
		return c.json({ removed: true });
	});

const setProducts = ({ db, session }: AppEnv["Variables"]) => createSetProductRepository(db, scopeOf(session));

const writerOf = (c: Context<AppEnv>) => ({
	...{ db: c.var.db, scope: scopeOf(c.var.session), by: c.var.session, now: Date.now() },
});
