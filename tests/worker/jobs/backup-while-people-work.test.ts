import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { fillParties } from "#scripts/restore/fill-parties.ts";
import { restoreBackup } from "#scripts/restore/restore-backup.ts";
import { incompleteOrders, settleStock } from "#scripts/restore/settle-stock.ts";
import { enter, givenTrade } from "#tests/support/orders.ts";
import { call, db, givenUser } from "#tests/support/world.ts";
import { companiesTable } from "#worker/db/schema/company.table.ts";
import { orderFilesTable, ordersTable } from "#worker/db/schema/order.table.ts";
import { backUp } from "#worker/jobs/back-up.usecases.ts";
import { type BackupManifest, COPIED, copiedKey, manifestKey, pageKey } from "#worker/jobs/backup.rules.ts";
import { freshState } from "../fresh-state.ts";

const DATE = "2026-11-22";
const NOW = Date.parse(DATE);

/** The bucket, at whose tables' first pages people do something: `work` gets the name of the table that was just read. */
const whileWritten = (bucket: R2Bucket, work: (table: string) => Promise<void>): R2Bucket =>
	new Proxy(bucket, {
		get: (target, name) => {
			const value: unknown = Reflect.get(target, name, target);
			if (name !== "put") return typeof value === "function" ? value.bind(target) : value;
			return async (key: string, ...rest: [string, R2PutOptions]) => {
				const put = await target.put(key, ...rest);
				const [, , table = "", page] = key.split("/");
				if (page === "000001.ndjson") await work(table);
				return put;
			};
		},
	});

/** The database is lost; the pages of its backup are not. */
async function loseDatabase(): Promise<void> {
	const pages: [string, string, Record<string, string>][] = [];
	const { objects } = await env.BACKUP.list({ include: ["customMetadata"] });
	for (const { key, customMetadata } of objects)
		pages.push([key, await (await env.BACKUP.get(key))!.text(), customMetadata ?? {}]);
	await freshState();
	for (const [key, page, customMetadata] of pages) await env.BACKUP.put(key, page, { customMetadata });
}

const stock = () => env.DB.prepare("SELECT on_hand, reserved FROM inventories").raw();

/** The backup of a night in which this was done after a table was read, restored. */
async function restoredFrom(night: Record<string, () => Promise<unknown>>): Promise<void> {
	const BACKUP = whileWritten(env.BACKUP, async (table) => void (await night[table]?.()));
	expect(await backUp({ ...env, BACKUP }, NOW)).toBe("whole");
	await loseDatabase();
	await restoreBackup(env.BACKUP, DATE, env);
}

async function givenStock() {
	const trade = await givenTrade();
	const partKey = `${trade.front.code}-26`;
	const row = { partKey, onHand: 3, version: null };
	const { token } = trade.shipper;
	expect((await call("/admin/api/inventory/save", { token, body: { rows: [row] } })).status).toBe(200);
	let serial = 0;
	const order = async () => {
		const items = [{ sku: trade.setSku, quantity: 1 }];
		const entered = await enter(trade.shop.token, { finder: trade.finder.id, orderNumber: `S-${++serial}`, items });
		expect(entered.body.status).toBe("open");
		return entered.body;
	};
	const track = async (other: string, onHand: number) => {
		const rows = [{ partKey: other, onHand, version: null }];
		expect((await call("/admin/api/inventory/save", { token, body: { rows } })).status).toBe(200);
	};
	const deliver = async (by: number) => {
		const adjusted = await call("/admin/api/inventory/adjust", { token, body: { partKey, by, reason: "Delivery" } });
		expect(adjusted.status, adjusted.text).toBe(200);
	};
	const move = async ({ id, version }: { id: number; version: number }, action: string) => {
		const by = action === "hold" || action === "release" ? trade.shop.token : token;
		const moved = await call(`/admin/api/order/${id}/${action}`, { token: by, body: { version } });
		expect(moved.status, moved.text).toBe(200);
		return moved.body;
	};
	const ship = async (order: { id: number; version: number }) => {
		const accepted = await move(order, "accept");
		const file = { name: "c.pdf", type: "application/pdf", bytes: 10, key: `orders/any-${order.id}`, createdAt: 1 };
		await db.insert(orderFilesTable).values({ ...file, orderId: order.id, userId: trade.shipper.id });
		await move(accepted, "confirm");
	};
	return { ...trade, partKey, order, track, deliver, move, ship };
}

test("orders entered while the backup is made come back with their items or not at all, and stock agrees with them", async () => {
	const { supplierId, partKey, order, deliver, move } = await givenStock();
	const onHold = await move(await order(), "hold");
	await order();
	const BACKUP = whileWritten(env.BACKUP, async (table) => {
		if (table === "inventories") await deliver(9).then(order);
		if (table === "orders") await move(onHold, "release");
		if (["inventories", "order_items", "orders", "reservations"].includes(table)) await order();
	});
	expect(await backUp({ ...env, BACKUP }, NOW)).toBe("whole");
	await loseDatabase();
	await restoreBackup(env.BACKUP, DATE, env);
	expect(await incompleteOrders(env.DB)).toEqual([]);
	// The row is from before the delivery; of the orders four are there, but for the one that was on hold when it was read.
	expect(await settleStock(env.DB)).toEqual([{ companyId: supplierId, partKey, before: 3, onHand: 12 }]);
	expect(await stock()).toEqual([[12, 4]]);
	const held = await env.DB.prepare("SELECT order_id, quantity FROM reservations ORDER BY order_id").raw();
	expect(held).toEqual([2, 3, 4, 5].map((id) => [id, 1]));
	expect(await settleStock(env.DB)).toEqual([]);
});

test("a part of which something was shipped while the backup was made is named, and has no more than is left", async () => {
	const { supplierId, partKey, order, ship } = await givenStock();
	const shipped = await order();
	await restoredFrom({ inventories: () => ship(shipped) });
	expect(await env.DB.prepare("SELECT status FROM orders").raw()).toEqual([["confirmed"]]);
	expect(await settleStock(env.DB)).toEqual([{ companyId: supplierId, partKey, before: 3, onHand: 2 }]);
	expect(await stock()).toEqual([[2, 0]]);
	expect(await settleStock(env.DB)).toEqual([]);
});

test("an order that was shipped after it was read waits again, with its stock reserved", async () => {
	const { order, ship } = await givenStock();
	const shipped = await order();
	await restoredFrom({ orders: () => ship(shipped) });
	expect(await env.DB.prepare("SELECT status FROM orders").raw()).toEqual([["open"]]);
	expect(await settleStock(env.DB)).toEqual([]);
	expect(await stock()).toEqual([[3, 1]]);
	const held = await env.DB.prepare("SELECT order_id, quantity FROM reservations").raw();
	expect(held).toEqual([[shipped.id, 1]]);
});

test("what waits again after a restore is added once, whatever happens to the order and its part before the next restore", async () => {
	const { supplierId, order, ship, partKey } = await givenStock();
	const shipped = await order();
	await restoredFrom({ orders: () => ship(shipped) });
	await settleStock(env.DB);
	const { token } = await givenUser("ROLE_CUSTOMER", supplierId);
	const restored = await call(`/admin/api/order/${shipped.id}/notavail`, {
		token,
		body: { version: 1, reason: "Out" },
	});
	expect(restored.status, restored.text).toBe(200);
	expect(await settleStock(env.DB)).toEqual([]);
	const { body } = await call("/admin/api/inventory/list", { token, body: {} });
	const rows = [{ partKey, onHand: 20, version: body.data[0].version }];
	expect((await call("/admin/api/inventory/save", { token, body: { rows } })).status).toBe(200);
	expect(await settleStock(env.DB)).toEqual([]);
	expect(await stock()).toEqual([[20, 0]]);
});

test("an order that is shipped in the nights of two backups waits again with what the second one took alone", async () => {
	const { supplierId, order, ship } = await givenStock();
	const shipped = await order();
	await restoredFrom({ orders: () => ship(shipped) });
	await settleStock(env.DB);
	const { token, id } = await givenUser("ROLE_CUSTOMER", supplierId);
	const file = { name: "c.pdf", type: "application/pdf", bytes: 10, key: "orders/again", createdAt: 1 };
	await db.insert(orderFilesTable).values({ ...file, orderId: shipped.id, userId: id });
	for (const [at, action] of ["accept", "confirm"].entries()) {
		const moved = await call(`/admin/api/order/${shipped.id}/${action}`, { token, body: { version: at + 1 } });
		expect(moved.status, moved.text).toBe(200);
	}
	expect(await stock()).toEqual([[2, 0]]);
	await env.DB.prepare("UPDATE orders SET status = 'open'").run();
	expect(await settleStock(env.DB)).toMatchObject([{ before: 2, onHand: 3 }]);
});

test("a part that was first counted while the backup was made is named, as it is not tracked any more", async () => {
	const { supplierId, front, track } = await givenStock();
	const partKey = `${front.code}-18`;
	await restoredFrom({ inventories: () => track(partKey, 7) });
	expect(await settleStock(env.DB)).toEqual([{ companyId: supplierId, partKey, before: null, onHand: 7 }]);
	expect(await stock()).toEqual([[3, 0]]);
});

test("movements don't name orders that have not come back, as their ids are given again", async () => {
	const { order } = await givenStock();
	await order();
	await restoredFrom({ order_items: order });
	await settleStock(env.DB);
	const orders = await env.DB.prepare(
		"SELECT DISTINCT order_id FROM inventory_movements WHERE order_id NOT NULL",
	).raw();
	expect(orders).toEqual([[1]]);
});

test("a backup that an earlier version has begun is made anew, without its pages", async () => {
	await givenTrade();
	for (const table of ["companies", "users", "visits"])
		await env.BACKUP.put(`database/${DATE}/${table}/000001.ndjson`, '["id"]\n', { customMetadata: { rows: "0" } });
	expect(await backUp(env, NOW)).toBe("whole");
	const manifest = await (await env.BACKUP.get(manifestKey(DATE)))!.json<BackupManifest>();
	const rows = Object.fromEntries(manifest.tables.map((table) => [table.name, table.rows]));
	expect([rows.companies, rows.users]).toEqual([2, 2]);
});

/** A page of a backup that another version of the worker has written. */
const PAGE_OF_ANOTHER = { customMetadata: { rows: "0", position: "0" } };

/** The backup's database was written; its files were not all copied. */
async function givenUnfinished(): Promise<void> {
	expect(await backUp(env, NOW)).toBe("whole");
	await env.BACKUP.delete(manifestKey(DATE));
}

test("tables that are read after one that is written again are written again, too", async () => {
	const { order } = await givenStock();
	await order();
	await givenUnfinished();
	await env.BACKUP.put(pageKey(DATE, "orders", 1), '["id"]\n', PAGE_OF_ANOTHER);
	await order();
	expect(await backUp(env, NOW)).toBe("whole");
	await loseDatabase();
	await restoreBackup(env.BACKUP, DATE, env);
	expect(await env.DB.prepare("SELECT count(*) FROM orders").first("count(*)")).toBe(2);
	expect(await incompleteOrders(env.DB)).toEqual([]);
});

test("files that came before the rows were written again are in the backup", async () => {
	await givenStock();
	await givenUnfinished();
	await env.BACKUP.put(copiedKey(DATE), "z");
	await env.BACKUP.put(pageKey(DATE, "orders", 1), '["id"]\n', PAGE_OF_ANOTHER);
	await env.MEDIA.put("shards/new", "a shard");
	expect(await backUp(env, NOW)).toBe("whole");
	expect(await env.BACKUP.head(`${COPIED}shards/new`)).not.toBeNull();
});

test("neither an earlier version nor this one takes the other's pages of an unfinished backup for its own", async () => {
	await givenStock();
	await givenUnfinished();
	const stale = pageKey(DATE, "products", 2);
	await env.BACKUP.put(stale, '["id"]\n', PAGE_OF_ANOTHER);
	await backUp(env, NOW);
	expect(await env.BACKUP.head(stale)).toBeNull();
	// By this name an earlier version counts pages, without looking whether those before are its own, too.
	const { objects } = await env.BACKUP.list({ prefix: `database/${DATE}/`, include: ["customMetadata"] });
	expect(objects.length).toBeGreaterThan(0);
	expect(objects.filter(({ customMetadata }) => customMetadata?.position !== undefined)).toEqual([]);
});

test("what ended before papers kept their parties has those that its companies were when it was saved", async () => {
	const { mandantId, order, deliver, ship } = await givenStock();
	await deliver(1);
	const [ended, erased, underWay] = [await order(), await order(), await order()];
	await ship(ended);
	await ship(erased);
	const { id } = await order();
	await db.update(ordersTable).set({ parties: null });
	await db.update(ordersTable).set({ erasedAt: 1 }).where(eq(ordersTable.id, erased.id));
	const storedParties = { mandant: "Kept", supplier: null, logo: null, address: null };
	await db.update(ordersTable).set({ status: "notavail", parties: storedParties }).where(eq(ordersTable.id, id));
	await db.update(companiesTable).set({ title: "Then", street: "Kai" }).where(eq(companiesTable.id, mandantId));
	await fillParties(env.DB);
	const parties = new Map((await db.select().from(ordersTable)).map((row) => [row.id, row.parties]));
	expect(parties.get(ended.id)).toMatchObject({ mandant: "Then", address: { street: "Kai" } });
	expect(parties.get(erased.id)).toMatchObject({ mandant: "Then", address: null });
	expect(parties.get(underWay.id)).toBeNull();
	expect(parties.get(id)).toEqual(storedParties);
});

test("orders that lack items after a restore are named", async () => {
	const { mandantId, order } = await givenStock();
	const { id } = await order();
	expect(await incompleteOrders(env.DB)).toEqual([]);
	await env.DB.prepare("DELETE FROM order_items WHERE order_id = ?").bind(id).run();
	const lacking = { companyId: mandantId, orderNumber: "S-1", items: 1, lacking: 1 };
	expect(await incompleteOrders(env.DB)).toEqual([lacking]);
});
