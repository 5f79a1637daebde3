import { afterAll, beforeAll, expect, test } from "vitest";
import { makeAdministrator, makeFinders, makeShop } from "#scripts/bench/shop.ts";
import type { Call } from "#scripts/local/call.ts";
import { fileParts } from "#worker/imports/import-file.rules.ts";
import { D1_LIMITS, INVOCATION_LIMITS } from "./bench/limits.ts";
import { type Platform, startPlatform } from "./bench/platform.ts";

/** A thousand take fifteen seconds, in pieces of the same size. */
const ORDERS = 300;
const PATH = "/admin/api/order/import";

let platform: Platform;
let token: string;
let companyId: number;
let finder: number;

beforeAll(async () => {
	platform = await startPlatform({ heapMb: 110 });
	const { DB } = platform.env;
	token = await makeAdministrator(platform.env);
	const authorization = `Bearer ${token}`;
	const call: Call = (path, init = {}) =>
		platform.call(path, { ...init, headers: { ...Object.fromEntries(new Headers(init.headers)), authorization } });
	companyId = await makeShop(platform.env, call);
	await makeFinders(platform.env, companyId, 1);
	finder = Number(await DB.prepare("SELECT id FROM finders").first("id"));
});

afterAll(() => platform?.close());

async function post(path: string, body: object = {}) {
	const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
	const answer = await platform.call(path, { method: "POST", headers, body: JSON.stringify(body) });
	return { status: answer.status, body: JSON.parse(await answer.text()) };
}

async function* bytesOf(text: string) {
	yield new TextEncoder().encode(text);
}

/** A sent file of orders of one to three lines, each with an address. */
async function givenSentImport(): Promise<number> {
	const { data } = (await post("/admin/api/product", { finder, pageSize: 100 })).body;
	const lines = Array.from({ length: ORDERS }, (_, at) =>
		Array.from({ length: 1 + (at % 3) }, (_, line) => `N-${at};${data[(at + line) % data.length].sku};2;Zoë;Hamburg`),
	).flat();
	const mapping = { columns: { orderNumber: 0, sku: 1, quantity: 2, name: 3, city: 4 } };
	const file = bytesOf(["orderNumber;sku;quantity;name;city", ...lines, ""].join("\n"));
	const announced = { fileHash: "a".repeat(64), fileName: "orders.csv", parts: 1, rows: lines.length };
	const { id } = (await post(PATH, { ...announced, mapping, options: { companyId } })).body;
	for await (const part of fileParts(file, mapping))
		expect((await post(`${PATH}/${id}/rows`, part)).body).toMatchObject({ refused: 0 });
	return id;
}

const count = async (sql: string) => Number(await platform.env.DB.prepare(sql).first("n"));

test("orders are imported in pieces that the platform allows", { timeout: 180_000 }, async () => {
	const id = await givenSentImport();
	await platform.takeReport();
	const begun = performance.now();
	let answer = await post(`${PATH}/${id}/activate`);
	while (answer.status === 202) answer = await post(`${PATH}/${id}/activate`);
	const seconds = (performance.now() - begun) / 1000;
	expect(answer).toMatchObject({ status: 200, body: { state: "activated", entered: ORDERS } });
	const runs = (await platform.takeReport()).invocations.filter(({ name }) =>
		name.startsWith("workflow order_import-"),
	);
	const uses = runs.map(({ calls }) => ({
		calls: calls.length,
		statements: calls.reduce((sum, { statements }) => sum + statements, 0),
	}));
	console.log(`imported ${ORDERS} orders in ${seconds.toFixed(1)} s, by ${runs.length} runs`, uses);
	expect(runs.length).toBeGreaterThan(1);
	expect(Math.max(...uses.map(({ statements }) => statements))).toBeLessThan(D1_LIMITS.callsAnInvocation);
	expect(Math.max(...uses.map(({ calls }) => calls))).toBeLessThan(INVOCATION_LIMITS.subrequests);
	expect(await count("SELECT count(*) AS n FROM orders WHERE lock_reason = 'no_supplier'")).toBe(ORDERS);
	expect(await count("SELECT count(*) AS n FROM order_import_rows")).toBe(0);
	expect(await count("SELECT count(*) AS n FROM audit_entries WHERE entity = 'order'")).toBe(ORDERS);
});
