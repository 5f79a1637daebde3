import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/d1";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type Runtime, startRuntime } from "#scripts/bench/runtime.ts";
import { makeAdministrator, makeCompany, makeFinders } from "#scripts/bench/shop.ts";
import { seededRandom } from "#scripts/demo/seeded-random.ts";
import { migrate } from "#scripts/local/migrate.ts";
import { builtWorker } from "#tests/support/built-worker.ts";
import { findersTable } from "#worker/db/schema/finder.table.ts";
import { madeUpRequest } from "./made-up-request.ts";
import { rawRequest, sendRaw } from "./raw-request.ts";

const REQUESTS = 20_000;
const SIDE_BY_SIDE = 16;

let folder: string;
let runtime: Runtime;
let port: number;
let token: string;
let uuid: string;

beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), "wiper-finder-raw-"));
	runtime = await startRuntime({ script: await builtWorker(), folder: join(folder, "state") });
	port = Number(new URL(runtime.url).port);
	await migrate(runtime.env.DB);
	token = await makeAdministrator(runtime.env);
	const companyId = await makeCompany(drizzle(runtime.env.DB), []);
	[uuid = ""] = await makeFinders(runtime.env, companyId, 1);
	const options = { carRequests: true, registrations: ["nl_plate" as const] };
	await drizzle(runtime.env.DB).update(findersTable).set(options);
}, 120_000);

afterAll(async () => {
	await runtime?.close();
	rmSync(folder, { recursive: true, force: true });
});

const status = async (lines: string[], body: string | Uint8Array = "") =>
	(await sendRaw(port, rawRequest(lines, body))).status;

test.each(["GET", "HEAD"])("%s with an empty body is a call like any other", async (method) => {
	const lines = (path: string) => [
		`${method} ${path} HTTP/1.1`,
		"Host: finder.test",
		"Connection: close",
		"Content-Length: 0",
	];
	expect(await status(lines("/api/health"))).toBe(200);
	expect(await status(lines("/admin/api/user/current"))).toBe(401);
});

test.each(["GET", "HEAD"])("%s with a body is refused, never dropped", async (method) => {
	const length = [`${method} /api/health HTTP/1.1`, "Host: finder.test", "Connection: close", "Content-Length: 2"];
	expect(await status(length, "{}")).toBe(400);
	const chunked = [
		`${method} /api/health HTTP/1.1`,
		"Host: finder.test",
		"Connection: close",
		"Transfer-Encoding: chunked",
	];
	expect(await status(chunked, "2\r\n{}\r\n0\r\n\r\n")).toBe(400);
});

test.each(["", "a b", "[::1", "finder.test:99999", "%zz", "\u00e9.test", "a:b:c"])(
	"the host %j is no 500",
	async (host) => {
		for (const path of ["/api/health", "/finder/v1/00000000-0000-4000-8000-000000000000"]) {
			expect([400, 404, 200, 0]).toContain(
				await status([`GET ${path} HTTP/1.1`, `Host: ${host}`, "Connection: close"]),
			);
		}
	},
);

test("a body that breaks off is its sender's fault: 400, not 503", async () => {
	const lines = [
		"POST /api/login-check HTTP/1.1",
		"Host: finder.test",
		"Connection: close",
		"Content-Type: application/json",
	];
	expect(await status([...lines, "Transfer-Encoding: chunked"], "zz\r\n{}\r\n")).toBe(400);
	expect([400, 0]).toContain(await status([...lines, "Content-Length: 900"], '{"username":'));
});

test("no bytes that a client sends lead to a 5xx", { timeout: 300_000 }, async () => {
	const random = seededRandom(inject("propertySeed"));
	const requests = Array.from({ length: REQUESTS }, () => madeUpRequest(random, { token, uuid }));
	const failures: string[] = [];
	let answered = 0;
	let at = 0;
	await Promise.all(
		Array.from({ length: SIDE_BY_SIDE }, async () => {
			for (let request = requests[at++]; request; request = requests[at++]) {
				const answer = await sendRaw(port, request);
				if (answer.status > 0) answered++;
				// 501 is the runtime's own, for an unknown method.
				if (answer.status >= 500 && answer.status !== 501)
					failures.push(`${answer.status}: ${JSON.stringify(request.toString("latin1")).slice(0, 600)}`);
			}
		}),
	);
	expect([...new Set(failures)].slice(0, 5)).toEqual([]);
	// Most of them must have reached the worker, else nothing was tested.
	expect(answered).toBeGreaterThan(REQUESTS / 2);
});
