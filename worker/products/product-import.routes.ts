import { type Context, Hono } from "hono";
import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../http/env.ts";
import { noted, notedCsv } from "../http/openapi-notes.ts";
import { mayManage } from "../http/require-role.ts";
import { scopeOf } from "../http/scope.ts";
import { idParamSchema, validate } from "../http/validate.ts";
import { idempotent } from "../idempotency/idempotency.ts";
import { activate } from "../imports/activation.usecases.ts";
import { runPlaceOf } from "../imports/activation-run.usecases.ts";
import { partReceiptSchema, rejectedRowListSchema, rejectedRowsSchema } from "../imports/import.schema.ts";
import { discardImport } from "../imports/import.usecases.ts";
import { listRejectedRows, rejectedRowsFile, toReceipt } from "../imports/import-answers.ts";
import { createProductImportRepository } from "./product-import.repository.ts";
import {
	productChangeListAnswerSchema,
	productChangeListSchema,
	productChangesSchema,
	productImportCreateSchema,
	productImportRowsSchema,
	productImportSchema,
} from "./product-import.schema.ts";
import {
	checkOwnImport,
	listChangedProducts,
	listProductChanges,
	openProductImport,
	receiveProducts,
} from "./product-import.usecases.ts";
import { PRODUCT_IMPORTS } from "./product-imports.repository.ts";

const viewed = async (c: Context<AppEnv>, id: number) => c.json(await createProductImportRepository(c.var.db).view(id));

const activated = async (c: Context<AppEnv>, id: number) => {
	const place = runPlaceOf(c);
	const progress = await activate(place, PRODUCT_IMPORTS, id, { by: c.var.session });
	// The run writes apart from this call's session, whose copy of the database may lack that (docs/adr/0041).
	return c.json(await createProductImportRepository(place.db).view(id), progress ? 202 : 200);
};

const byId = validate("param", idParamSchema);
/** After `byId`. */
const ofOwn = createMiddleware<AppEnv>(async (c, next) => {
	await checkOwnImport(c.var.db, scopeOf(c.var.session), Number(c.req.param("id")));
	await next();
});

/** Files of set products and bundles, imported like catalogues: a company's own, or for an administrator any. */
export const productImportRoutes = new Hono<AppEnv>()
	.post(
		"/",
		mayManage,
		idempotent(viewed),
		validate("json", productImportCreateSchema),
		noted({ answer: productImportSchema }),
		async (c) =>
			c.json(await openProductImport(c.var.db, scopeOf(c.var.session), c.req.valid("json"), c.var.session, Date.now())),
	)
	.get("/:id", mayManage, byId, ofOwn, noted({ answer: productImportSchema }), async (c) =>
		viewed(c, c.req.valid("param").id),
	)
	.post(
		"/:id/rows",
		mayManage,
		byId,
		ofOwn,
		validate("json", productImportRowsSchema),
		noted({ answer: partReceiptSchema }),
		async (c) => {
			const { id } = c.req.valid("param");
			const stored = await receiveProducts(c.var.db, scopeOf(c.var.session), id, c.req.valid("json"), Date.now());
			return c.json(toReceipt(stored, c.var.locale));
		},
	)
	.post(
		"/:id/errors",
		mayManage,
		byId,
		ofOwn,
		validate("json", rejectedRowListSchema),
		noted({ answer: rejectedRowsSchema }),
		async (c) => c.json(await listRejectedRows(c, PRODUCT_IMPORTS, c.req.valid("param").id, c.req.valid("json"))),
	)
	.get("/:id/errors.csv", mayManage, byId, ofOwn, notedCsv, async (c) =>
		rejectedRowsFile(c, PRODUCT_IMPORTS, c.req.valid("param").id),
	)
	.post("/:id/difference", mayManage, byId, ofOwn, noted({ answer: productChangesSchema }), async (c) =>
		c.json(await listProductChanges(c.var.db, c.req.valid("param").id)),
	)
	.post(
		"/:id/changes",
		mayManage,
		byId,
		ofOwn,
		validate("json", productChangeListSchema),
		noted({ answer: productChangeListAnswerSchema }),
		async (c) => c.json(await listChangedProducts(c.var.db, c.req.valid("param").id, c.req.valid("json"))),
	)
	.post(
		"/:id/activate",
		mayManage,
		idempotent(activated),
		byId,
		ofOwn,
		noted({ answer: productImportSchema, status: [200, 202] }),
		async (c) => activated(c, c.req.valid("param").id),
	)
	.post("/:id/discard", mayManage, byId, ofOwn, noted({ answer: productImportSchema }), async (c) => {
		const { id } = c.req.valid("param");
		await discardImport(c.var.db, PRODUCT_IMPORTS, id, c.var.session, Date.now());
		return viewed(c, id);
	});
