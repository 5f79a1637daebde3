import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { makeAdministrator } from "#scripts/bench/shop.ts";
import { scanFile } from "#worker/catalogue/import/fitment-file.rules.ts";
import { fileParts } from "#worker/imports/import-file.rules.ts";
import { R2_ERRORS } from "./bench/limits.ts";
import { type Platform, startPlatform } from "./bench/platform.ts";

const PATH = "/admin/api/catalogue";
const MAX_SECONDS = 30;
const MAX_CALLS = 900;

let platform: Platform;
let token: string;

beforeAll(async () => {
	platform = await startPlatform();
	token = await makeAdministrator(platform.env);
});

afterAll(() => platform?.close());

beforeEach(() => platform.setRules({ delayMs: 0, fault: null }));

async function post(path: string, body: object = {}) {
	const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
	const answer = await platform.call(`${PATH}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
	return { status: answer.status, body: JSON.parse(await answer.text()) };
}

async function* bytesOf(text: string) {
	yield new TextEncoder().encode(text);
}

/** A received file: a car of each of so many brands. */
async function givenSentImport(brands: number, inches: number, mode: "replace" | "merge" = "replace"): Promise<number> {
	const rows = Array.from({ length: brands }, (_, at) => `Brand ${at},One,2005-2012,${inches},19`);
	const text = `make,model,year,driver_in,passenger_in\n${rows.join("\n")}\n`;
	const file = await scanFile(bytesOf(text));
	if (!file.ok) throw new Error(file.code);
	const { fileHash, mapping, parts } = file;
	const options = { mode, dryRun: false };
	const { id } = (await post("/import", { fileHash, mapping, parts, rows: brands, options })).body;
	for await (const part of fileParts(bytesOf(text), mapping)) await post(`/import/${id}/rows`, part);
	return id;
}

/** Activates an import, in as many calls as it takes. */
async function activate(id: number) {
	const seconds: number[] = [];
	for (;;) {
		const begun = performance.now();
		const answer = await post(`/import/${id}/activate`);
		seconds.push((performance.now() - begun) / 1000);
		if (answer.status !== 202) return { ...answer, seconds };
	}
}

async function report() {
	const { invocations, writes } = await platform.takeReport();
	const written = writes.map(({ invocation, key }) => `${invocation} ${key}`);
	return {
		calls: invocations.map(({ calls }) => calls.filter(({ storage }) => storage === "d1").length),
		writes: written.length,
		twice: written.filter((one, at) => written.indexOf(one) !== at),
	};
}

const stagedRows = () => platform.env.DB.prepare("SELECT count(*) AS n FROM catalogue_import_chunks").first("n");

test("activation, a correction and going back put no object twice", async () => {
	const first = await activate(await givenSentImport(20, 24));
	const { data } = (await post("/car/list", { pageSize: 50 })).body;
	const headers = { authorization: `Bearer ${token}` };
	const second = await activate(await givenSentImport(20, 26));
	const replies = [];
	for (const { id } of data) {
		const car = JSON.parse(await (await platform.call(`${PATH}/car/${id}`, { headers })).text());
		const body = { variantId: car.variants[0].variantId, yearFrom: 2006, yearTo: 2006, options: [] };
		replies.push(await post("/correct", body));
	}
	const back = await post(`/version/activate/${first.body.id}`);
	expect([first, second, ...replies, back].map(({ status }) => status)).toEqual(Array(23).fill(200));
	const { writes, twice, calls } = await report();
	expect(writes).toBeGreaterThan(80);
	expect(twice).toEqual([]);
	// Not several for each brand.
	expect(calls.at(-1)).toBeLessThan(40);
});

test("what going back would change is read once, also if a call breaks off", async () => {
	const first = await activate(await givenSentImport(120, 24));
	await activate(await givenSentImport(120, 26));
	await platform.takeReport();
	const difference = async () => {
		const headers = { authorization: `Bearer ${token}` };
		const answer = await platform.call(`${PATH}/version/difference/${first.body.id}`, { headers });
		const { invocations } = await platform.takeReport();
		const calls = invocations.flatMap((invocation) => invocation.calls);
		const reads = calls.filter(({ operation, text }) => operation === "get" && text.startsWith("shards/")).length;
		return { status: answer.status, totals: JSON.parse(await answer.text()).totals, reads };
	};
	const message = R2_ERRORS[0] ?? "";
	await platform.setRules({ fault: { storage: "r2", message, containing: "get shards/", skip: 239 } });
	expect((await difference()).status).toBe(503);
	await platform.setRules({ fault: null });
	const whole = { status: 200, totals: { added: 0, changed: 120, gone: 0 } };
	expect([await difference(), await difference()]).toEqual([
		{ ...whole, reads: 40 },
		{ ...whole, reads: 0 },
	]);
});

test("a catalogue of 200 brands, 100 ms a call, is activated in calls that the platform allows", async () => {
	const id = await givenSentImport(200, 22);
	await platform.takeReport();
	await platform.setRules({ delayMs: 100 });
	const { status, body, seconds } = await activate(id);
	expect([status, body.stats.brands]).toEqual([200, 200]);
	expect(Math.max(...seconds)).toBeLessThan(MAX_SECONDS);
	expect(Math.max(...(await report()).calls)).toBeLessThan(MAX_CALLS);
	expect(await stagedRows()).toBe(0);
});

test("so is one of 1,500 brands", { timeout: 480_000 }, async () => {
	const id = await givenSentImport(1500, 22, "merge");
	await platform.takeReport();
	const { status, body, seconds } = await activate(id);
	expect([status, body.stats.brands]).toEqual([200, 1500]);
	expect(Math.max(...seconds)).toBeLessThan(MAX_SECONDS);
	const { calls } = await report();
	expect(Math.max(...calls)).toBeLessThan(MAX_CALLS);
	// A few for each group of 50, so that the calls don't grow with the brands.
	expect(calls.reduce((sum, count) => sum + count, 0)).toBeLessThan(300);
	expect(await stagedRows()).toBe(0);
});
