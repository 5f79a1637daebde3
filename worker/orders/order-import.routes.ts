import { type Context, Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { deliveryOf } from "../http/delivery-context.ts";
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
import { createOrderImportRepository } from "./order-import.repository.ts";
import {
	orderImportCreateSchema,
	orderImportOutcomeSchema,
	orderImportRowsSchema,
	orderImportSchema,
} from "./order-import.schema.ts";
import { checkOwnOrderImport, foreseeOrders, openOrderImport, receiveOrders } from "./order-import.usecases.ts";
import { ORDER_IMPORTS } from "./order-imports.repository.ts";

const viewed = async (c: Context<AppEnv>, id: number) => c.json(await createOrderImportRepository(c.var.db).view(id));

const activated = async (c: Context<AppEnv>, id: number) => {
	const place = runPlaceOf(c);
	const progress = await activate(place, ORDER_IMPORTS, id, { by: c.var.session });
	// The run writes apart from this call's session, whose copy of the database may lack that (docs/adr/0041).
	return c.json(await createOrderImportRepository(place.db).view(id), progress ? 202 : 200);
};

const byId = validate("param", idParamSchema);
/** After `byId`. */
const ofOwn = createMiddleware<AppEnv>(async (c, next) => {
	await checkOwnOrderImport(c.var.db, scopeOf(c.var.session), Number(c.req.param("id")));
	await next();
});

/** Files of orders, imported like catalogues: a company's own, or for an administrator any. */
export const orderImportRoutes = new Hono<AppEnv>()
	.post(
		"/",
		mayManage,
		idempotent(viewed),
		validate("json", orderImportCreateSchema),
		noted({ answer: orderImportSchema }),
		async (c) =>
			c.json(await openOrderImport(c.var.db, scopeOf(c.var.session), c.req.valid("json"), c.var.session, Date.now())),
	)
	.get("/:id", mayManage, byId, ofOwn, noted({ answer: orderImportSchema }), async (c) =>
		viewed(c, c.req.valid("param").id),
	)
	.post(
		"/:id/rows",
		mayManage,
		byId,
		ofOwn,
		validate("json", orderImportRowsSchema),
		noted({ answer: partReceiptSchema }),
		async (c) =>
			c.json(toReceipt(await receiveOrders(deliveryOf(c), c.req.valid("param").id, c.req.valid("json")), c.var.locale)),
	)
	.post(
		"/:id/errors",
		mayManage,
		byId,
		ofOwn,
		validate("json", rejectedRowListSchema),
		noted({ answer: rejectedRowsSchema }),
		async (c) => c.json(await listRejectedRows(c, ORDER_IMPORTS, c.req.valid("param").id, c.req.valid("json"))),
	)
	.get("/:id/errors.csv", mayManage, byId, ofOwn, notedCsv, async (c) =>
		rejectedRowsFile(c, ORDER_IMPORTS, c.req.valid("param").id),
	)
	.post("/:id/difference", mayManage, byId, ofOwn, noted({ answer: orderImportOutcomeSchema }), async (c) =>
		c.json(await foreseeOrders(c.var.db, c.req.valid("param").id)),
	)
	.post(
		"/:id/activate",
		mayManage,
		idempotent(activated),
		byId,
		ofOwn,
		noted({ answer: orderImportSchema, status: [200, 202] }),
		async (c) => activated(c, c.req.valid("param").id),
	)
	.post("/:id/discard", mayManage, byId, ofOwn, noted({ answer: orderImportSchema }), async (c) => {
		const { id } = c.req.valid("param");
		await discardImport(c.var.db, ORDER_IMPORTS, id, c.var.session, Date.now());
		return viewed(c, id);
	});
