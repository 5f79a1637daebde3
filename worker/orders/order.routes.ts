import { type Context, Hono } from "hono";
import { inBackground } from "../http/background.ts";
import { deliveryOf } from "../http/delivery-context.ts";
import type { AppEnv } from "../http/env.ts";
import { noted, notedRemoval } from "../http/openapi-notes.ts";
import { mayManage, mayRead } from "../http/require-role.ts";
import { companyFor, scopeOf } from "../http/scope.ts";
import { idParamSchema, validate } from "../http/validate.ts";
import { translate } from "../i18n/translate.ts";
import { idempotent, removed } from "../idempotency/idempotency.ts";
import { mayReadStock } from "../inventory/stock-of-caller.ts";
import { handOver } from "../outbox/deliver.usecases.ts";
import { mandantNotYours, mandantRequired } from "./order.errors.ts";
import { createOrderRepository } from "./order.repository.ts";
import {
	type OrderMoveMany,
	orderAcceptManySchema,
	orderAcceptSchema,
	orderCreateSchema,
	orderFileParamSchema,
	orderHoldSchema,
	orderListAnswerSchema,
	orderListSchema,
	orderMoveManySchema,
	orderMoveSchema,
	orderNotAvailableSchema,
	orderNumbersSchema,
	orderSchema,
	ordersMovedSchema,
} from "./order.schema.ts";
import { enterOrder } from "./order-create.usecases.ts";
import { createOrderFileRepository } from "./order-file.repository.ts";
import { ORDER_FILE_TYPES } from "./order-file.rules.ts";
import { fileAnswer } from "./order-file.store.ts";
import type { MoveRequest } from "./order-move.rules.ts";
import { moveOrder, moveOrders } from "./order-move.usecases.ts";
import { readOrderNumbers } from "./order-numbers.repository.ts";

const anOrder = noted({ answer: orderSchema });
const validateId = validate("param", idParamSchema);

const aFile = noted({ mediaType: Object.values(ORDER_FILE_TYPES) });

/** Mounted at /admin/api/order. */
export const orderRoutes = new Hono<AppEnv>()
	.post("/list", mayRead, validate("json", orderListSchema), noted({ answer: orderListAnswerSchema }), async (c) =>
		c.json(await orders(c.var).list(c.req.valid("json"), Date.now())),
	)
	.get("/numbers", mayRead, noted({ answer: orderNumbersSchema }), async (c) => {
		const { db, session } = c.var;
		const numbers = await readOrderNumbers(db, scopeOf(session), Date.now());
		return c.json(mayReadStock(session) ? numbers : { ...numbers, outOfStock: null });
	})
	.post(
		"/save",
		mayManage,
		idempotent(async (c, id) => c.json(await orders(c.var).get(id), 201)),
		validate("json", orderCreateSchema),
		noted({ answer: orderSchema, status: 201 }),
		async (c) => {
			const { companyId, ...input } = c.req.valid("json");
			const id = await enterOrder(deliveryOf(c), input, mandantOf(c.var, companyId), c.var.session);
			tellOthers(c);
			return c.json(await orders(c.var).get(id), 201);
		},
	)
	.post("/accept", mayManage, validate("json", orderAcceptManySchema), noted({ answer: ordersMovedSchema }), (c) => {
		const { download, ...named } = c.req.valid("json");
		return moveMany(c, download ? "accept_download" : "accept", named);
	})
	.post("/download", mayManage, validate("json", orderMoveManySchema), noted({ answer: ordersMovedSchema }), (c) =>
		moveMany(c, "download", c.req.valid("json")),
	)
	.get("/:id/files/:file", mayRead, validate("param", orderFileParamSchema), aFile, async (c) => {
		const { id, file } = c.req.valid("param");
		return fileAnswer(c, await orderFiles(c.var).get(id, file));
	})
	.get("/:id", mayRead, validateId, anOrder, async (c) => c.json(await orders(c.var).get(c.req.valid("param").id)))
	.post("/:id/release", mayManage, idempotent(order), validateId, validate("json", orderMoveSchema), anOrder, (c) =>
		move(c, c.req.valid("param").id, { action: "release", ...c.req.valid("json") }),
	)
	.post("/:id/hold", mayManage, idempotent(order), validateId, validate("json", orderHoldSchema), anOrder, (c) =>
		move(c, c.req.valid("param").id, { action: "hold", ...c.req.valid("json") }),
	)
	.post("/:id/accept", mayManage, idempotent(order), validateId, validate("json", orderAcceptSchema), anOrder, (c) => {
		const { version, download } = c.req.valid("json");
		return move(c, c.req.valid("param").id, { action: download ? "accept_download" : "accept", version });
	})
	.post("/:id/download", mayManage, idempotent(order), validateId, validate("json", orderMoveSchema), anOrder, (c) =>
		move(c, c.req.valid("param").id, { action: "download", ...c.req.valid("json") }),
	)
	.post("/:id/confirm", mayManage, idempotent(order), validateId, validate("json", orderMoveSchema), anOrder, (c) =>
		move(c, c.req.valid("param").id, { action: "confirm", ...c.req.valid("json") }),
	)
	.post(
		"/:id/notavail",
		mayManage,
		idempotent(order),
		validateId,
		validate("json", orderNotAvailableSchema),
		anOrder,
		(c) => move(c, c.req.valid("param").id, { action: "notavail", ...c.req.valid("json") }),
	)
	.post("/:id/reorder", mayManage, idempotent(order), validateId, validate("json", orderMoveSchema), anOrder, (c) =>
		move(c, c.req.valid("param").id, { action: "reorder", ...c.req.valid("json") }),
	)
	.post(
		"/:id/remove",
		mayManage,
		idempotent(removed),
		validateId,
		validate("json", orderMoveSchema),
		notedRemoval,
		async (c) => {
			const request: MoveRequest = { action: "remove", ...c.req.valid("json") };
			await moveOrder(c.var.db, c.var.session, c.req.valid("param").id, request, Date.now());
			tellOthers(c);
			return c.json({ removed: true });
		},
	);

const orderFiles = ({ db, session }: AppEnv["Variables"]) => createOrderFileRepository(db, scopeOf(session));
const orders = ({ db, session }: AppEnv["Variables"]) => createOrderRepository(db, session);

async function order(c: Context<AppEnv>, id: number) {
	return c.json(await orders(c.var).get(id));
}

/** Brings what the write has put into the outbox on its way, after the answer. */
const tellOthers = (c: Context<AppEnv>) =>
	inBackground(c.executionCtx, "handOver", handOver(c.var.db, c.env, Date.now()));

/** The order after the move. */
async function move(c: Context<AppEnv>, id: number, request: MoveRequest) {
	await moveOrder(c.var.db, c.var.session, id, request, Date.now());
	tellOthers(c);
	return order(c, id);
}

/** Not under one key: the orders that have moved say so when they are asked for again. */
async function moveMany(c: Context<AppEnv>, action: "accept" | "accept_download" | "download", named: OrderMoveMany) {
	const moving = moveOrders(c.var.db, c.var.session, action, named, Date.now());
	// Also if a later batch fails: some orders have moved by then.
	const { moved, unmoved } = await moving.finally(() => tellOthers(c));
	const why = unmoved.map(({ error: { code }, ...one }) => ({ ...one, code, message: translate(c.var.locale, code) }));
	return c.json({ moved, unmoved: why });
}

const mandantOf = ({ session }: AppEnv["Variables"], companyId: number | undefined): number =>
	companyFor(scopeOf(session), companyId, { required: mandantRequired, notYours: mandantNotYours }, false);
