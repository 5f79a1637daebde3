import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { givenOrder, givenParties } from "#tests/support/orders.ts";
import { recorded, scans, sender } from "#tests/support/query-plans.ts";
import { call, db, get, givenApiKey, givenUser } from "#tests/support/world.ts";
import { inventoriesTable } from "#worker/db/schema/inventory.table.ts";
import { DAY_MS } from "#worker/db/times.rules.ts";

type User = { token: string };
const numbersOf = async ({ token }: User) => (await get("/admin/api/order/numbers", { token })).body;

test("the start page says what waits: open orders, those older than two days, parts that are out; its links lead there", async () => {
	const parties = await givenParties();
	const [now, old] = [Date.now() - 2 * DAY_MS + 60_000, Date.now() - 2 * DAY_MS - 60_000];
	for (const createdAt of [old, now, now]) await givenOrder(parties, { createdAt });
	await givenOrder(parties, { createdAt: old, status: "accepted" });
	const other = await givenParties();
	await givenOrder(other, { createdAt: old });
	const stock = { companyId: parties.supplierId, updatedAt: 1 };
	await db.insert(inventoriesTable).values([
		{ ...stock, partKey: "A-1", onHand: 0 },
		{ ...stock, partKey: "A-2", onHand: 2, reserved: 3, backorder: true },
		{ ...stock, partKey: "A-3", onHand: 1 },
		{ ...stock, partKey: "A-1", onHand: 0, companyId: other.supplierId },
	]);
	const nothing = { open: 0, old: 0 };
	expect(await numbersOf(parties.shop)).toEqual({ mandant: { open: 3, old: 1 }, supplier: nothing, outOfStock: 0 });
	expect(await numbersOf(parties.shipper)).toEqual({ mandant: nothing, supplier: { open: 3, old: 1 }, outOfStock: 2 });
	const all = { open: 4, old: 2 };
	expect(await numbersOf(await givenUser("ROLE_ADMIN"))).toEqual({ mandant: all, supplier: all, outOfStock: 3 });
	const list = async (body: object) =>
		(await call("/admin/api/order/list", { token: parties.shipper.token, body: { side: "supplier", ...body } })).body;
	const open = await list({ status: "open", olderThanDays: 2 });
	expect([open.totalItemCount, open.data.length, open.counts.open, open.counts.accepted]).toEqual([1, 1, 1, 1]);
	expect((await list({ status: "open", olderThanDays: 2, search: "AERO" })).totalItemCount).toBe(1);
	expect((await list({ olderThanDays: 0 })).error.fields[0].path).toBe("olderThanDays");
});

test("a key that may read orders learns nothing of the stock without the scope for it", async () => {
	const { shipper, supplierId } = await givenParties();
	await db.insert(inventoriesTable).values({ companyId: supplierId, updatedAt: 1, partKey: "A-1", onHand: 0 });
	const outFor = async (...scopes: string[]) =>
		(await numbersOf({ token: (await givenApiKey(shipper, { scopes })).key })).outOfStock;
	expect([await outFor("orders:read"), await outFor("orders:write", "products:read")]).toEqual([null, null]);
	expect([await outFor("orders:read", "stock:read"), await outFor("orders:read", "stock:write")]).toEqual([1, 1]);
});

test("the numbers come from indexes, for a company and for all", async () => {
	const { shipper } = await givenParties();
	for (const { token } of [shipper, await givenUser("ROLE_ADMIN")]) {
		const statements = new Set<string>();
		const send = sender(token, recorded(statements));
		expect((await send("/admin/api/order/numbers")).status).toBe(200);
		expect(await scans(statements)).toEqual([]);
		const [parts = ""] = [...statements].filter((sql) => sql.includes('from "inventories"'));
		const values = Array(parts.split("?").length - 1).fill(1);
		const plan = await env.DB.prepare(`EXPLAIN QUERY PLAN ${parts}`)
			.bind(...values)
			.all<{ detail: string }>();
		expect(plan.results.map(({ detail }) => detail).join()).toMatch(/inventories_out/);
	}
});
