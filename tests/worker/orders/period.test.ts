import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { givenOrder, givenParties } from "#tests/support/orders.ts";
import { recorded, scans, sender } from "#tests/support/query-plans.ts";
import { call, db, givenUser } from "#tests/support/world.ts";
import { DAY_MS } from "#worker/db/times.rules.ts";
import { listedOrders } from "#worker/orders/listed-orders.repository.ts";
import type { OrderStatus } from "#worker/orders/order.rules.ts";

const LIST = "/admin/api/order/list";
const EXPORT = "/admin/api/order/export.csv";
const YEAR = { from: "2026-01-01", to: "2026-12-31" };
const at = (time: string) => Date.parse(time);

/** Orders around and in the year 2026. */
async function givenYears() {
	const parties = await givenParties();
	const given = (orderNumber: string, time: number, status: OrderStatus = "confirmed") =>
		givenOrder(parties, { orderNumber, status, createdAt: time, searched: `${orderNumber.toLowerCase()} nordwisch` });
	await given("OLD-1", at("2024-05-01T10:00:00Z"));
	// Stored a moment later than one of the next year, as two that are entered at once may be.
	await given("NEXT-0", at("2026-01-01T00:00:00.001Z"));
	await given("LAST-2025", at("2025-12-31T23:59:59.999Z"));
	await given("FIRST-2026", at("2026-01-01T00:00:00Z"), "open");
	await given("MID-2026", at("2026-06-15T12:00:00Z"));
	await given("NEXT-1", at("2027-01-01T00:00:00Z"));
	await given("LAST-2026", at("2026-12-31T23:59:59.999Z"), "notavail");
	await given("NEXT-2", at("2027-03-01T00:00:00Z"));
	return parties;
}

const listed = async (token: string, body: object) => {
	const { body: list } = await call(LIST, { token, body });
	const numbers = list.data.map(({ orderNumber }: { orderNumber: string }) => orderNumber);
	return { numbers, counts: list.counts, total: list.totalItemCount };
};
const exported = async (token: string, body: object) => {
	const { status, text, headers } = await call(EXPORT, { token, body });
	expect(status).toBe(200);
	const lines = text.split("\r\n").slice(1, -1);
	return { numbers: lines.map((line) => line.split(",")[0]), headers };
};

const OF_2026 = ["LAST-2026", "MID-2026", "FIRST-2026", "NEXT-0"];

test("a list has the orders that were entered in a period, to the millisecond, and counts those", async () => {
	const parties = await givenYears();
	for (const { token } of [parties.shop, parties.shipper]) {
		const side = token === parties.shop.token ? "mandant" : "supplier";
		const year = await listed(token, { side, ...YEAR });
		expect(year.numbers).toEqual(OF_2026);
		expect(year.counts).toMatchObject({ open: 1, confirmed: 2, notavail: 1 });
		expect((await listed(token, { side, ...YEAR, status: "confirmed" })).numbers).toEqual(["MID-2026", "NEXT-0"]);
		expect((await listed(token, { side, to: "2025-12-31" })).numbers).toEqual(["LAST-2025", "OLD-1"]);
		expect((await listed(token, { side, from: "2027-01-01" })).numbers).toEqual(["NEXT-2", "NEXT-1"]);
		expect((await listed(token, { side, ...YEAR, search: "2026" })).numbers).toEqual(OF_2026.slice(0, 3));
		const byNumber = { sortField: "orderNumber", sortOrder: "asc" };
		expect((await listed(token, { side, ...YEAR, ...byNumber })).numbers).toEqual([...OF_2026].sort());
	}
	// A moment is the first that doesn't count: days end at midnight of where people are.
	const berlin = { from: "2026-01-01T00:00:00+01:00", to: "2027-01-01T00:00:00+01:00" };
	expect((await listed(parties.shop.token, berlin)).numbers).toEqual(["MID-2026", "FIRST-2026", "LAST-2025", "NEXT-0"]);
	expect((await listed(parties.shop.token, { from: "2028-01-01" })).total).toBe(0);
});

test("all orders of a list are one file, newest first, with a line for each item", async () => {
	const parties = await givenYears();
	const { numbers, headers } = await exported(parties.shop.token, YEAR);
	expect(numbers).toEqual(OF_2026);
	expect(headers.get("content-disposition")).toBe('attachment; filename="Bestellungen.csv"');
	expect(headers.get("x-row-count")).toBe("4");
	const { token } = parties.shipper;
	expect((await exported(token, { side: "supplier", ...YEAR, status: "open" })).numbers).toEqual(["FIRST-2026"]);
	expect((await exported(token, { side: "supplier", ...YEAR, search: "2026" })).numbers).toEqual(OF_2026.slice(0, 3));
	expect((await exported(token, { side: "mandant" })).numbers).toEqual([]);
	const other = await givenUser("ROLE_CUSTOMER");
	expect((await exported(other.token, {})).numbers).toEqual([]);
	expect((await exported(other.token, { companyId: parties.mandantId })).numbers).toEqual([]);
	const admin = await givenUser("ROLE_ADMIN");
	expect((await exported(admin.token, { companyId: parties.mandantId, ...YEAR })).numbers).toEqual(OF_2026);
});

test("a file of thousands of orders is whole, also that of a search", async () => {
	const many = await givenParties();
	const first = await givenOrder(many, { orderNumber: "B-0", searched: "b-0 aero", createdAt: 1 });
	const numbers = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5200)";
	await env.DB.prepare(
		`${numbers} INSERT INTO orders (order_number, mandant_id, supplier_id, user_id, prime, status, brand, sku, set_sku,
			quantity, item_count, note, searched, created_at, updated_at)
		SELECT 'B-' || i, mandant_id, supplier_id, user_id, 0, iif(i % 2, 'open', 'confirmed'), '', '', '', 1, 1, '', 'b-' || i || ' aero',
			i * ${DAY_MS / 100}, 1 FROM n JOIN orders ON id = ?`,
	)
		.bind(first.id)
		.run();
	await env.DB.prepare(
		`INSERT INTO order_items (order_id, position, sku, set_sku, brand, title, quantity, price, currency, car)
		SELECT id, 1, 'S', 'S', '', 'T', 1, 1, '€', '' FROM orders WHERE mandant_id = ? AND id <> ?`,
	)
		.bind(many.mandantId, first.id)
		.run();
	const { token } = many.shop;
	const all = (await exported(token, {})).numbers;
	expect([all.length, new Set(all).size, all[0], all.at(-1)]).toEqual([5201, 5201, "B-5200", "B-0"]);
	const matches = (await exported(token, { search: "aero", status: "confirmed" })).numbers;
	expect([matches.length, matches[0], matches.at(-1)]).toEqual([2600, "B-5200", "B-2"]);
	// Read further on, the index isn't walked through from the newest again.
	const { toIds } = listedOrders({ companyId: many.mandantId }, { side: "mandant" }, Date.now());
	const rest = await db.run(toIds("aero", first.id + 50, 10));
	expect(rest.results).toHaveLength(10);
	expect(rest.meta.rows_read).toBeLessThan(100);
	const days = (await exported(token, { from: "1970-01-11", to: "1970-01-20" })).numbers;
	expect([days.length, days[0], days.at(-1)]).toEqual([1000, "B-1999", "B-1000"]);
});

test("a period is read between two ids, in the indexes of the lists", async () => {
	const parties = await givenYears();
	const statements = new Set<string>();
	const ask = sender(parties.shop.token, recorded(statements));
	for (const more of [{}, { status: "open" }, { search: "2026" }]) {
		expect((await ask(LIST, { ...YEAR, ...more })).status).toBe(200);
		expect((await ask(EXPORT, { ...YEAR, ...more })).status).toBe(200);
	}
	expect(await scans(statements)).toEqual([]);
	const plans = await plansOf([...statements].filter((sql) => /"created_at" (>=|<)/.test(sql) && !/MATCH/.test(sql)));
	expect(plans.length).toBeGreaterThan(3);
	for (const plan of plans) {
		expect(plan).toMatch(
			/orders USING (COVERING )?INDEX orders_mandant(_status)? \(mandant_id=\?.* AND id>\? AND id<\?\)/,
		);
		expect(plan).toMatch(/USING COVERING INDEX orders_created \(created_at<\?\)/);
		expect(plan).not.toMatch(/TEMP B-TREE/);
	}
});

test("orders that have waited long are read in the list's index, not in that of times", async () => {
	const parties = await givenYears();
	const statements = new Set<string>();
	const body = { side: "supplier", status: "open", olderThanDays: 2 };
	expect((await sender(parties.shipper.token, recorded(statements))(LIST, body)).body.totalItemCount).toBe(1);
	const plans = await plansOf([...statements].filter((sql) => /"created_at" </.test(sql)));
	for (const plan of plans) expect(plan).toMatch(/orders USING (COVERING )?INDEX orders_supplier_status /);
	expect(plans.length).toBeGreaterThan(1);
});

async function plansOf(statements: string[]): Promise<string[]> {
	const plans: string[] = [];
	for (const sql of statements) {
		const values = Array(sql.split("?").length - 1).fill(null);
		const plan = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
			.bind(...values)
			.all<{ detail: string }>();
		plans.push(plan.results.map(({ detail }) => detail).join("\n"));
	}
	return plans;
}
