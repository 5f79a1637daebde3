import { Hono } from "hono";
import type { AppEnv } from "../../http/env.ts";
import { mayAdminister } from "../../http/require-role.ts";
import { idParamSchema, validate } from "../../http/validate.ts";
import { idempotent } from "../../idempotency/idempotency.ts";
import { activate } from "../../imports/activation.usecases.ts";
import { runPlaceOf } from "../../imports/activation-run.usecases.ts";
import { createCallBudget } from "../../imports/call-budget.rules.ts";
import { rejectedRowListSchema } from "../../imports/import.schema.ts";
import { discardImport } from "../../imports/import.usecases.ts";
import { listRejectedRows, rejectedRowsFile, toReceipt } from "../../imports/import-answers.ts";
import { contextOf } from "../catalogue-context.ts";
import { activateQuerySchema } from "../versions/version.schema.ts";
import { reviewedVersion } from "./activate-import.usecases.ts";
import { FITMENT_IMPORTS } from "./fitment-imports.repository.ts";
import { createFitmentImportRepository } from "./import.repository.ts";
import {
	differenceListSchema,
	differenceQuerySchema,
	importCreateSchema,
	importLayoutSchema,
	importListSchema,
	importRowsSchema,
} from "./import.schema.ts";
import { openFitmentImport, readLayout, receiveFitments } from "./import.usecases.ts";
import { listDifferences } from "./import-difference.usecases.ts";

/** A call answers within this time, finished or not. */
const BUDGET_MS = 20_000;

export const importRoutes = new Hono<AppEnv>()
	.post(
		"/",
		mayAdminister,
		idempotent(async (c, id) => c.json(await createFitmentImportRepository(c.var.db).view(id))),
		validate("json", importCreateSchema),
		async (c) => c.json(await openFitmentImport(c.var.db, c.req.valid("json"), c.var.session, Date.now())),
	)
	.post("/list", mayAdminister, validate("json", importListSchema), async (c) =>
		c.json(await createFitmentImportRepository(c.var.db).list(c.req.valid("json"))),
	)
	.post("/layout", mayAdminister, validate("json", importLayoutSchema), async (c) =>
		c.json(await readLayout(c.var.db, c.req.valid("json").header)),
	)
	.get("/:id", mayAdminister, validate("param", idParamSchema), async (c) =>
		c.json(await createFitmentImportRepository(c.var.db).view(c.req.valid("param").id)),
	)
	.post("/:id/rows", mayAdminister, validate("param", idParamSchema), validate("json", importRowsSchema), async (c) => {
		const { id } = c.req.valid("param");
		const stored = await receiveFitments(c.var.db, id, c.req.valid("json"), Date.now());
		return c.json(toReceipt(stored, c.var.locale));
	})
	.post(
		"/:id/errors",
		mayAdminister,
		validate("param", idParamSchema),
		validate("json", rejectedRowListSchema),
		async (c) => c.json(await listRejectedRows(c, FITMENT_IMPORTS, c.req.valid("param").id, c.req.valid("json"))),
	)
	.get("/:id/errors.csv", mayAdminister, validate("param", idParamSchema), async (c) =>
		rejectedRowsFile(c, FITMENT_IMPORTS, c.req.valid("param").id),
	)
	.post(
		"/:id/difference",
		mayAdminister,
		validate("param", idParamSchema),
		validate("query", differenceQuerySchema),
		validate("json", differenceListSchema),
		async (c) => {
			const budget = createCallBudget(BUDGET_MS, Date.now);
			const input = { ...c.req.valid("json"), ...c.req.valid("query") };
			const list = await listDifferences(contextOf(c), c.req.valid("param").id, input, budget);
			return "state" in list ? c.json(list, 202) : c.json(list, 200);
		},
	)
	.post(
		"/:id/activate",
		mayAdminister,
		validate("param", idParamSchema),
		validate("query", activateQuerySchema),
		async (c) => {
			const { confirmRemoved, over } = c.req.valid("query");
			const { id } = c.req.valid("param");
			const place = runPlaceOf(c);
			const request = { by: c.var.session, confirmRemoved, over: await reviewedVersion(place.db, id, over) };
			const progress = await activate(place, FITMENT_IMPORTS, id, request);
			if (progress) return c.json({ state: "building" as const, ...progress }, 202);
			// The run writes apart from this call's session, whose copy of the database may lack that (docs/adr/0041).
			return c.json(await createFitmentImportRepository(place.db).activated(id), 200);
		},
	)
	.post("/:id/discard", mayAdminister, validate("param", idParamSchema), async (c) => {
		const { id } = c.req.valid("param");
		await discardImport(c.var.db, FITMENT_IMPORTS, id, c.var.session, Date.now());
		return c.json(await createFitmentImportRepository(c.var.db).view(id));
	});
