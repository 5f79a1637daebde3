import { env } from "cloudflare:workers";
import { eq, inArray } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { enter, givenTrade } from "#tests/support/orders.ts";
import { recorded, scans, sender } from "#tests/support/query-plans.ts";
import { call, db, get, givenAssortment, givenProduct } from "#tests/support/world.ts";
import { assortmentsTable } from "#worker/db/schema/assortment.table.ts";
import { companiesTable } from "#worker/db/schema/company.table.ts";
import type { OutOfStock } from "#worker/finders/finder.rules.ts";

afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

type Trade = Awaited<ReturnType<typeof givenTrade>>;
type Counted = { partKey: string; onHand: number; backorder?: boolean };

const count = async (token: string, ...rows: Counted[]) => {
	const body = { rows: rows.map((row) => ({ version: null, ...row })) };
	const reply = await call("/admin/api/inventory/save", { token, body });
	if (reply.status !== 200) throw new Error(reply.text);
};
const shows = async ({ shop, finder }: Trade, outOfStock: OutOfStock) => {
	const read = (await get(`/admin/api/config/${finder.id}`, { token: shop.token })).body;
	return call(`/admin/api/config/save/${finder.id}`, { token: shop.token, body: { ...read, outOfStock } });
};
/** The skus that the shop's own list shows as out of stock. */
const listed = async ({ shop, finder }: Trade): Promise<string[]> => {
	const { body } = await call("/admin/api/product", { token: shop.token, body: { finder: finder.id, pageSize: 50 } });
	return body.data.flatMap((row: { sku: string; outOfStock: boolean }) => (row.outOfStock ? [row.sku] : []));
};
/** What a visitor's finder knows a minute later. */
const visited = async ({ finder }: Trade) => {
	vi.setSystemTime(Date.now() + 60_000);
	// The edge cache expires by its own clock, which a test can't change.
	await (await caches.open("finder-wire")).delete(`https://finder.test/finder/v1/${finder.uuid}`);
	const { body } = await get(`/finder/v1/${finder.uuid}`);
	return { ...body, object: body.stock && (await get(`/finder/v1/stock/${body.stock}`)) };
};

test("a configuration that asks names what its supplier has none of, by keys alone and within a minute", async () => {
	const trade = await givenTrade();
	const { shipper, front, rear } = trade;
	const other = await givenAssortment({ sizes: [26] });
	await count(shipper.token, { partKey: `${front.code}-26`, onHand: 0 }, { partKey: `${front.code}-18`, onHand: 1 });
	await count(shipper.token, { partKey: `${rear.code}-R12`, onHand: 70 }, { partKey: `${other.code}-26`, onHand: 0 });
	const silent = await visited(trade);
	expect([silent.stock, silent.look.outOfStock]).toEqual([undefined, "nothing"]);
	expect(await listed(trade)).toEqual([trade.setSku]);
	expect((await shows(trade, "mark")).status).toBe(200);
	const marked = await visited(trade);
	expect(marked.look.outOfStock).toBe("mark");
	// Not of a series that the shop doesn't sell.
	expect(marked.object.body).toEqual({ v: 1, out: [`${front.code}-18-18`, `${front.code}-26`], packed: [] });
	expect(marked.object.headers.get("cache-control")).toContain("immutable");
	expect(marked.offer).toBe(silent.offer);

	await call("/admin/api/inventory/adjust", {
		token: shipper.token,
		body: { partKey: `${front.code}-26`, by: 5, reason: "Delivery" },
	});
	const refilled = await visited(trade);
	expect(refilled.object.body.out).toEqual([`${front.code}-18-18`]);
	expect(await listed(trade)).toEqual([]);
	expect(refilled.offer).toBe(silent.offer);
});

test("where every adapter for an arm is hidden, the visitor's finder knows not to ask for the arm", async () => {
	const trade = await givenTrade();
	const pins = [await givenAssortment({ kind: "adapter" }), await givenAssortment({ kind: "adapter" })];
	const ofPins = inArray(
		assortmentsTable.id,
		pins.map(({ id }) => id),
	);
	await db.update(assortmentsTable).set({ armType: "side_pin_22", price: 300 }).where(ofPins);
	await shows(trade, "hide");
	const [first, second] = pins.map(({ code }) => code);
	await count(trade.shipper.token, { partKey: first!, onHand: 0 });
	expect((await visited(trade)).object.body).toEqual({ v: 1, out: [first], packed: [] });
	await count(trade.shipper.token, { partKey: second!, onHand: 0 });
	expect((await visited(trade)).object.body.noArms).toBe(true);
	await shows(trade, "mark");
	expect((await visited(trade)).object.body.noArms).toBeUndefined();
});

test("what backorder or nobody counts is available, a packed set has a row of its own, a bundle needs all its sets", async () => {
	const trade = await givenTrade();
	const { shipper, front, rear, mandantId } = trade;
	await givenProduct({ companyId: mandantId, kind: "bundle", partsKey: `${rear.code}-R12*4`, sku: "FOUR" });
	await shows(trade, "hide");
	await count(shipper.token, { partKey: `${front.code}-26`, onHand: -2, backorder: true });
	expect((await visited(trade)).stock).toBeUndefined();
	await count(
		shipper.token,
		{ partKey: `${front.code}-18`, onHand: 0 },
		{ partKey: `${front.code}-26-18`, onHand: 1 },
		{ partKey: `${rear.code}-R12`, onHand: 3 },
	);
	expect((await visited(trade)).object.body).toEqual({
		v: 1,
		out: [`${front.code}-18`, `${rear.code}-R12*4`].sort(),
		packed: [`${front.code}-26-18`],
	});
	expect(await listed(trade)).toEqual(["FOUR"]);
});

test("a shop whose supplier is closed, or that has none, sells from its own stock", async () => {
	const trade = await givenTrade();
	const { shop, shipper, front, supplierId, mandantId } = trade;
	const partKey = `${front.code}-26`;
	await shows(trade, "mark");
	await count(shipper.token, { partKey, onHand: 9 });
	await count(shop.token, { partKey, onHand: 0 });
	expect((await visited(trade)).stock).toBeUndefined();
	await db.update(companiesTable).set({ active: false }).where(eq(companiesTable.id, supplierId));
	expect((await visited(trade)).object.body.out).toEqual([partKey]);
	await db.update(companiesTable).set({ supplierId: null }).where(eq(companiesTable.id, mandantId));
	expect((await visited(trade)).object.body.out).toEqual([partKey]);
});

test("a visitor sees as out what an order of one would be locked for", async () => {
	const trade = await givenTrade();
	const { shop, shipper, finder, front, setSku, rearSku } = trade;
	await shows(trade, "mark");
	const left = [
		{ [`${front.code}-26`]: 0 },
		{ [`${front.code}-26`]: 1, [`${front.code}-18`]: 1 },
		{ [setSku]: 0, [rearSku]: 0 },
		{ [setSku]: 2, [`${front.code}-18`]: 0 },
	];
	for (const rows of left) {
		const own = (await call("/admin/api/inventory/list", { token: shipper.token, body: { pageSize: 50 } })).body.data;
		for (const { partKey, version } of own)
			await call("/admin/api/inventory/remove", { token: shipper.token, body: { partKey, version } });
		await count(shipper.token, ...Object.entries(rows).map(([partKey, onHand]) => ({ partKey, onHand })));
		await visited(trade);
		for (const sku of [setSku, rearSku]) {
			const { data } = (await get(`/finder/${finder.uuid}/get-filtered-products?vehicle=500-2015`)).body;
			const shown = data.find((product: { sku: string }) => product.sku === sku);
			expect((await listed(trade)).includes(sku), JSON.stringify(rows)).toBe(!shown.available);
			const order = (await enter(shop.token, { finder: finder.id, items: [{ sku, quantity: 1 }] })).body;
			expect([sku, shown.available], JSON.stringify(rows)).toEqual([sku, order.lockReason !== "stock"]);
			await call(`/admin/api/order/${order.id}/hold`, { token: shop.token, body: { version: order.version } });
		}
	}
});

test("a bucket that doesn't take the stock costs the marks, not the finder, and only until the next bootstrap", async () => {
	const trade = await givenTrade();
	const { shipper, front } = trade;
	await shows(trade, "hide");
	await count(shipper.token, { partKey: `${front.code}-26`, onHand: 0 });
	const written = vi.spyOn(console, "error").mockImplementation(() => {});
	const { put } = env.MEDIA;
	const failing = vi.spyOn(env.MEDIA, "put").mockImplementation((...object: Parameters<typeof put>) => {
		if (object[0].startsWith("stock/")) throw new Error("We encountered an internal error. (10001)");
		return put.apply(env.MEDIA, object);
	});
	const without = await visited(trade);
	expect([without.offer === undefined, without.stock]).toEqual([false, undefined]);
	expect(written.mock.calls.join()).toMatch(/stock/);
	failing.mockRestore();
	expect((await visited(trade)).object.body.out).toContain(`${front.code}-26`);
});

test("calls for servers leave out what is hidden, and the list of all products says so", async () => {
	const trade = await givenTrade();
	const { shipper, finder, front, setSku } = trade;
	await count(shipper.token, { partKey: `${front.code}-26`, onHand: 0 });
	const ask = async (path: string) => (await get(`/finder/${finder.uuid}/${path}`)).body.data;
	const skus = (data: { sku: string; available: boolean | null }[]) =>
		Object.fromEntries(data.map(({ sku, available }) => [sku, available]));
	expect(skus(await ask("get-filtered-products?vehicle=500-2015"))).toMatchObject({ [setSku]: null });
	await shows(trade, "hide");
	await visited(trade);
	expect(skus(await ask("get-filtered-products?vehicle=500-2015"))).toEqual({ [trade.rearSku]: true });
	expect((await ask("get-wipers?vehicle=500-2015")).map(({ kind }: { kind: string }) => kind)).toEqual(["rear"]);
	expect(skus(await ask("products"))).toMatchObject({ [setSku]: false, [trade.rearSku]: true });
});

test("a bootstrap with stock is one batch, which finds what is short by its index", async () => {
	const trade = await givenTrade();
	const { shipper, shop, finder, front } = trade;
	await shows(trade, "mark");
	await count(shipper.token, { partKey: `${front.code}-26`, onHand: 0 });
	const statements = new Set<string>();
	const bindings = recorded(statements);
	const batches = vi.spyOn(bindings.DB, "batch");
	expect((await sender(shop.token, bindings)(`/finder/v1/${finder.uuid}`)).body.stock).toBeDefined();
	expect(batches).toHaveBeenCalledTimes(1);
	expect(await scans(statements)).toEqual([]);
	const short = [...statements].find((sql) => sql.includes("AS series"));
	const plan = await env.DB.prepare(`EXPLAIN QUERY PLAN ${short}`)
		.bind(...Array(short!.split("?").length - 1).fill(null))
		.all<{ detail: string }>();
	expect(plan.results.map(({ detail }) => detail).join("\n")).toMatch(
		/SEARCH short USING (COVERING )?INDEX inventories_short \(company_id=\? AND <expr><\?\)/,
	);
});
