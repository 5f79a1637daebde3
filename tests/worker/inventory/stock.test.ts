import { asc, eq } from "drizzle-orm";
import { afterEach, describe, expect, test, vi } from "vitest";
import { enter, givenTrade } from "#tests/support/orders.ts";
import { call, db, get, givenUser } from "#tests/support/world.ts";
import { inventoriesTable, inventoryMovementsTable, reservationsTable } from "#worker/db/schema/inventory.table.ts";
import { orderFilesTable } from "#worker/db/schema/order.table.ts";
import { outboxTable } from "#worker/db/schema/outbox.table.ts";
import { STOCK_MAX } from "#worker/inventory/inventory.rules.ts";

afterEach(() => {
	vi.restoreAllMocks();
});

type Trade = Awaited<ReturnType<typeof givenTrade>>;
type Row = { partKey: string; onHand: number; lowAt?: number | null; backorder?: boolean; version?: number | null };

const save = (token: string, ...rows: Row[]) =>
	call("/admin/api/inventory/save", { token, body: { rows: rows.map((row) => ({ version: null, ...row })) } });
const list = async (token: string, parts = {}) =>
	(await call("/admin/api/inventory/list", { token, body: parts })).body;
const stockOf = async ({ shipper }: Trade) =>
	Object.fromEntries(
		(await list(shipper.token)).data.map(
			({ partKey, onHand, reserved }: { partKey: string; onHand: number; reserved: number }) => [
				partKey,
				[onHand, reserved],
			],
		),
	);
const adjust = (token: string, partKey: string, by: number, headers = {}) =>
	call("/admin/api/inventory/adjust", { token, body: { partKey, by, reason: "Delivery" }, headers });

let serial = 0;
const order = async ({ shop, finder, setSku }: Trade, quantity = 1, sku = setSku) => {
	const reply = await enter(shop.token, {
		finder: finder.id,
		orderNumber: `S-${++serial}`,
		items: [{ sku, quantity }],
	});
	if (reply.status !== 201) throw new Error(reply.text);
	return reply.body as { id: number; version: number; status: string; lockReason: string | null };
};
const move = (token: string, { id, version }: { id: number; version: number }, action: string, body = {}) =>
	call(`/admin/api/order/${id}/${action}`, { token, body: { version, ...body } });

/** What every sequence of moves has to leave behind. */
async function checkNumbers(): Promise<void> {
	const rows = await db.select().from(inventoriesTable);
	const moved = await db.select().from(inventoryMovementsTable).orderBy(asc(inventoryMovementsTable.id));
	const reserved = await db.select().from(reservationsTable);
	for (const { companyId, partKey, ...row } of rows) {
		const own = moved.filter((one) => one.companyId === companyId && one.partKey === partKey);
		let numbers = [0, 0];
		for (const { onHandBefore, onHandAfter, reservedBefore, reservedAfter } of own) {
			expect([onHandBefore, reservedBefore]).toEqual(numbers);
			numbers = [onHandAfter, reservedAfter];
		}
		expect([partKey, row.onHand, row.reserved]).toEqual([partKey, ...numbers]);
		const held = reserved.filter((one) => one.companyId === companyId && one.partKey === partKey);
		expect(row.reserved).toBe(held.reduce((sum, { quantity }) => sum + quantity, 0));
		if (!row.backorder) expect(row.onHand).toBeGreaterThanOrEqual(row.reserved);
	}
}

test("stock is saved, read, adjusted and removed, and its movements say who and why", async () => {
	const { shipper, front } = await givenTrade();
	const partKey = `${front.code}-26`;
	const saved = await save(shipper.token, { partKey, onHand: 5, lowAt: 2 });
	expect(saved.body.data).toEqual([
		expect.objectContaining({ partKey, onHand: 5, reserved: 0, available: 5, lowAt: 2, backorder: false, version: 1 }),
	]);
	expect((await adjust(shipper.token, partKey, -3)).body).toMatchObject({ onHand: 2, version: 2 });
	expect((await list(shipper.token)).counts).toEqual({ all: 1, low: 1, out: 0 });
	expect((await list(shipper.token, { filter: "out" })).data).toEqual([]);
	expect((await list(shipper.token, { search: "-26" })).totalItemCount).toBe(1);
	const { body } = await call("/admin/api/inventory/movements", { token: shipper.token, body: { partKey } });
	expect(body.data).toEqual([
		expect.objectContaining({ why: "adjust", note: "Delivery", onHandBefore: 5, onHandAfter: 2, orderNumber: null }),
		expect.objectContaining({ why: "count", who: shipper.username, onHandBefore: 0, onHandAfter: 5 }),
	]);
	const remove = (version: number) =>
		call("/admin/api/inventory/remove", { token: shipper.token, body: { partKey, version } });
	expect((await remove(1)).body.error.code).toBe("inventory.stale");
	expect((await remove(2)).body).toEqual({ removed: true });
	expect((await list(shipper.token)).data).toEqual([]);
});

test("a row is saved as it was read", async () => {
	const { front, shipper } = await givenTrade();
	const { token } = shipper;
	await save(token, { partKey: `${front.code}-26`, onHand: 5 });
	const [read] = (await list(token)).data;
	const saved = await save(token, { ...read, onHand: 7 });
	expect([saved.status, saved.body.data]).toEqual([
		200,
		[{ ...read, onHand: 7, available: 7, version: read.version + 1, updatedAt: expect.any(String) }],
	]);
});

test("a saved row keeps what isn't sent", async () => {
	const { front, shipper } = await givenTrade();
	const partKey = `${front.code}-26`;
	const saveNext = async (row: Omit<Row, "partKey">) => (await save(shipper.token, { partKey, ...row })).body.data[0];
	await saveNext({ onHand: 5, lowAt: 2, backorder: true });
	const saved = await saveNext({ onHand: -1, version: 1 });
	expect(saved).toMatchObject({ onHand: -1, lowAt: 2, backorder: true, version: 2 });
	expect(await saveNext({ onHand: 3, lowAt: null, backorder: false, version: 2 })).toMatchObject({
		...{ onHand: 3, lowAt: null, backorder: false },
	});
	const refused = await save(shipper.token, { partKey, onHand: -1, version: 3 });
	expect(refused.body.error.fields).toMatchObject([{ path: "rows.0.onHand", code: "inventory.below_reserved" }]);
});

test("all rows are saved or none, and each error is at its row", async () => {
	const { shipper, front } = await givenTrade();
	const [a, b] = [`${front.code}-26`, `${front.code}-18`];
	await save(shipper.token, { partKey: a, onHand: 5 });
	const refused = [
		await save(shipper.token, { partKey: b, onHand: 1 }, { partKey: "NOBODY-26", onHand: 1 }),
		await save(shipper.token, { partKey: b, onHand: 1 }, { partKey: b, onHand: 2 }),
		await save(shipper.token, { partKey: a, onHand: 9, version: 1 }, { partKey: `${front.code}-R12`, onHand: 1 }),
		await save(shipper.token, { partKey: b, onHand: -1 }),
		await save(shipper.token, { partKey: b, onHand: 1.5 }),
	];
	expect(refused.map(({ body }) => body.error.fields[0].path)).toEqual([
		"rows.1.partKey",
		"rows.1.partKey",
		"rows.1.partKey",
		"rows.0.onHand",
		"rows.0.onHand",
	]);
	const stale = await save(shipper.token, { partKey: b, onHand: 1 }, { partKey: a, onHand: 9, version: 7 });
	expect([stale.status, stale.body.error.code]).toEqual([409, "inventory.stale"]);
	expect(stale.body.error.fields).toEqual([{ path: "rows.1.version", code: "inventory.stale" }]);
	expect((await save(shipper.token, { partKey: a, onHand: 9 })).status).toBe(409);
	expect((await list(shipper.token)).data).toEqual([expect.objectContaining({ partKey: a, onHand: 5, version: 1 })]);
	await checkNumbers();
});

test("the same adjustment sent twice under one key is made once", async () => {
	const { shipper, front } = await givenTrade();
	const partKey = `${front.code}-26`;
	await save(shipper.token, { partKey, onHand: 5 });
	const key = { "idempotency-key": "delivery-1" };
	const [first, again] = [await adjust(shipper.token, partKey, 5, key), await adjust(shipper.token, partKey, 5, key)];
	expect([first.body.onHand, again.body.onHand]).toEqual([10, 10]);
});

test("a company sees and changes its own stock; an administrator names the company", async () => {
	const { shipper, shop, supplierId, front } = await givenTrade();
	const partKey = `${front.code}-26`;
	await save(shipper.token, { partKey, onHand: 5 });
	expect((await list(shop.token)).data).toEqual([]);
	const named = await call("/admin/api/inventory/list", { token: shop.token, body: { companyId: supplierId } });
	expect([named.status, named.body.error.fields[0].path]).toEqual([400, "companyId"]);
	expect((await adjust(shop.token, partKey, 1)).status).toBe(404);
	const { token } = await givenUser("ROLE_ADMIN");
	expect((await call("/admin/api/inventory/list", { token })).status).toBe(400);
	expect((await list(token, { companyId: supplierId })).data).toHaveLength(1);
});

test("an order reserves when it opens, gives back when it is held or not available, and deducts when it is confirmed", async () => {
	const trade = await givenTrade();
	const { shop, shipper, front } = trade;
	const [a, b] = [`${front.code}-26`, `${front.code}-18`];
	await save(shipper.token, { partKey: a, onHand: 10 }, { partKey: b, onHand: 10 });
	const one = await order(trade, 3);
	expect([one.status, await stockOf(trade)]).toEqual(["open", { [a]: [10, 3], [b]: [10, 3] }]);
	const held = (await move(shop.token, one, "hold")).body;
	expect(await stockOf(trade)).toEqual({ [a]: [10, 0], [b]: [10, 0] });
	const open = (await move(shop.token, held, "release")).body;
	const gone = (await move(shipper.token, open, "notavail", { reason: "Broken" })).body;
	expect(await stockOf(trade)).toEqual({ [a]: [10, 0], [b]: [10, 0] });
	const again = (await move(shop.token, gone, "reorder")).body;
	const accepted = (await move(shipper.token, again, "accept")).body;
	expect(await stockOf(trade)).toEqual({ [a]: [10, 3], [b]: [10, 3] });
	const file = { name: "c.pdf", type: "application/pdf", bytes: 10, key: `orders/stock-${one.id}` };
	await db.insert(orderFilesTable).values({ ...file, orderId: one.id, userId: shipper.id, createdAt: 1 });
	expect((await move(shipper.token, accepted, "confirm")).status).toBe(200);
	expect(await stockOf(trade)).toEqual({ [a]: [7, 0], [b]: [7, 0] });
	await checkNumbers();
});

test("an order that is short is locked and says so, and opens when the stock is refilled", async () => {
	const trade = await givenTrade();
	const { shop, shipper, front } = trade;
	const partKey = `${front.code}-18`;
	await save(shipper.token, { partKey, onHand: 1 });
	const short = await order(trade, 2);
	expect([short.status, short.lockReason, await stockOf(trade)]).toEqual(["locked", "stock", { [partKey]: [1, 0] }]);
	const refused = await move(shop.token, short, "release");
	expect([refused.status, refused.body.error.code]).toEqual([409, "orders.short_of_stock"]);
	await adjust(shipper.token, partKey, 1);
	const released = await move(shop.token, short, "release");
	expect([released.body.status, await stockOf(trade)]).toEqual(["open", { [partKey]: [2, 2] }]);
	await checkNumbers();
});

test("of twenty orders for the last piece, entered or released at once, one opens", async () => {
	const trade = await givenTrade();
	const { shop, shipper, front } = trade;
	const partKey = `${front.code}-26`;
	await save(shipper.token, { partKey, onHand: 1 });
	const entered = await Promise.all(Array.from({ length: 20 }, () => order(trade)));
	expect(entered.filter(({ status }) => status === "open")).toHaveLength(1);
	expect(entered.filter(({ status, lockReason }) => status === "locked" && lockReason === "stock")).toHaveLength(19);
	expect(await stockOf(trade)).toEqual({ [partKey]: [1, 1] });
	await adjust(shipper.token, partKey, 1);
	const locked = entered.filter(({ status }) => status === "locked");
	const replies = await Promise.all(locked.map((one) => move(shop.token, one, "release")));
	expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
	expect(replies.filter(({ body }) => body.error?.code === "orders.short_of_stock")).toHaveLength(18);
	expect(await stockOf(trade)).toEqual({ [partKey]: [2, 2] });
	await checkNumbers();
});

describe("what counts", () => {
	test("is a packed set's own row before its blades, and a set of two equal blades needs both", async () => {
		const trade = await givenTrade();
		const { shipper, front, setSku } = trade;
		await save(shipper.token, { partKey: setSku, onHand: 1 }, { partKey: `${front.code}-26`, onHand: 0 });
		expect((await order(trade)).status).toBe("open");
		expect(await stockOf(trade)).toEqual({ [setSku]: [1, 1], [`${front.code}-26`]: [0, 0] });
		expect((await order(trade)).lockReason).toBe("stock");
	});

	test("is nothing for a part without a row, and backorder opens below zero", async () => {
		const trade = await givenTrade();
		const { shipper, front, rearSku } = trade;
		const partKey = `${front.code}-26`;
		expect((await order(trade, 1, rearSku)).status).toBe("open");
		await save(shipper.token, { partKey, onHand: 1, backorder: true });
		const marks = async (id: number) => {
			const { items } = (await get(`/admin/api/order/${id}`, { token: shipper.token })).body;
			return items.map(({ backorder }: { backorder: boolean }) => backorder);
		};
		const held = await order(trade, 1);
		const onHold = await move(trade.shop.token, held, "hold", { reason: "Check the address" });
		const first = await order(trade, 1);
		const short = await order(trade, 4);
		expect([first.status, short.status]).toEqual(["open", "open"]);
		expect([await marks(first.id), await marks(short.id)]).toEqual([[false], [true]]);
		expect(await stockOf(trade)).toEqual({ [partKey]: [1, 5] });
		const off = await save(shipper.token, { partKey, onHand: 4, backorder: false, version: 1 });
		expect(off.body.error.fields[0]).toMatchObject({ path: "rows.0.onHand", code: "inventory.below_reserved" });
		await adjust(shipper.token, partKey, 4);
		expect(await marks(short.id)).toEqual([false]);
		// It was entered first and reserves last: nothing is taken from orders that reserved before.
		expect((await move(trade.shop.token, onHold.body, "release")).status).toBe(200);
		expect([await marks(held.id), await marks(first.id), await marks(short.id)]).toEqual([[true], [false], [false]]);
		await checkNumbers();
	});
});

test("nobody counts, adjusts or removes what orders have reserved", async () => {
	const trade = await givenTrade();
	const { shipper, front } = trade;
	const partKey = `${front.code}-26`;
	await save(shipper.token, { partKey, onHand: 5 });
	await order(trade, 3);
	const below = await save(shipper.token, { partKey, onHand: 2, version: 1 });
	expect(below.body.error.fields[0]).toMatchObject({ path: "rows.0.onHand", code: "inventory.below_reserved" });
	expect((await adjust(shipper.token, partKey, -3)).body.error.fields[0].code).toBe("inventory.below_reserved");
	const removed = await call("/admin/api/inventory/remove", { token: shipper.token, body: { partKey, version: 1 } });
	expect(removed.body.error.code).toBe("inventory.reserved");
	expect(await stockOf(trade)).toEqual({ [partKey]: [5, 3] });
	await checkNumbers();
});

test("an adjustment takes no part beyond what can be saved, and one that is beyond can come back", async () => {
	const { supplierId: companyId, shipper, front } = await givenTrade();
	const partKey = `${front.code}-26`;
	await save(shipper.token, { partKey, onHand: STOCK_MAX - 1, backorder: true });
	const beyond = await adjust(shipper.token, partKey, 2);
	expect(beyond.body.error.fields).toMatchObject([{ path: "by", code: "inventory.stock_out_of_range" }]);
	expect((await adjust(shipper.token, partKey, 1)).body).toMatchObject({ onHand: STOCK_MAX, version: 2 });
	await db
		.update(inventoriesTable)
		.set({ onHand: 3 * STOCK_MAX })
		.where(eq(inventoriesTable.companyId, companyId));
	expect((await adjust(shipper.token, partKey, 1)).status).toBe(400);
	expect((await adjust(shipper.token, partKey, -STOCK_MAX)).body).toMatchObject({ onHand: 2 * STOCK_MAX });
});

test("the supplier's systems are told once that a part is low, until it is refilled", async () => {
	// The receiver is down: what it is told stays in the outbox.
	vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("down"));
	vi.spyOn(console, "error").mockImplementation(() => undefined);
	const trade = await givenTrade();
	const { shipper, front } = trade;
	const partKey = `${front.code}-26`;
	await call("/admin/api/webhook/save", {
		token: shipper.token,
		body: { url: "https://erp.shop.com/", events: ["stock.low"] },
	});
	const lowStockEvents = async () =>
		(await db.select().from(outboxTable).where(eq(outboxTable.kind, "webhook"))).map(
			({ payload }) => JSON.parse(payload).body.data,
		);
	await save(shipper.token, { partKey, onHand: 5, lowAt: 2 });
	await order(trade, 2);
	expect(await lowStockEvents()).toEqual([]);
	await order(trade, 1);
	await order(trade, 1);
	expect(await lowStockEvents()).toEqual([{ part: partKey, available: 2, lowAt: 2 }]);
	await adjust(shipper.token, partKey, 10);
	await adjust(shipper.token, partKey, -9);
	expect((await lowStockEvents()).map(({ available }) => available)).toEqual([2, 2]);
});

test("after any sequence of moves the numbers are what the movements say, and nothing is below zero", async () => {
	const trade = await givenTrade();
	const { shop, shipper, front } = trade;
	const parts = [`${front.code}-26`, `${front.code}-18`];
	await save(shipper.token, ...parts.map((partKey) => ({ partKey, onHand: 6 })));
	let seed = 20_261_122;
	const random = (below: number) => {
		seed = (seed * 1103515245 + 12345) % 2147483648;
		return Math.floor((seed / 2147483648) * below);
	};
	const orders: { id: number; version: number; status: string; lockReason: string | null }[] = [];
	for (let step = 0; step < 80; step++) {
		const at = random(orders.length + 2);
		const one = orders[at];
		if (!one) {
			if (random(3) === 0) await adjust(shipper.token, parts[random(2)]!, random(7) - 3);
			else orders.push(await order(trade, 1 + random(3)));
			continue;
		}
		const action = ["hold", "release", "accept", "notavail", "reorder", "confirm"][random(6)]!;
		if (action === "confirm") {
			const file = { name: "c.pdf", type: "application/pdf", bytes: 10, key: `orders/any-${step}` };
			await db.insert(orderFilesTable).values({ ...file, orderId: one.id, userId: shipper.id, createdAt: 1 });
		}
		const token = action === "hold" || action === "release" || action === "reorder" ? shop.token : shipper.token;
		const reply = await move(token, one, action, action === "notavail" ? { reason: "Sold out" } : {});
		expect([200, 409]).toContain(reply.status);
		if (reply.status === 200) orders[at] = reply.body;
	}
	await checkNumbers();
	expect(orders.length).toBeGreaterThan(5);
});
