import { type Context, Hono } from "hono";
import { errorCsv } from "../catalogue/import/error-csv.ts";
import type { AppEnv } from "../http/env.ts";
import { noted } from "../http/openapi-notes.ts";
import { mayAdminister } from "../http/require-role.ts";
import { idParamSchema, validate } from "../http/validate.ts";
import type { Locale } from "../i18n/locale.rules.ts";
import { translate } from "../i18n/translate.ts";
import { idempotent } from "../idempotency/idempotency.ts";
import { createProductImportRepository, type StoredRowError } from "./product-import.repository.ts";
import {
	productChangeListSchema,
	productChangesSchema,
	productImportCreateSchema,
	productImportErrorListSchema,
	productImportRowsSchema,
	productImportSchema,
} from "./product-import.schema.ts";
import {
	activateProductImport,
	discardProductImport,
	listChangedProducts,
	listProductChanges,
	openProductImport,
	receiveProductPart,
} from "./product-import.usecases.ts";

const viewed = async (c: Context<AppEnv>, id: number) => c.json(await createProductImportRepository(c.var.db).view(id));

const byId = validate("param", idParamSchema);

/** Files of set products and bundles, imported like catalogues. */
export const productImportRoutes = new Hono<AppEnv>()
	.post(
		"/",
		mayAdminister,
		idempotent(viewed),
		validate("json", productImportCreateSchema),
		noted({ answer: productImportSchema }),
		async (c) => c.json(await openProductImport(c.var.db, c.req.valid("json"), c.var.session, Date.now())),
	)
	.get("/:id", mayAdminister, byId, noted({ answer: productImportSchema }), async (c) =>
		c.json(await createProductImportRepository(c.var.db).view(c.req.valid("param").id)),
	)
	.post("/:id/rows", mayAdminister, byId, validate("json", productImportRowsSchema), async (c) => {
		const { id } = c.req.valid("param");
		const { part, rows, refused, errors } = await receiveProductPart(c.var.db, id, c.req.valid("json"), Date.now());
		const inWords = errors.map((error) => withMessage(error, c.var.locale));
		return c.json({ part, rows, accepted: rows - refused, refused, errors: inWords });
	})
	.post("/:id/errors", mayAdminister, byId, validate("json", productImportErrorListSchema), async (c) => {
		const imports = createProductImportRepository(c.var.db);
		const { id } = await imports.get(c.req.valid("param").id);
		const { data, totalItemCount } = await imports.listErrors(id, c.req.valid("json"));
		return c.json({ data: data.map((error) => withMessage(error, c.var.locale)), totalItemCount });
	})
	.get("/:id/errors.csv", mayAdminister, byId, async (c) => {
		const imports = createProductImportRepository(c.var.db);
		const { id } = await imports.get(c.req.valid("param").id);
		return c.body(
			errorCsv((rowNo, limit) => imports.errorsAfter(id, rowNo, limit), c.var.locale),
			200,
			{
				"Content-Type": "text/csv; charset=utf-8",
				"Content-Disposition": `attachment; filename="product-import-${id}-errors.csv"`,
				"Cache-Control": "no-store",
			},
		);
	})
	.post("/:id/difference", mayAdminister, byId, noted({ answer: productChangesSchema }), async (c) =>
		c.json(await listProductChanges(c.var.db, c.req.valid("param").id)),
	)
	.post("/:id/changes", mayAdminister, byId, validate("json", productChangeListSchema), async (c) =>
		c.json(await listChangedProducts(c.var.db, c.req.valid("param").id, c.req.valid("json"))),
	)
	.post("/:id/activate", mayAdminister, idempotent(viewed), byId, noted({ answer: productImportSchema }), async (c) =>
		c.json(await activateProductImport(c.var.db, c.req.valid("param").id, c.var.session, Date.now())),
	)
	.post("/:id/discard", mayAdminister, byId, noted({ answer: productImportSchema }), async (c) =>
		c.json(await discardProductImport(c.var.db, c.req.valid("param").id, c.var.session, Date.now())),
	);

const withMessage = (error: StoredRowError, locale: Locale) => ({ ...error, message: translate(locale, error.code) });
