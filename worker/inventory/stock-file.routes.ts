import { Hono } from "hono";
import type { AppEnv } from "../http/env.ts";
import { noted, notedCsv } from "../http/openapi-notes.ts";
import { mayManage, mayRead } from "../http/require-role.ts";
import { validate } from "../http/validate.ts";
import { idempotent } from "../idempotency/idempotency.ts";
import { stockCsv } from "./stock-csv.ts";
import { stockExportSchema, stockFileSchema, stockImportedSchema, stockReviewSchema } from "./stock-import.schema.ts";
import { importStock, reviewStock, stockErrorsCsv } from "./stock-import.usecases.ts";
import { stockOf, tellOthers } from "./stock-of-caller.ts";

/** Stock as files: a dry run, the import itself, and the export. */
export const stockFileRoutes = new Hono<AppEnv>()
	.post(
		"/import/review",
		mayManage,
		validate("json", stockFileSchema),
		noted({ answer: stockReviewSchema }),
		async (c) => {
			const file = c.req.valid("json");
			return c.json(await reviewStock(await stockOf(c, file.companyId), file, c.var.locale));
		},
	)
	.post("/import/errors.csv", mayManage, validate("json", stockFileSchema), notedCsv, async (c) => {
		const file = c.req.valid("json");
		return c.body(await stockErrorsCsv(await stockOf(c, file.companyId), file, c.var.locale), 200, {
			"Content-Type": "text/csv; charset=utf-8",
			"Content-Disposition": 'attachment; filename="stock-errors.csv"',
			"Cache-Control": "no-store",
		});
	})
	.post(
		"/import",
		mayManage,
		// Under the key of the request, because a delivery that is added twice is twice as large.
		idempotent(async (c) => c.json({ imported: stockFileSchema.parse(await c.req.json()).rows.length })),
		validate("json", stockFileSchema),
		noted({ answer: stockImportedSchema }),
		async (c) => {
			const file = c.req.valid("json");
			await importStock(await stockOf(c, file.companyId), file, c.var.session, Date.now());
			tellOthers(c);
			return c.json({ imported: file.rows.length });
		},
	)
	.get("/export", mayRead, validate("query", stockExportSchema), notedCsv, async (c) => {
		const stock = await stockOf(c, c.req.valid("query").companyId);
		return c.body(stockCsv(stock.after, c.var.locale), 200, {
			"Content-Type": "text/csv; charset=utf-8",
			"Content-Disposition": 'attachment; filename="stock.csv"',
			"Cache-Control": "no-store",
			"X-Row-Count": String(await stock.number()),
		});
	});
