import { eq, inArray } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { givenOrder, givenParties } from "#tests/support/orders.ts";
import { recorded, scans, sender } from "#tests/support/query-plans.ts";
import { call, db, get, givenCompany, givenUser } from "#tests/support/world.ts";
import type { CurrentUser } from "#worker/auth/auth.schema.ts";
import { auditEntriesTable } from "#worker/db/schema/audit.table.ts";
import { companiesTable } from "#worker/db/schema/company.table.ts";
import { inventoriesTable } from "#worker/db/schema/inventory.table.ts";
import { orderItemsTable, ordersTable } from "#worker/db/schema/order.table.ts";
import { ROLES, type Role } from "#worker/http/roles.rules.ts";
import {
	MOVES,
	ORDER_ACTIONS,
	ORDER_STATUSES,
	type OrderAction,
	type OrderStatus,
} from "#worker/orders/order.rules.ts";

const CALLS: Record<OrderAction, [path: string, body: object]> = {
	release: ["release", {}],
	hold: ["hold", { reason: "Check the address" }],
	remove: ["remove", {}],
	accept: ["accept", {}],
	accept_download: ["accept", { download: true }],
	download: ["download", {}],
	confirm: ["confirm", {}],
	notavail: ["notavail", { reason: "Sold out" }],
	reorder: ["reorder", {}],
};

const moveIt = (token: string, action: OrderAction, { id, version }: { id: number; version: number }) =>
	call(`/admin/api/order/${id}/${CALLS[action][0]}`, { token, body: { version, ...CALLS[action][1] } });

const rowOf = async (id: number) => (await db.select().from(ordersTable).where(eq(ordersTable.id, id)))[0];

const SIDES = ["mandant", "supplier", "stranger"] as const;
type Side = (typeof SIDES)[number];

/** Written out by hand, not read from the table that the worker uses: who makes a move. */
const MAKERS: Record<OrderAction, { side: Side; admin: boolean; from: string[]; to: string | undefined }> = {
	release: { side: "mandant", admin: true, from: ["locked"], to: "open" },
	hold: { side: "mandant", admin: true, from: ["open"], to: "locked" },
	remove: { side: "mandant", admin: true, from: ["locked"], to: undefined },
	accept: { side: "supplier", admin: true, from: ["open"], to: "accepted" },
	accept_download: { side: "supplier", admin: true, from: ["open"], to: "processing" },
	download: { side: "supplier", admin: false, from: ["accepted"], to: "processing" },
	confirm: { side: "supplier", admin: true, from: ["accepted", "processing"], to: "confirmed" },
	notavail: { side: "supplier", admin: true, from: ["open", "accepted", "processing"], to: "notavail" },
	reorder: { side: "mandant", admin: true, from: ["notavail"], to: "open" },
};

test("the table of moves is the one that was agreed", () => {
	const table = Object.entries(MOVES).map(([action, { to, ...move }]) => [
		action,
		{ ...move, to: to === "removed" ? undefined : to },
	]);
	expect(Object.fromEntries(table)).toEqual(MAKERS);
});

/** What a role on a side gets for a move of an order in a status. */
function expectedOf(action: OrderAction, side: Side, role: Role, status: OrderStatus): 200 | 403 | 404 | 409 {
	const { side: maker, admin, from } = MAKERS[action];
	if (role === "ROLE_USER") return 403;
	if (role !== "ROLE_ADMIN" && side === "stranger") return 404;
	if (role === "ROLE_ADMIN" ? !admin : side !== maker) return 403;
	return from.includes(status) ? 200 : 409;
}

/** An order with a file for each status. */
async function givenOrders() {
	const parties = await givenParties();
	const given = ORDER_STATUSES.map(async (status) => [status, await givenOrder(parties, { status }, true)] as const);
	const companies = { mandant: parties.mandantId, supplier: parties.supplierId, stranger: undefined };
	return { parties, companies, orders: new Map(await Promise.all(given)) };
}

test("the buttons of every role on every side offer what the server allows, in every status", async () => {
	const { companies, orders } = await givenOrders();
	for (const side of SIDES) {
		for (const role of ROLES) {
			const { token } = await givenUser(role, companies[side]);
			for (const [status, { id }] of orders) {
				const { actions = [] } = (await get(`/admin/api/order/${id}`, { token })).body;
				const allowed = ORDER_ACTIONS.filter((action) => expectedOf(action, side, role, status) === 200);
				expect([side, role, status, actions.toSorted()]).toEqual([side, role, status, allowed.toSorted()]);
			}
		}
	}
});

describe.each(ORDER_ACTIONS)("%s", (action) => {
	const { side: maker, to } = MAKERS[action];

	test("from every status, by every role on every side, is allowed, 403, 404 or 409", async () => {
		const { parties, companies, orders } = await givenOrders();
		for (const side of SIDES) {
			for (const role of ROLES) {
				const { token } = await givenUser(role, companies[side]);
				for (const [status, order] of orders) {
					const reply = await moveIt(token, action, order);
					const expected = expectedOf(action, side, role, status);
					const what = [side, role, status];
					expect([...what, reply.status]).toEqual([...what, expected]);
					if (expected === 409) expect(reply.body.error.code).toBe("orders.move_not_allowed");
					if (expected !== 200) continue;
					expect((await rowOf(order.id))?.status).toBe(to);
					orders.set(status, await givenOrder(parties, { status }, true));
				}
				// Nothing else was changed.
				const ids = [...orders.values()].map(({ id }) => id);
				const rows = await db.select().from(ordersTable).where(inArray(ordersTable.id, ids)).orderBy(ordersTable.id);
				expect(rows).toEqual([...orders.values()].toSorted((one, other) => one.id - other.id));
			}
		}
	});

	test("with an older version is 409 and changes nothing", async () => {
		const parties = await givenParties();
		const order = await givenOrder(parties, { status: MOVES[action].from[0]!, version: 3 }, true);
		const { token } = maker === "mandant" ? parties.shop : parties.shipper;
		const reply = await moveIt(token, action, { ...order, version: 2 });
		expect([reply.status, reply.body.error.code]).toEqual([409, "orders.stale"]);
		expect(await rowOf(order.id)).toEqual(order);
	});

	test("asked for twenty times at once is made once, and recorded once", async () => {
		const parties = await givenParties();
		const order = await givenOrder(parties, { status: MOVES[action].from[0]! }, true);
		const { token } = maker === "mandant" ? parties.shop : parties.shipper;
		const replies = await Promise.all(Array.from({ length: 20 }, () => moveIt(token, action, order)));
		const statuses = replies.map(({ status }) => status);
		expect(statuses.filter((status) => status === 200)).toHaveLength(1);
		expect(statuses.filter((status) => status !== 200 && status !== 409 && status !== 404)).toEqual([]);
		const entries = await db.select().from(auditEntriesTable).where(eq(auditEntriesTable.entity, "order"));
		expect(entries.map((entry) => entry.action)).toEqual([action]);
		if (to !== undefined) expect(await rowOf(order.id)).toMatchObject({ status: to, version: 2 });
		else expect(await db.$count(orderItemsTable)).toBe(0);
	});
});

test("different moves of one order at once: one is made", async () => {
	const parties = await givenParties();
	const order = await givenOrder(parties);
	const replies = await Promise.all(
		Array.from({ length: 20 }, (_, at) =>
			at % 2 ? moveIt(parties.shop.token, "hold", order) : moveIt(parties.shipper.token, "accept", order),
		),
	);
	expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
	expect(["locked", "accepted"]).toContain((await rowOf(order.id))?.status);
});

test("a confirmation needs a file", async () => {
	const parties = await givenParties();
	const order = await givenOrder(parties, { status: "processing" });
	const reply = await moveIt(parties.shipper.token, "confirm", order);
	expect([reply.status, reply.body.error.code]).toEqual([409, "orders.file_missing"]);
});

test("the first download stamps the time, and a later one keeps it", async () => {
	const parties = await givenParties();
	const fresh = await givenOrder(parties, { status: "accepted" });
	const { body } = await moveIt(parties.shipper.token, "download", fresh);
	expect(Date.parse(body.downloadedAt)).toBeGreaterThan(Date.now() - 60_000);
	const again = await givenOrder(parties, { status: "accepted", downloadedAt: 5000 });
	expect((await moveIt(parties.shipper.token, "download", again)).body.downloadedAt).toBe("1970-01-01T00:00:05.000Z");
});

test("a prime order stays locked until an administrator releases it, unless the company may place them", async () => {
	const parties = await givenParties();
	const order = await givenOrder(parties, { status: "locked", lockReason: "prime", prime: true });
	const refused = await moveIt(parties.shop.token, "release", order);
	expect([refused.status, refused.body.error.code]).toEqual([409, "orders.prime_locked"]);
	const { token } = await givenUser("ROLE_ADMIN");
	expect((await moveIt(token, "release", order)).body.status).toBe("open");
	const allowed = await givenParties({ primeOrdersAllowed: true });
	const other = await givenOrder(allowed, { status: "locked", lockReason: "held", prime: true });
	expect((await moveIt(allowed.shop.token, "release", other)).body.status).toBe("open");
});

test("an order without a supplier is released once the company has one, and goes to it", async () => {
	const parties = await givenParties();
	const { shop } = await givenParties();
	const alone = { shop, mandantId: shop.companyId, supplierId: null };
	const order = await givenOrder(alone, { status: "locked", lockReason: "no_supplier" });
	const released = await moveIt(shop.token, "release", order);
	expect([released.status, released.body.company?.id]).toEqual([200, expect.any(Number)]);
	const { id: orphanId, companyId, token } = await givenUser("ROLE_CUSTOMER");
	const orphan = await givenOrder(
		{ mandantId: companyId, supplierId: null, shop: { id: orphanId } },
		{ status: "locked", lockReason: "no_supplier" },
	);
	const refused = await moveIt(token, "release", orphan);
	expect([refused.status, refused.body.error.code]).toEqual([409, "orders.without_supplier"]);
	expect(parties.supplierId).not.toBe(released.body.company.id);
});

test("ordered again, an order goes to whom the company has as supplier today; released, it stays with its own", async () => {
	const parties = await givenParties();
	const supplierId = await givenCompany({ supplier: true });
	const ended = await givenOrder(parties, { status: "notavail", downloadedAt: 5 });
	const held = await givenOrder(parties, { status: "locked", lockReason: "held" });
	const orphan = await givenOrder(parties, { status: "notavail" });
	const { token } = parties.shop;
	const isShop = eq(companiesTable.id, parties.mandantId);
	await db.update(companiesTable).set({ supplierId }).where(isShop);
	const { body: again } = await moveIt(token, "reorder", ended);
	// The one before has downloaded it, not this one.
	expect([again.company.id, again.downloadedAt]).toEqual([supplierId, null]);
	expect((await moveIt(token, "release", held)).body.company.id).toBe(parties.supplierId);
	await db.update(companiesTable).set({ supplierId: null }).where(isShop);
	const refused = await moveIt(token, "reorder", orphan);
	expect([refused.status, refused.body.error?.code]).toEqual([409, "orders.without_supplier"]);
});

test("not available names the items that are meant, and ordering again clears them", async () => {
	const parties = await givenParties();
	const order = await givenOrder(parties, { itemCount: 2 });
	const second = { position: 2, sku: "B", setSku: "B", brand: "", title: "B", quantity: 1, price: 100, currency: "€" };
	await db.insert(orderItemsTable).values({ ...second, orderId: order.id, car: "" });
	const path = `/admin/api/order/${order.id}/notavail`;
	const body = { version: 1, reason: "Sold out", items: [2] };
	const unknown = await call(path, { token: parties.shipper.token, body: { ...body, items: [3] } });
	expect([unknown.status, unknown.body.error.fields[0].code]).toEqual([400, "orders.item_unknown"]);
	const { body: ended } = await call(path, { token: parties.shipper.token, body });
	expect(ended.reason).toBe("Sold out");
	expect(ended.items.map(({ notAvailable }: { notAvailable: boolean }) => notAvailable)).toEqual([false, true]);
	const { body: again } = await moveIt(parties.shop.token, "reorder", ended);
	expect([again.status, again.reason]).toEqual(["open", ""]);
	expect(again.items.map(({ notAvailable }: { notAvailable: boolean }) => notAvailable)).toEqual([false, false]);
});

test("an order whose address was erased can't be ordered again: it would go elsewhere", async () => {
	const parties = await givenParties();
	const order = await givenOrder(parties, { status: "notavail", erasedAt: 1 });
	const reply = await moveIt(parties.shop.token, "reorder", order);
	expect([reply.status, reply.body.error.code]).toEqual([409, "orders.address_erased"]);
});

test("many are accepted at once, each by itself, and the answer says why others were not", async () => {
	const parties = await givenParties();
	const open = [];
	for (let at = 0; at < 60; at++) open.push(await givenOrder(parties));
	const held = await givenOrder(parties, { status: "locked" });
	const changed = await givenOrder(parties, { version: 4 });
	const foreign = await givenOrder(await givenParties());
	const named = [...open, held, { ...changed, version: 1 }, foreign].map(({ id, version }) => ({ id, version }));
	const { status, body } = await call("/admin/api/order/accept", {
		token: parties.shipper.token,
		body: { orders: named, download: true },
	});
	expect(status).toBe(200);
	expect(body.moved).toEqual(open.map(({ id }) => id));
	expect(body.unmoved).toEqual([
		expect.objectContaining({ id: held.id, orderNumber: held.orderNumber, code: "orders.move_not_allowed" }),
		expect.objectContaining({ id: changed.id, code: "orders.stale" }),
		expect.objectContaining({ id: foreign.id, orderNumber: null, code: "orders.not_found" }),
	]);
	expect(await rowOf(open[59]!.id)).toMatchObject({ status: "processing", downloadedAt: expect.any(Number) });
	expect(await rowOf(foreign.id)).toEqual(foreign);
});

test("an order stays its supplier's, though that ships no more; a locked one opens for the present one", async () => {
	const parties = await givenParties();
	const accepted = await givenOrder(parties, { status: "accepted" }, true);
	const locked = await givenOrder(parties, { status: "locked" });
	const { supplierId: present } = await givenParties();
	await db.update(companiesTable).set({ supplier: false }).where(eq(companiesTable.id, parties.supplierId));
	await db.update(companiesTable).set({ supplierId: present }).where(eq(companiesTable.id, parties.mandantId));
	const confirmed = await moveIt(parties.shipper.token, "confirm", accepted);
	expect([confirmed.status, confirmed.body.company.id]).toEqual([200, parties.supplierId]);
	const released = await moveIt(parties.shop.token, "release", locked);
	expect([released.status, released.body.company.id]).toEqual([200, present]);
});

test("a company that ships no more has the pages of a supplier until it has nothing left to ship", async () => {
	const parties = await givenParties();
	await db.update(companiesTable).set({ supplier: false }).where(eq(companiesTable.id, parties.supplierId));
	const statements = new Set<string>();
	const send = sender(parties.shipper.token, recorded(statements));
	const pages = async () => {
		const { user, config }: CurrentUser = (await send("/admin/api/user/current")).body;
		const uris = config.menu.map(({ uri }) => uri).filter((uri) => uri === "/c/incoming" || uri === "/c/stock");
		return [user.company.supplier, ...uris];
	};
	const [HAS_THEM, HAS_NONE] = [[true, "/c/incoming", "/c/stock"], [false]];
	// What is locked goes to whom ships for the shop when it is released.
	for (const status of ["locked", "confirmed", "notavail"] as const) await givenOrder(parties, { status });
	expect(await pages()).toEqual(HAS_NONE);
	for (const status of ["open", "accepted", "processing"] as const) {
		const order = await givenOrder(parties, { status }, true);
		expect([status, ...(await pages())]).toEqual([status, ...HAS_THEM]);
		expect((await moveIt(parties.shipper.token, "notavail", order)).status).toBe(200);
		expect(await pages()).toEqual(HAS_NONE);
	}
	expect(await scans(statements)).toEqual([]);
});

test("a company that ships no more keeps the page of its stock as long as it has any, which decides about its own finders", async () => {
	const { supplierId, shipper } = await givenParties();
	await db.update(companiesTable).set({ supplier: false }).where(eq(companiesTable.id, supplierId));
	const statements = new Set<string>();
	const send = sender(shipper.token, recorded(statements));
	const pages = async () => {
		const { user, config }: CurrentUser = (await send("/admin/api/user/current")).body;
		const uris = config.menu.map(({ uri }) => uri).filter((uri) => uri === "/c/incoming" || uri === "/c/stock");
		return [user.company.supplier, ...uris];
	};
	expect(await pages()).toEqual([false]);
	await db.insert(inventoriesTable).values({ companyId: supplierId, partKey: "AERO-26", onHand: 0, updatedAt: 1 });
	expect(await pages()).toEqual([false, "/c/stock"]);
	await db.delete(inventoriesTable).where(eq(inventoriesTable.companyId, supplierId));
	expect(await pages()).toEqual([false]);
	expect(await scans(statements)).toEqual([]);
});
