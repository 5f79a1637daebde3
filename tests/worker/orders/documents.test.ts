import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { DELIVER_TO, givenOrder, givenParties } from "#tests/support/orders.ts";
import { recorded, scans, sender } from "#tests/support/query-plans.ts";
import { call, db, get, givenUser } from "#tests/support/world.ts";
import { insertRows } from "#worker/db/insert-rows.ts";
import { companiesTable, countriesTable } from "#worker/db/schema/company.table.ts";
import { inventoriesTable, reservationsTable } from "#worker/db/schema/inventory.table.ts";
import { orderItemsTable, ordersTable } from "#worker/db/schema/order.table.ts";

const PATH = "/admin/api/order/documents.csv";

async function csvOf(token: string, ids: readonly number[], language = "") {
	const { status, text, headers } = await call(language + PATH, { token, body: { ids } });
	expect(status).toBe(200);
	return { headers, lines: text.split("\r\n").slice(0, -1) };
}

test("orders are a file with a line for each item, safe in a spreadsheet and in its language's form", async () => {
	const parties = await givenParties();
	const [land] = await db.select().from(countriesTable).limit(1);
	const first = await givenOrder(parties, {
		...{
			orderNumber: "=A-1",
			note: 'Say "hello";\nplease',
			deliverTo: { ...DELIVER_TO, country: land!.id },
			prime: true,
		},
		...{ createdAt: Date.UTC(2026, 0, 2), updatedAt: Date.UTC(2026, 0, 3), downloadedAt: Date.UTC(2026, 0, 4) },
	});
	const item = { brand: "Nordwisch", sku: "REAR-R12", setSku: "REAR-R12", title: "Nordwisch Rear, 12", quantity: 1 };
	await db.insert(orderItemsTable).values({
		...item,
		orderId: first.id,
		position: 2,
		price: 1234,
		currency: "€",
		car: "812-2016",
		notAvailable: true,
	});
	const address = { street: "Kai", houseNumber: "3", zip: "20095", city: "Hamburg", phone: "040", title: "Shop" };
	await db.update(companiesTable).set(address).where(eq(companiesTable.id, parties.mandantId));
	await db.update(companiesTable).set({ title: "Hansa" }).where(eq(companiesTable.id, parties.supplierId));
	const second = await givenOrder(parties, { orderNumber: "A-2" });
	const part = { companyId: parties.supplierId, partKey: "REAR-R12" };
	await db.insert(inventoriesTable).values({ ...part, onHand: 0, reserved: 1, backorder: true, updatedAt: 1 });
	await db.insert(reservationsTable).values({ ...part, orderId: first.id, quantity: 1, writer: "test" });
	const erased = await givenOrder(parties, { orderNumber: "A-3", status: "confirmed", erasedAt: 5 });

	const idsOf = ({ id }: { id: number }) => [id, parties.mandantId, parties.supplierId].join(",");
	const { headers, lines } = await csvOf(parties.shipper.token, [second.id, first.id, erased.id, second.id]);
	expect(headers.get("content-disposition")).toBe('attachment; filename="Bestellungen.csv"');
	expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
	expect(headers.get("cache-control")).toBe("no-store");
	const [heading, ...rest] = lines;
	expect(heading).toMatch(
		/^order number,status,created,updated,downloaded,ordered by,supplier,prime,note,position,sku,/,
	);
	expect(rest).toHaveLength(4);
	expect(rest[0]).toBe(
		"A-2,open,1970-01-01T00:00:00.001Z,1970-01-01T00:00:00.001Z,,Shop,Hansa,,,1,AERO-26-18,AERO-26-18,Nordwisch," +
			`Nordwisch Aero 26 + 18,2,20.00,EUR,,Shop,Kai,3,20095,Hamburg,,040,,,${idsOf(second)}`,
	);
	expect(rest[1]).toMatch(
		/^'=A-1,open,2026-01-02T00:00:00.000Z,2026-01-03T00:00:00.000Z,2026-01-04T00:00:00.000Z,Shop,Hansa,yes,"Say ""hello"";\nplease",1,/,
	);
	expect(rest[1]).toMatch(new RegExp(`,Hamburg,${land!.iso2},'\\+49 40 123456,,,${idsOf(first)}$`));
	expect(rest[2]).toContain(
		',2,REAR-R12,REAR-R12,Nordwisch,"Nordwisch Rear, 12",1,12.34,EUR,yes,Zoë Żółw,Hafenstraße,',
	);
	expect(heading).toMatch(/,phone,car,backorder,order id,mandant id,supplier id$/);
	expect(rest[2]).toMatch(new RegExp(`,812-2016,yes,${idsOf(first)}$`));
	expect(rest[3]).toMatch(new RegExp(`,20\\.00,EUR,,,,,,,,,,,${idsOf(erased)}$`));

	const german = await csvOf(parties.shop.token, [second.id], "/de");
	expect(german.lines[1]).toContain(';2;"20,00";EUR;');
});

test("a person gets the documents of their own orders only; others are named as missing", async () => {
	const parties = await givenParties();
	const strangers = await givenParties();
	const [own, foreign] = [await givenOrder(parties), await givenOrder(strangers)];
	for (const user of [parties.shop, parties.shipper]) {
		const { status, body } = await call(PATH, { token: user.token, body: { ids: [own.id, foreign.id, 999_999] } });
		expect([status, body.error.code]).toEqual([404, "orders.not_found"]);
		expect(body.error.fields).toEqual([
			{ path: "ids.1", code: "orders.not_found" },
			{ path: "ids.2", code: "orders.not_found" },
		]);
	}
	const { token } = await givenUser("ROLE_ADMIN");
	expect((await csvOf(token, [own.id, foreign.id])).lines).toHaveLength(3);
	for (const ids of [[], Array.from({ length: 1001 }, (_, at) => at + 1), [0], ["1"]])
		expect((await call(PATH, { token, body: { ids } })).status).toBe(400);
});

test("a thousand orders are one file, and its queries have indices", async () => {
	const parties = await givenParties();
	const { shop, mandantId, supplierId } = parties;
	const item = { brand: "Nordwisch", sku: "A", setSku: "A", quantity: 1 };
	const thousand = sql`FROM json_each(${JSON.stringify(Array.from({ length: 1000 }, (_, at) => at))}) WHERE TRUE`;
	await insertRows(db, ordersTable, thousand, {
		...{ ...item, itemCount: 1, mandantId, supplierId, userId: shop.id, status: "open", prime: false, note: "" },
		...{ orderNumber: sql`'T-' || value`, createdAt: 1, updatedAt: 1, searched: "" },
	});
	await insertRows(db, orderItemsTable, sql`FROM ${ordersTable} WHERE ${eq(ordersTable.mandantId, mandantId)}`, {
		...{ ...item, orderId: sql`id`, position: 1, title: "A", price: 1, currency: "€", car: "" },
	});
	const rows = await db.select().from(ordersTable).where(eq(ordersTable.mandantId, mandantId));
	const ids = rows.map(({ id }) => id).sort((one, other) => one - other);
	const { lines } = await csvOf(shop.token, ids);
	expect([lines.length, lines[1]?.slice(0, 6), lines[1000]?.slice(0, 8)]).toEqual([1001, "T-0,op", "T-999,op"]);
	const statements = new Set<string>();
	const { status } = await sender(shop.token, recorded(statements))(PATH, { ids: ids.slice(0, 2) });
	expect(status).toBe(200);
	expect(await scans(statements)).toEqual([]);
});

test("a file changes no status; the supplier's first download of many stamps them, and says which it could not", async () => {
	const parties = await givenParties();
	const admin = await givenUser("ROLE_ADMIN");
	const order = await givenOrder(parties, { status: "accepted" });
	const open = await givenOrder(parties);
	for (const { token } of [admin, parties.shop, parties.shipper]) await csvOf(token, [order.id]);
	const read = async () => (await get(`/admin/api/order/${order.id}`, { token: parties.shop.token })).body;
	expect(await read()).toMatchObject({ status: "accepted", downloadedAt: null, version: 1 });
	const orders = [order, open].map(({ id, version }) => ({ id, version }));
	const download = (token: string) => call("/admin/api/order/download", { token, body: { orders } });
	for (const { token } of [admin, parties.shop]) {
		const { body } = await download(token);
		expect(body).toMatchObject({ moved: [], unmoved: [{ code: "orders.not_your_move" }, {}] });
	}
	expect((await download(parties.shipper.token)).body).toMatchObject({
		moved: [order.id],
		unmoved: [{ id: open.id, orderNumber: open.orderNumber, code: "orders.move_not_allowed" }],
	});
	const { status, downloadedAt } = await read();
	expect([status, typeof downloadedAt]).toEqual(["processing", "string"]);
	expect((await download(parties.shipper.token)).body.moved).toEqual([]);
	expect((await read()).downloadedAt).toBe(downloadedAt);
});
