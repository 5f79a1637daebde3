import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { DELIVER_TO, enter, givenOrder, givenParties, givenTrade } from "#tests/support/orders.ts";
import { recorded, scans, sender } from "#tests/support/query-plans.ts";
import { call, db, get, givenCompany, givenFinder, givenProduct, givenUser } from "#tests/support/world.ts";
import { wipersTable } from "#worker/db/schema/assortment.table.ts";
import { auditEntriesTable } from "#worker/db/schema/audit.table.ts";
import { companiesTable } from "#worker/db/schema/company.table.ts";
import { ordersTable } from "#worker/db/schema/order.table.ts";
import { usersTable } from "#worker/db/schema/user.table.ts";
import { idsMatching } from "#worker/db/search-index.ts";
import { packKey } from "#worker/offers/bundle.rules.ts";
import { searchWord } from "#worker/orders/order-scope.repository.ts";

const list = async (token: string, body: object = {}) => (await call("/admin/api/order/list", { token, body })).body;
const numbers = ({ data }: { data: { orderNumber: string }[] }) => data.map(({ orderNumber }) => orderNumber);

test("an order copies titles and prices when it is entered, and keeps them when they change", async () => {
	const { shop, mandantId, supplierId, setSku, rearSku, front } = await givenTrade();
	await givenProduct({ partsKey: setSku, sku: "OWN-1", companyId: mandantId });
	await givenProduct({ partsKey: packKey(setSku, 2), sku: "BUN/1", companyId: mandantId, kind: "bundle" });
	const { status, body } = await enter(shop.token, {
		orderNumber: "  Ab-1 ",
		note: "Please hurry",
		items: [
			{ sku: "OWN-1", quantity: 2, car: "500-2015" },
			{ sku: rearSku, quantity: 1 },
			{ sku: setSku, quantity: 1 },
			{ sku: "BUN/1", quantity: 1 },
		],
	});
	expect(status).toBe(201);
	expect(body).toMatchObject({
		...{ orderNumber: "Ab-1", status: "open", lockReason: null, quantity: 5, itemCount: 4, sku: "", version: 1 },
		...{ mandant: { id: mandantId }, company: { id: supplierId }, user: { id: shop.id, name: shop.username } },
		actions: ["hold"],
		history: [{ action: "create", who: shop.username, by: "mandant", status: "open" }],
	});
	expect(body.items).toMatchObject([
		{ position: 1, sku: "OWN-1", setSku, quantity: 2, price: 20, currency: { iso: "EUR" }, car: "500-2015" },
		{ position: 2, sku: rearSku, setSku: rearSku, price: 10 },
		{ position: 3, sku: "OWN-1", setSku },
		{ position: 4, sku: "BUN/1", setSku: packKey(setSku, 2), brand: body.items[0].brand },
	]);
	expect(body.items[0].brand).not.toBe("");
	await db.update(wipersTable).set({ price: 99 }).where(eq(wipersTable.assortmentId, front.id));
	expect((await get(`/admin/api/order/${body.id}`, { token: shop.token })).body.items).toEqual(body.items);
});

test("an unknown sku refuses the order and names the line", async () => {
	const { shop, setSku } = await givenTrade();
	const { status, body } = await enter(shop.token, {
		items: [
			{ sku: setSku, quantity: 1 },
			{ sku: "NEVER", quantity: 1 },
		],
	});
	expect([status, body.error.fields]).toEqual([400, [{ path: "items.1.sku", code: "orders.sku_unknown" }]]);
	expect(await db.$count(ordersTable)).toBe(0);
});

test("a company's own sku wins over the same sku of another product for all companies", async () => {
	const { shop, mandantId, setSku, rearSku } = await givenTrade();
	await givenProduct({ partsKey: setSku, sku: "10045", companyId: mandantId });
	await givenProduct({ partsKey: rearSku, sku: "10045", companyId: null });
	const { body } = await enter(shop.token, { items: [{ sku: "10045", quantity: 1 }] });
	expect(body.items).toMatchObject([{ sku: "10045", setSku }]);
});

test("an order number is unique for its mandant, case kept; without one the order gets one", async () => {
	const { shop, rearSku } = await givenTrade();
	const items = [{ sku: rearSku, quantity: 1 }];
	const order = (orderNumber: string) => enter(shop.token, { orderNumber, items });
	expect((await order("A-1")).status).toBe(201);
	const { status, body } = await order("A-1");
	expect([status, body.error]).toMatchObject([
		409,
		{ code: "orders.number_taken", fields: [{ path: "orderNumber", code: "orders.number_taken" }] },
	]);
	expect((await order("a-1")).body.orderNumber).toBe("a-1");
	expect((await order("")).body.orderNumber).toMatch(/^\d{8}-[2-9A-Z]{6}$/);
	const dayIn = async (timeZone: string) => (await enter(shop.token, { timeZone, items })).body.orderNumber.slice(0, 8);
	// The day is another one at any time.
	expect((await dayIn("Pacific/Kiritimati")) > (await dayIn("Etc/GMT+12"))).toBe(true);
	expect(await dayIn("Europe/Atlantis")).toMatch(/^\d{8}$/);
	expect((await order("x".repeat(61))).status).toBe(400);
	const other = await givenTrade();
	expect(
		(await enter(other.shop.token, { orderNumber: "A-1", items: [{ sku: other.rearSku, quantity: 1 }] })).status,
	).toBe(201);
});

test("twenty orders under one number at once: one is entered", async () => {
	const { shop, rearSku } = await givenTrade();
	const body = { orderNumber: "A-1", items: [{ sku: rearSku, quantity: 1 }] };
	const replies = await Promise.all(Array.from({ length: 20 }, () => enter(shop.token, body)));
	expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
	expect([
		await db.$count(ordersTable),
		await db.$count(auditEntriesTable, eq(auditEntriesTable.entity, "order")),
	]).toEqual([1, 1]);
});

test("the same Idempotency-Key twenty times enters one order and gives one answer; another body is 422", async () => {
	const { shop, rearSku } = await givenTrade();
	const items = [{ sku: rearSku, quantity: 1 }];
	const send = (body: object) =>
		call("/admin/api/order/save", { token: shop.token, body, headers: { "idempotency-key": "one" } });
	const replies = await Promise.all(Array.from({ length: 20 }, () => send({ items })));
	expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
	expect(await db.$count(ordersTable)).toBe(1);
	expect((await send({ items, note: "other" })).status).toBe(422);
});

test("an order is locked when it is held, without a supplier, or prime without permission", async () => {
	const { shop, rearSku, mandantId, supplierId } = await givenTrade();
	const items = [{ sku: rearSku, quantity: 1 }];
	const lockOf = async (parts: object) => {
		const { body } = await enter(shop.token, { items, ...parts });
		return [body.status, body.lockReason];
	};
	expect(await lockOf({ hold: true })).toEqual(["locked", "held"]);
	expect(await lockOf({ prime: true })).toEqual(["locked", "prime"]);
	const setMandant = (parts: object) => db.update(companiesTable).set(parts).where(eq(companiesTable.id, mandantId));
	await setMandant({ primeOrdersAllowed: true });
	expect(await lockOf({ prime: true })).toEqual(["open", null]);
	await db.update(companiesTable).set({ active: false }).where(eq(companiesTable.id, supplierId));
	expect(await lockOf({})).toEqual(["locked", "no_supplier"]);
	await setMandant({ supplierId: null });
	expect(await lockOf({})).toEqual(["locked", "no_supplier"]);
});

test("an administrator names the mandant; another user may not", async () => {
	const { shop, rearSku, mandantId } = await givenTrade();
	const { token } = await givenUser("ROLE_ADMIN");
	const items = [{ sku: rearSku, quantity: 1 }];
	expect((await enter(token, { items, companyId: mandantId })).body.mandant.id).toBe(mandantId);
	expect((await enter(token, { items })).body.error.fields[0].path).toBe("companyId");
	expect((await enter(shop.token, { items, companyId: mandantId })).status).toBe(400);
	expect((await enter(token, { items, companyId: 999_999 })).status).toBe(404);
});

test("an address is read by both companies and is in no record", async () => {
	const { shop, shipper, rearSku } = await givenTrade();
	const { body } = await enter(shop.token, {
		...{ items: [{ sku: rearSku, quantity: 1 }], deliverTo: DELIVER_TO, note: "Ring at Żółw" },
	});
	expect(body.deliverTo).toEqual(DELIVER_TO);
	expect((await get(`/admin/api/order/${body.id}`, { token: shipper.token })).body.deliverTo).toEqual(DELIVER_TO);
	// Any digits may be those of a time.
	const records = JSON.stringify((await db.select().from(auditEntriesTable)).map(({ at, ...entry }) => entry));
	for (const personal of ["Żółw", "zolw", "Hafenstraße", "20457", "123456"]) expect(records).not.toContain(personal);
	const { searched } = (await db.select().from(ordersTable))[0]!;
	expect(searched).not.toContain("zolw");
	const unknown = await enter(shop.token, {
		...{ items: [{ sku: rearSku, quantity: 1 }], deliverTo: { ...DELIVER_TO, country: 999_999 } },
	});
	expect(unknown.body.error.fields).toEqual([{ path: "deliverTo.country", code: "companies.country_unknown" }]);
});

test("both companies and administrators see an order; to everybody else it is missing", async () => {
	const parties = await givenParties();
	const order = await givenOrder(parties);
	const admin = await givenUser("ROLE_ADMIN");
	const reader = await givenUser("ROLE_USER", parties.supplierId);
	const stranger = await givenUser("ROLE_CUSTOMER");
	const path = `/admin/api/order/${order.id}`;
	for (const { token } of [parties.shop, parties.shipper, admin, reader])
		expect((await get(path, { token })).status).toBe(200);
	expect((await get(path, { token: stranger.token })).body.error.code).toBe("orders.not_found");
	const seen = (await get(path, { token: parties.shipper.token })).body;
	expect([seen.user, seen.actions]).toEqual([null, ["accept", "accept_download", "notavail"]]);
	expect((await get(path, { token: reader.token })).body.actions).toEqual([]);
});

test("each company lists its orders on its own side", async () => {
	const parties = await givenParties();
	const other = await givenParties();
	await givenOrder(parties, { orderNumber: "ours" });
	await givenOrder(other, { orderNumber: "theirs" });
	expect(numbers(await list(parties.shop.token))).toEqual(["ours"]);
	expect(numbers(await list(parties.shop.token, { side: "supplier" }))).toEqual([]);
	expect(numbers(await list(parties.shipper.token, { side: "supplier" }))).toEqual(["ours"]);
	expect(numbers(await list(parties.shipper.token))).toEqual([]);
	// Naming a company doesn't open it.
	expect(numbers(await list(parties.shop.token, { companyId: other.mandantId }))).toEqual([]);
	const { token } = await givenUser("ROLE_ADMIN");
	expect(numbers(await list(token))).toEqual(["theirs", "ours"]);
	expect(numbers(await list(token, { companyId: parties.mandantId }))).toEqual(["ours"]);
	expect(numbers(await list(token, { companyId: parties.supplierId, side: "supplier" }))).toEqual(["ours"]);
});

test("a list has the number of orders of each status, sorts, and pages", async () => {
	const parties = await givenParties();
	for (const orderNumber of ["B", "C", "A"]) await givenOrder(parties, { orderNumber });
	await givenOrder(parties, { orderNumber: "D", status: "confirmed" });
	const token = parties.shop.token;
	const all = await list(token);
	expect([numbers(all), all.totalItemCount]).toEqual([["D", "A", "C", "B"], 4]);
	const counts = { locked: 0, open: 3, accepted: 0, processing: 0, confirmed: 1, notavail: 0 };
	expect(all.counts).toEqual(counts);
	const open = await list(token, { status: "open", sortField: "orderNumber", sortOrder: "asc", pageSize: 2 });
	expect([numbers(open), open.totalItemCount, open.counts]).toEqual([["A", "B"], 3, counts]);
	expect(numbers(await list(token, { sortField: "createdAt", sortOrder: "asc", page: 2, pageSize: 3 }))).toEqual(["D"]);
	expect((await call("/admin/api/order/list", { token, body: { sortField: "note" } })).status).toBe(400);
});

test("a search finds numbers and skus of the company's own orders only, and counts what it found", async () => {
	const parties = await givenParties();
	const other = await givenParties();
	await givenOrder(other, { orderNumber: "Müller-77" });
	await givenOrder(parties, { orderNumber: "MULLER-78" });
	await givenOrder(parties, { orderNumber: "Muller-79", status: "locked" });
	const matches = await list(parties.shop.token, { search: "müller" });
	expect([numbers(matches), matches.totalItemCount, matches.counts.locked]).toEqual([["Muller-79", "MULLER-78"], 2, 1]);
	expect(numbers(await list(parties.shop.token, { search: "müller", status: "open" }))).toEqual(["MULLER-78"]);
	expect(numbers(await list(parties.shipper.token, { side: "supplier", search: "aero-26" }))).toHaveLength(2);
	// A page without orders still says how many there are.
	for (const parts of [{ page: 9 }, { status: "confirmed" }]) {
		const { data, counts } = await list(parties.shop.token, { search: "müller", ...parts });
		expect([data, counts.open, counts.locked]).toEqual([[], 1, 1]);
	}
	const paged = { search: "müller", sortField: "orderNumber", sortOrder: "asc", pageSize: 1 };
	expect(numbers(await list(parties.shop.token, { ...paged, page: 1 }))).toEqual(["MULLER-78"]);
	expect(numbers(await list(parties.shop.token, { ...paged, page: 2 }))).toEqual(["Muller-79"]);
	for (const search of ['"', "%", `<m${other.mandantId}>`, 'x" OR "m'])
		expect((await list(parties.shop.token, { search })).data).toEqual([]);
});

test("the number of an order can't place it among the matches of another company's search", async () => {
	const parties = await givenParties();
	const other = await givenParties();
	const own = await givenOrder(parties, { orderNumber: "NR-1" });
	const { mandantId } = parties;
	for (const [at, word] of [`<m${mandantId}>`, `M${mandantId}M`, `m${mandantId}m`].entries())
		await givenOrder(other, { orderNumber: `${word} NR-${at + 2}` });
	const within = searchWord({ companyId: mandantId }, "mandant");
	const matches = await db.all(idsMatching("orders", "nr-", { within }));
	expect(matches).toEqual([{ id: own.id }]);
});

test("a supplier finds an order that came to it later", async () => {
	const parties = await givenParties();
	const order = await givenOrder({ ...parties, supplierId: null }, { status: "locked", lockReason: "no_supplier" });
	const search = () => list(parties.shipper.token, { side: "supplier", search: order.orderNumber });
	expect((await search()).data).toEqual([]);
	await call(`/admin/api/order/${order.id}/release`, { token: parties.shop.token, body: { version: 1 } });
	expect(numbers(await search())).toEqual([order.orderNumber]);
});

test("a company's supplier must be another company that ships orders", async () => {
	const { token } = await givenUser("ROLE_ADMIN");
	const save = (path: string, body: object) => call(`/admin/api/company/save${path}`, { token, body });
	const shipper = (await save("", { title: "Shipper", supplier: true })).body;
	const shop = (await save("", { title: "Shop", supplierId: shipper.id })).body;
	expect([shipper.supplier, shop.supplierId]).toEqual([true, shipper.id]);
	const refused = [
		await save("", { title: "Other", supplierId: shop.id }),
		await save("", { title: "Other", supplierId: 999_999 }),
		await save(`/${shipper.id}`, { ...shipper, supplierId: shipper.id }),
	];
	expect(refused.map(({ body }) => body.error.fields[0].code)).toEqual([
		...["companies.supplier_unknown", "companies.supplier_unknown", "companies.supplier_itself"],
	]);
});

test("no query of orders walks a table, nor sorts one", async () => {
	const parties = await givenParties();
	const order = await givenOrder(parties);
	const statements = new Set<string>();
	const admin = await givenUser("ROLE_ADMIN");
	const bodies = [{}, { status: "open" }, { side: "supplier" }, { side: "supplier", status: "open" }].flatMap(
		(body) => [body, { ...body, sortField: "orderNumber" }, { ...body, search: "aero" }, { ...body, search: "105" }],
	);
	for (const { token } of [parties.shop, admin]) {
		const send = sender(token, recorded(statements));
		for (const body of bodies) expect((await send("/admin/api/order/list", body)).status).toBe(200);
		expect((await send(`/admin/api/order/${order.id}`)).status).toBe(200);
	}
	const send = sender(parties.shop.token, recorded(statements));
	expect((await send(`/admin/api/order/${order.id}/hold`, { version: 1 })).status).toBe(200);
	const walks = await scans(statements);
	// An administrator's list is all orders, newest first: it reads as many as the page has.
	expect(walks.filter((walk) => !/^SCAN orders(?: USING INDEX \w+)?: .*order by .* limit/is.test(walk))).toEqual([]);
	const sorting: string[] = [];
	for (const sql of statements) {
		if (!/from "orders"/.test(sql) || sql.includes("orders_search")) continue;
		const values = Array(sql.split("?").length - 1).fill(null);
		const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
			.bind(...values)
			.all<{ detail: string }>();
		if (results.some(({ detail }) => detail.includes("TEMP B-TREE"))) sorting.push(sql);
	}
	expect(sorting).toEqual([]);
});

test("a company is not removed from its orders' history by its name, or by what its people become", async () => {
	const parties = await givenParties();
	const order = await givenOrder(parties);
	await call(`/admin/api/order/${order.id}/accept`, { token: parties.shipper.token, body: { version: 1 } });
	const historyOf = async (token: string) => (await get(`/admin/api/order/${order.id}`, { token })).body.history;
	expect(await historyOf(parties.shipper.token)).toMatchObject([
		{ action: "accept", who: parties.shipper.username, by: "supplier" },
	]);
	expect(await historyOf(parties.shop.token)).toMatchObject([{ action: "accept", who: null, by: "supplier" }]);
	const { token } = await givenUser("ROLE_ADMIN");
	expect(await historyOf(token)).toMatchObject([{ who: parties.shipper.username }]);
	await db.update(usersTable).set({ companyId: parties.shop.companyId }).where(eq(usersTable.id, parties.shipper.id));
	expect(await historyOf(parties.shop.token)).toMatchObject([{ action: "accept", who: null, by: "supplier" }]);
	await db
		.update(usersTable)
		.set({ roles: ["ROLE_ADMIN"] })
		.where(eq(usersTable.id, parties.shipper.id));
	expect(await historyOf(parties.shop.token)).toMatchObject([{ action: "accept", who: null, by: "supplier" }]);
	// Another supplier takes the order over.
	const next = await givenUser("ROLE_CUSTOMER", await givenCompany({ supplier: true }));
	await db.update(ordersTable).set({ supplierId: next.companyId }).where(eq(ordersTable.id, order.id));
	for (const user of [parties.shop, next])
		expect(await historyOf(user.token)).toMatchObject([{ action: "accept", who: null, by: "earlier_supplier" }]);
	expect(await givenCompany()).toBeGreaterThan(0);
});

test("a company with many configurations orders from any of them", async () => {
	const trade = await givenTrade();
	for (let at = 0; at < 25; at++) await givenFinder(trade.shop.token);
	const last = await givenFinder(trade.shop.token);
	const items = [{ sku: trade.setSku, quantity: 1 }];
	expect((await enter(trade.shop.token, { finder: last.id, items })).status).toBe(201);
	const foreign = await givenTrade();
	expect((await enter(trade.shop.token, { finder: foreign.finder.id, items })).status).toBe(404);
});
