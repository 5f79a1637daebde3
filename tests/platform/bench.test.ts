import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { makeAdministrator } from "#scripts/bench/shop.ts";
import { type Platform, startPlatform } from "./bench/platform.ts";

let platform: Platform;
let token: string;

beforeAll(async () => {
	platform = await startPlatform({ isolates: 2 });
	token = await makeAdministrator(platform.env);
});

afterAll(() => platform?.close());

beforeEach(async () => {
	await platform.setRules({ delayMs: 0, fault: null });
	await platform.takeReport();
});

const session = (isolate = 0) =>
	platform.call("/admin/api/user/current", { headers: { authorization: `Bearer ${token}` } }, isolate);

test("calls and rows of an invocation are counted, in each isolate", async () => {
	expect([(await session(0)).status, (await session(1)).status]).toEqual([200, 200]);
	const { invocations } = await platform.takeReport();
	expect(invocations.map(({ name, isolate }) => [name, isolate])).toEqual([
		["GET /admin/api/user/current", "isolate-0"],
		["GET /admin/api/user/current", "isolate-1"],
	]);
	expect(invocations[0]?.calls.length).toBeGreaterThan(0);
	expect(invocations[0]?.rowsRead).toBeGreaterThan(0);
});

test("a fault meets the chosen statement and no other", async () => {
	const message = "D1 DB is overloaded. Too many requests queued.";
	await platform.setRules({ fault: { storage: "d1", message, containing: "sessions" } });
	expect([(await session()).status, (await session()).status]).toEqual([503, 200]);
});

test("a result of more than D1 gives is an error", async () => {
	const listed = () =>
		platform.call("/admin/api/content/list", {
			method: "POST",
			headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
			body: JSON.stringify({ pageSize: 100 }),
		});
	const insert = platform.env.DB.prepare(
		`INSERT INTO contents (title, content, content_type, searched, created_at, updated_at)
			WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
			SELECT 'x', hex(zeroblob(?)), 'article', 'x', 1, 1 FROM n`,
	);
	await insert.bind(10, 500_000).run();
	expect((await listed()).status).toBe(200);
	await insert.bind(41, 500_000).run();
	expect((await listed()).status).toBeGreaterThanOrEqual(500);
});

test("a delay is that of each call", async () => {
	await platform.setRules({ delayMs: 100 });
	const begun = performance.now();
	await session();
	const [{ calls } = { calls: [] }] = (await platform.takeReport()).invocations;
	expect(calls.length).toBeGreaterThan(0);
	expect(performance.now() - begun).toBeGreaterThanOrEqual(calls.length * 100);
});
