import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { migrate } from "#scripts/local/migrate.ts";
import { createSessionRepository } from "#worker/auth/session.repository.ts";
import { hashToken, newToken } from "#worker/auth/token.ts";
import { type Measure, percentile, type Section } from "./measure.ts";
import { queryPlans } from "./query-plans.ts";
import { type Built, startRuntime } from "./runtime.ts";
import { makeAdministrator, makeCompany } from "./shop.ts";

const ORDERS = 200_000;
const STOCK_ROWS = 5000;
const ROUNDS = 100;
const P99 = { atMost: 100 };
/** Most orders are one shop's, and all are shipped by one supplier: the largest lists that there are. */
const LARGE_SHARE = 0.75;

const ORDER_LIST = "/admin/api/order/list";
const STOCK_LIST = "/admin/api/inventory/list";

/** Orders are entered one after another from 1970 on: the month is near the beginning. */
const MINUTES_APART = 5;
const MONTH = { from: "1970-02-01", to: "1970-02-28" };

type Ask = [path: string, body: object];
/** The requests of the supplier's screens, each of which also counts the orders of each status. */
const ASKS: Readonly<Record<string, Ask>> = {
	"first page": [ORDER_LIST, { side: "supplier" }],
	"page 200 of 50": [ORDER_LIST, { side: "supplier", page: 200, pageSize: 50 }],
	"by number": [ORDER_LIST, { side: "supplier", sortField: "orderNumber", sortOrder: "asc" }],
	"open ones": [ORDER_LIST, { side: "supplier", status: "open" }],
	"confirmed ones, by number": [ORDER_LIST, { side: "supplier", status: "confirmed", sortField: "orderNumber" }],
	"of a month near the beginning": [ORDER_LIST, { side: "supplier", ...MONTH }],
	"confirmed ones of that month, by number": [
		ORDER_LIST,
		{ side: "supplier", ...MONTH, status: "confirmed", sortField: "orderNumber" },
	],
	"search that finds one": [ORDER_LIST, { side: "supplier", search: "N-177777" }],
	"search by the middle of a number": [ORDER_LIST, { side: "supplier", search: "7777" }],
	"search for two characters": [ORDER_LIST, { side: "supplier", search: "77" }],
	"search that finds 10,000": [ORDER_LIST, { side: "supplier", search: "AERO-26" }],
	"search that finds 10,000, by number": [
		ORDER_LIST,
		{ side: "supplier", search: "AERO-26", sortField: "orderNumber" },
	],
	"search that finds 10,000, open ones": [ORDER_LIST, { side: "supplier", search: "AERO-26", status: "open" }],
	"search that finds none": [ORDER_LIST, { side: "supplier", search: "nowhere" }],
	"5,000 rows of stock, first page": [STOCK_LIST, {}],
	"5,000 rows of stock, a search": [STOCK_LIST, { search: "AERO-77" }],
	"5,000 rows of stock, those that are out": [STOCK_LIST, { filter: "out" }],
};

/** How long the lists of orders and of stock take, and their query plans. */
export async function measureOrders({ script, countedScript, folder }: Built): Promise<Section> {
	const { url, env, close } = await startRuntime({ script, folder });
	await migrate(env.DB);
	const token = await makeOrders(env);
	const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
	const ask = async ([path, body]: Ask, at = url) => {
		const response = await fetch(at + path, { method: "POST", headers, body: JSON.stringify(body) });
		if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
		await response.arrayBuffer();
	};
	const measures: Measure[] = [];
	for (const [name, one] of Object.entries(ASKS)) measures.push(await measured(name, () => ask(one)));
	await close();
	const asks = Object.entries(ASKS).map(([name, one]) => [name, (at: string) => ask(one, at)] as const);
	return {
		title: `Orders, ${ORDERS.toLocaleString("en")} of them, and stock`,
		how: `Milliseconds of a call, p99 of ${ROUNDS} one after another, as the supplier of all orders; each list of orders also counts every status (docs/adr/0053).`,
		measures,
		plans: await queryPlans(countedScript, folder, Object.fromEntries(asks)),
	};
}

async function measured(name: string, ask: () => Promise<void>): Promise<Measure> {
	const times: number[] = [];
	await ask();
	for (let round = 0; round < ROUNDS; round++) {
		const start = performance.now();
		await ask();
		times.push(performance.now() - start);
	}
	const p50 = percentile(times, 0.5);
	return { name, value: percentile(times, 0.99), unit: "ms", budget: P99, note: `p50 ${p50.toFixed(1)} ms` };
}

/** Orders of ten shops in all statuses, and the stock of their supplier, as whom the returned token signs in. */
async function makeOrders(env: Env): Promise<string> {
	const db = drizzle(env.DB);
	await makeAdministrator(env);
	const supplier = await makeCompany(db, []);
	const shops: number[] = [];
	for (let at = 0; at < 10; at++) shops.push(await makeCompany(db, []));
	const numbers = (from: number, to: number) =>
		sql.raw(`WITH RECURSIVE n(i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i < ${to})`);
	const isLarge = sql.raw(`(i * 7919 % 1000 < ${LARGE_SHARE * 1000})`);
	const statuses = `["confirmed","confirmed","confirmed","confirmed","confirmed","confirmed","open","accepted","processing","notavail","locked"]`;
	for (let from = 1; from <= ORDERS; from += 20_000)
		await db.run(sql`${numbers(from, from + 19_999)} INSERT INTO orders
			(order_number, mandant_id, supplier_id, user_id, prime, status, brand, sku, set_sku, quantity, item_count, note, searched, created_at, updated_at)
			SELECT 'N-' || i, iif(${isLarge}, ${shops[0]}, ${shops[1]} + i % 9), ${supplier}, 1, FALSE, ${statuses} ->> (i % 11),
				'Brisalux', sku, sku, 1 + i % 5, 1, '', 'n-' || i || ' ' || lower(sku) || ' brisalux', i * ${MINUTES_APART * 60_000}, i * ${MINUTES_APART * 60_000}
			FROM (SELECT i, 'AERO-' || (20 + i % 10) || '-' || (14 + i % 7) AS sku FROM n)`);
	await db.run(sql`${numbers(1, STOCK_ROWS)} INSERT INTO inventories (company_id, part_key, on_hand, reserved, updated_at)
		SELECT ${supplier}, 'AERO-' || i, i % 20, 0, 1 FROM n`);
	await db.run(sql`UPDATE users SET roles = '["ROLE_CUSTOMER"]', company_id = ${supplier} WHERE id = 1`);
	const token = newToken();
	await createSessionRepository(db).create(1, hashToken(token), Date.now());
	return token;
}
