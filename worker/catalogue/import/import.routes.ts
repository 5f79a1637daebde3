import { Hono } from "hono";
import type { AppEnv } from "../../http/env.ts";
import { mayAdminister } from "../../http/require-role.ts";
import { idParamSchema, validate } from "../../http/validate.ts";
import type { Locale } from "../../i18n/locale.rules.ts";
import { translate } from "../../i18n/translate.ts";
import { idempotent } from "../../idempotency/idempotency.ts";
import { activateQuerySchema } from "../versions/version.schema.ts";
import { activateImport } from "./activate-import.usecases.ts";
import { errorCsv } from "./error-csv.ts";
import { createImportRepository } from "./import.repository.ts";
import {
	differenceListSchema,
	type ImportError,
	importCreateSchema,
	importErrorListSchema,
	importLayoutSchema,
	importListSchema,
	importRowsSchema,
	type PartReceipt,
} from "./import.schema.ts";
import { discardImport, layoutOf, openImport, receivePart } from "./import.usecases.ts";
import { listDifferences } from "./import-difference.usecases.ts";
import { createImportPartRepository, type StoredError } from "./import-part.repository.ts";

/** A call answers within this time, finished or not. */
const BUDGET_MS = 20_000;

export const importRoutes = new Hono<AppEnv>()
	.post(
		"/",
		mayAdminister,
		idempotent(async (c, id) => c.json(await createImportRepository(c.var.db).view(id))),
		validate("json", importCreateSchema),
		async (c) => c.json(await openImport(c.var.db, c.req.valid("json"), c.var.session, Date.now())),
	)
	.post("/list", mayAdminister, validate("json", importListSchema), async (c) =>
		c.json(await createImportRepository(c.var.db).list(c.req.valid("json"))),
	)
	.post("/layout", mayAdminister, validate("json", importLayoutSchema), async (c) =>
		c.json(await layoutOf(c.var.db, c.req.valid("json").header)),
	)
	.get("/:id", mayAdminister, validate("param", idParamSchema), async (c) =>
		c.json(await createImportRepository(c.var.db).view(c.req.valid("param").id)),
	)
	.post("/:id/rows", mayAdminister, validate("param", idParamSchema), validate("json", importRowsSchema), async (c) => {
		const { id } = c.req.valid("param");
		const { part, rows, refused, errors } = await receivePart(c.var.db, id, c.req.valid("json"), Date.now());
		const inWords = errors.map((error) => withMessage(error, c.var.locale));
		const receipt: PartReceipt = { part, rows, accepted: rows - refused, refused, errors: inWords };
		return c.json(receipt);
	})
	.post(
		"/:id/errors",
		mayAdminister,
		validate("param", idParamSchema),
		validate("json", importErrorListSchema),
		async (c) => {
			const { id } = await createImportRepository(c.var.db).get(c.req.valid("param").id);
			const { data, totalItemCount } = await createImportPartRepository(c.var.db).listErrors(id, c.req.valid("json"));
			return c.json({ data: data.map((error) => withMessage(error, c.var.locale)), totalItemCount });
		},
	)
	.get("/:id/errors.csv", mayAdminister, validate("param", idParamSchema), async (c) => {
		const { id } = await createImportRepository(c.var.db).get(c.req.valid("param").id);
		const parts = createImportPartRepository(c.var.db);
		return c.body(
			errorCsv((rowNo, limit) => parts.errorsAfter(id, rowNo, limit), c.var.locale),
			200,
			{
				"Content-Type": "text/csv; charset=utf-8",
				"Content-Disposition": `attachment; filename="import-${id}-errors.csv"`,
				"Cache-Control": "no-store",
			},
		);
	})
	.post(
		"/:id/difference",
		mayAdminister,
		validate("param", idParamSchema),
		validate("json", differenceListSchema),
		async (c) => c.json(await listDifferences(contextOf(c), c.req.valid("param").id, c.req.valid("json"))),
	)
	.post(
		"/:id/activate",
		mayAdminister,
		validate("param", idParamSchema),
		validate("query", activateQuerySchema),
		async (c) => {
			const asked = { id: c.req.valid("param").id, ...c.req.valid("query"), budgetMs: BUDGET_MS };
			const activation = await activateImport(contextOf(c), asked, c.var.session);
			return activation.state === "building" ? c.json(activation, 202) : c.json(activation.version, 200);
		},
	)
	.post("/:id/discard", mayAdminister, validate("param", idParamSchema), async (c) =>
		c.json(await discardImport(c.var.db, c.req.valid("param").id, c.var.session, Date.now())),
	);

const contextOf = ({ var: { db }, env }: { var: AppEnv["Variables"]; env: Env }) => ({
	db,
	media: env.MEDIA,
	now: Date.now,
});

const withMessage = (error: StoredError, locale: Locale): ImportError => ({
	...error,
	message: translate(locale, error.code),
});
