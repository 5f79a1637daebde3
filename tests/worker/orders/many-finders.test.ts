import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { enter, givenTrade } from "#tests/support/orders.ts";
import { call, db, givenFinder } from "#tests/support/world.ts";
import { openDatabase } from "#worker/db/database.ts";
import { finderAssortmentsTable, findersTable } from "#worker/db/schema/finder.table.ts";
import { ordersTable } from "#worker/db/schema/order.table.ts";
import { orderImportErrorsTable } from "#worker/db/schema/order-import.table.ts";
import { createCallBudget } from "#worker/imports/call-budget.rules.ts";
import { findSold } from "#worker/orders/order-create.usecases.ts";
import { activateOrderImport } from "#worker/orders/order-import-activation.usecases.ts";
import { clearProductIndexes } from "#worker/products/product-index.usecases.ts";

const PATH = "/admin/api/order/import";

/** A shop with so many configurations, of which only the last one sells `rearSku`. */
async function givenManyFinders(count: number) {
	const trade = await givenTrade();
	for (let at = 1; at < count; at++) await givenFinder(trade.shop.token);
	const rows = await db.select({ id: findersTable.id }).from(findersTable).orderBy(findersTable.id);
	const others = rows.map(({ id }) => id).filter((_, at) => at < count - 1);
	const isLeftOut = { assortmentId: trade.rear.id, position: 1, offered: false };
	for (const finderId of others) await db.insert(finderAssortmentsTable).values({ finderId, ...isLeftOut });
	return trade;
}

/** A sent file of orders of one rear blade each. */
async function givenOrderImport({ shop, rearSku }: Awaited<ReturnType<typeof givenTrade>>, orders: number) {
	const rows = Array.from({ length: orders }, (_, at) => [at + 2, `N-${at}`, rearSku, "1"]);
	const mapping = { columns: { orderNumber: 0, sku: 1, quantity: 2 } };
	const announced = { fileHash: "a".repeat(64), parts: 1, rows: orders, mapping, options: {} };
	const { id } = (await call(PATH, { token: shop.token, body: announced })).body;
	const sent = await call(`${PATH}/${id}/rows`, { token: shop.token, body: { part: 1, rows } });
	expect(sent.body).toMatchObject({ accepted: orders, refused: 0 });
	return id;
}

const SKUS_ARE_READ = /json_group_array.* from "products"/s;
const newRevision = () =>
	env.DB.prepare(
		"INSERT INTO product_stamps VALUES (0, 'a') ON CONFLICT DO UPDATE SET stamp = hex(randomblob(8))",
	).run();

/** A statement before which a product is saved. */
const afterSave = (real: D1PreparedStatement): D1PreparedStatement =>
	Object.assign(Object.create(real), {
		bind: (...values: unknown[]) => afterSave(real.bind(...values)),
		raw: (options: { columnNames?: false }) => newRevision().then(() => real.raw(options)),
	});

/** The real database, counting the statements that it is asked. `isSaved`: products are, whenever they are read. */
function counted({ isSaved = false } = {}) {
	const seen = { statements: 0 };
	const prepare = (sql: string) => {
		seen.statements++;
		return isSaved && SKUS_ARE_READ.test(sql) ? afterSave(env.DB.prepare(sql)) : env.DB.prepare(sql);
	};
	const DB: D1Database = Object.assign(Object.create(env.DB), {
		...{ prepare, batch: env.DB.batch.bind(env.DB), withSession: () => DB },
	});
	return { seen, database: openDatabase(DB) };
}

test("an order has what only the last of many configurations sells", async () => {
	const { shop, rearSku } = await givenManyFinders(21);
	const { status, body } = await enter(shop.token, { items: [{ sku: rearSku, quantity: 1 }] });
	expect([status, body.items]).toMatchObject([201, [{ sku: rearSku, price: 10 }]]);
});

test("an import asks many configurations in pieces that the platform allows, and enters every order", async () => {
	const trade = await givenManyFinders(30);
	const id = await givenOrderImport(trade, 12);
	const most = 200;
	let pieces = 0;
	for (let isDone = false; !isDone; pieces++) {
		const { seen, database } = counted();
		const delivery = { env, db: database, executionCtx: { waitUntil: () => {} }, origin: "", now: Date.now() };
		// Each piece after the first is given what an earlier one may have left.
		const budget = createCallBudget(20_000, Date.now, pieces % 2 === 0 ? most : 30);
		isDone =
			(await activateOrderImport({ delivery, budget }, id, { userId: trade.shop.id, impersonatedBy: null })) ===
			undefined;
		expect(seen.statements).toBeLessThan(most + 60);
		expect(pieces).toBeLessThan(20);
	}
	expect(await db.$count(ordersTable)).toBe(12);
});

test("an import enters all orders for which it has asked its configurations, though that takes the whole time of a piece", async () => {
	const trade = await givenManyFinders(3);
	const id = await givenOrderImport(trade, 2);
	const delivery = { env, db, executionCtx: { waitUntil: () => {} }, origin: "", now: Date.now() };
	const work = () =>
		activateOrderImport({ delivery, budget: createCallBudget(0, Date.now) }, id, {
			...{ userId: trade.shop.id, impersonatedBy: null },
		});
	expect([await work(), await db.$count(ordersTable)]).toEqual([undefined, 2]);
});

test("many configurations whose company saves products all the time have them read in limited calls", async () => {
	const { shop, rearSku } = await givenManyFinders(30);
	const finders = (await db.select({ id: findersTable.id }).from(findersTable).orderBy(findersTable.id)).map(
		({ id }) => id,
	);
	const { seen, database } = counted({ isSaved: true });
	const delivery = {
		env,
		db: database,
		executionCtx: { waitUntil: () => {} },
		origin: "https://a.example",
		now: Date.now(),
	};
	const budget = createCallBudget(20_000, Date.now);
	const { sold, isSure } = await findSold(delivery, shop.companyId, finders, new Set([rearSku, "none"]), budget);
	expect([[...sold.keys()], isSure]).toEqual([[rearSku], false]);
	expect(seen.statements).toBeLessThan(30 * 5 + 180);
	expect(budget.spent()).toBeGreaterThanOrEqual(seen.statements - 10);
});

test("no order is refused for a sku that was missing while products were being saved", async () => {
	const trade = await givenManyFinders(2);
	const id = await givenOrderImport(trade, 2);
	await env.DB.prepare("UPDATE order_import_rows SET sku = 'none' WHERE order_number = 'N-0'").run();
	const entered = async (isSaved: boolean) => {
		clearProductIndexes();
		const { database } = counted({ isSaved });
		const delivery = {
			env,
			db: database,
			executionCtx: { waitUntil: () => {} },
			origin: "https://a.example",
			now: Date.now(),
		};
		const by = { userId: trade.shop.id, impersonatedBy: null };
		const progress = await activateOrderImport({ delivery, budget: createCallBudget(0, Date.now) }, id, by);
		return [progress, await db.$count(ordersTable), await db.$count(orderImportErrorsTable)];
	};
	expect(await entered(true)).toEqual([{ done: 1, total: 2 }, 1, 0]);
	expect(await entered(false)).toEqual([undefined, 1, 1]);
});

test("a whole run asks every configuration, so that it refuses an order of a sku that nobody sells", async () => {
	const trade = await givenManyFinders(5);
	const id = await givenOrderImport(trade, 2);
	await env.DB.prepare("UPDATE order_import_rows SET sku = 'none'").run();
	const delivery = { env, db, executionCtx: { waitUntil: () => {} }, origin: "", now: Date.now() };
	const by = { userId: trade.shop.id, impersonatedBy: null };
	const refused = async (isWholeRun: boolean) => {
		const budget = { ...createCallBudget(20_000, Date.now, 25), isWholeRun: () => isWholeRun };
		const progress = await activateOrderImport({ delivery, budget }, id, by);
		return [progress, await db.$count(orderImportErrorsTable)];
	};
	expect(await refused(false)).toEqual([{ done: 0, total: 2 }, 0]);
	expect(await refused(true)).toEqual([{ done: 1, total: 2 }, 1]);
});
