import { afterAll, beforeAll, expect, test } from "vitest";
import { makeAdministrator, makeCompany } from "#scripts/bench/shop.ts";
import { openDatabase } from "#worker/db/database.ts";
import { D1_LIMITS, INVOCATION_LIMITS } from "./bench/limits.ts";
import { type Platform, startPlatform } from "./bench/platform.ts";

const ORDERS = 1000;
const ITEMS_EACH = 25;

let platform: Platform;
let authorization: string;
let orders: { id: number; version: number }[];

beforeAll(async () => {
	platform = await startPlatform({ heapMb: 110 });
	const { DB } = platform.env;
	authorization = `Bearer ${await makeAdministrator(platform.env)}`;
	const [mandant, supplier] = [await makeCompany(openDatabase(DB), []), await makeCompany(openDatabase(DB), [])];
	const { id: user } = (await DB.prepare("SELECT id FROM users").first<{ id: number }>()) ?? { id: 0 };
	const numbers = (count: number) => JSON.stringify(Array.from({ length: count }, (_, at) => at + 1));
	await DB.batch([
		DB.prepare(
			`INSERT INTO orders (order_number, mandant_id, supplier_id, user_id, prime, status, brand, sku, set_sku, quantity, item_count, note, searched, created_at, updated_at)
			SELECT 'N-' || value, ?, ?, ?, FALSE, 'open', 'Brisalux', 'A', 'A', 1, ?, '', 'n-' || value, 1, 1 FROM json_each(?)`,
		).bind(mandant, supplier, user, ITEMS_EACH, numbers(ORDERS)),
		DB.prepare(
			`INSERT INTO order_items (order_id, position, sku, set_sku, brand, title, quantity, price, currency, car)
			SELECT orders.id, value, 'NL-' || value, 'AERO-26-' || (10 + value), 'Brisalux', 'Brisalux Aero Wischblätter für vorn, 26 + 18 Zoll', 1, 100, '€', ''
			FROM orders, json_each(?)`,
		).bind(numbers(ITEMS_EACH)),
	]);
	const hook =
		"INSERT INTO webhooks (company_id, url, events, secret, created_at, updated_at) VALUES (?, ?, ?, ?, 1, 1)";
	const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
	await DB.batch(
		[mandant, supplier].map((company) =>
			DB.prepare(hook).bind(company, "https://example.invalid/", JSON.stringify(["order.changed"]), secret),
		),
	);
	orders = (await DB.prepare("SELECT id, version FROM orders").all<{ id: number; version: number }>()).results;
});

afterAll(() => platform?.close());

async function post(path: string, body: object) {
	const headers = { authorization, "content-type": "application/json" };
	const response = await platform.call(`/admin/api/order/${path}`, {
		method: "POST",
		headers,
		body: JSON.stringify(body),
	});
	return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) };
}

/** What the call used, each statement of a batch counted. */
async function takeUse(path: string) {
	const { invocations } = await platform.takeReport();
	const invocation = invocations.find(({ name }) => name === `POST /admin/api/order/${path}`);
	if (!invocation) throw new Error(`No ${path} was called.`);
	const statements = invocation.calls.reduce((sum, call) => sum + call.statements, 0);
	expect(statements).toBeGreaterThan(0);
	return { calls: invocation.calls.length, statements };
}

const count = async (sql: string) => (await platform.env.DB.prepare(sql).first<{ n: number }>())?.n;

test("a thousand orders are accepted and downloaded at once within what one answer may use", async () => {
	await platform.takeReport();
	const begun = performance.now();
	const { status, bytes } = await post("accept", { orders, download: true });
	console.log(`accepted ${ORDERS} orders in ${Math.round(performance.now() - begun)} ms`);
	expect(status).toBe(200);
	const { moved, unmoved } = JSON.parse(new TextDecoder().decode(bytes));
	expect([moved.length, unmoved]).toEqual([ORDERS, []]);
	const use = await takeUse("accept");
	console.log("it used", use);
	expect(use.statements).toBeLessThan(D1_LIMITS.callsAnInvocation);
	expect(use.calls).toBeLessThan(INVOCATION_LIMITS.subrequests);
	expect(await count("SELECT count(*) AS n FROM orders WHERE status = 'processing' AND downloaded_at > 1")).toBe(
		ORDERS,
	);
	expect(await count("SELECT count(*) AS n FROM audit_entries WHERE action = 'accept_download'")).toBe(ORDERS);
	expect(await count("SELECT count(*) AS n FROM outbox WHERE kind = 'webhook'")).toBe(2 * ORDERS);
	await platform.env.DB.prepare("DELETE FROM outbox").run();

	const csv = await post("documents.csv", { ids: orders.map(({ id }) => id) });
	expect(new TextDecoder().decode(csv.bytes).split("\r\n")).toHaveLength(ORDERS * ITEMS_EACH + 2);
	expect((await takeUse("documents.csv")).statements).toBeLessThan(D1_LIMITS.callsAnInvocation);
});

test("the largest PDF is made within an isolate's memory", async () => {
	const begun = performance.now();
	const { status, bytes } = await post("documents.pdf", { ids: orders.slice(0, 200).map(({ id }) => id) });
	console.log(`200 orders of ${ITEMS_EACH} items: ${Math.round(performance.now() - begun)} ms, ${bytes.length} bytes`);
	expect([status, new TextDecoder("latin1").decode(bytes.slice(0, 5))]).toEqual([200, "%PDF-"]);
	expect((await takeUse("documents.pdf")).statements).toBeLessThan(20);
});

test("a night looks at more than a page of files, and writes no key twice in a second", async () => {
	const { DB, MEDIA } = platform.env;
	const [order] = orders;
	const keys = Array.from({ length: 1001 }, (_, at) => `orders/${order!.id}/${at}.pdf`);
	await Promise.all(keys.map((key) => MEDIA.put(key, "x")));
	await DB.prepare(
		`INSERT INTO order_files (order_id, name, type, bytes, key, user_id, created_at)
		SELECT ?, 'a.pdf', 'application/pdf', 1, value, (SELECT min(id) FROM users), 1 FROM json_each(?)`,
	)
		.bind(order!.id, JSON.stringify(keys))
		.run();
	await platform.takeReport();
	await platform.runNightly();
	const { invocations, writes } = await platform.takeReport();
	const night = invocations.find(({ name }) => name === "scheduled");
	const seen = night!.calls.filter(({ operation, text }) => operation === "list" && text.includes('"orders/"'));
	expect(seen).toHaveLength(2);
	expect(night!.calls.filter(({ failed }) => failed)).toEqual([]);
	expect(writes.filter(({ key }) => key === "unused-place")).toHaveLength(1);
});
