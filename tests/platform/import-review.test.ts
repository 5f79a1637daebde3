import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { makeAdministrator } from "#scripts/bench/shop.ts";
import { ADAPTER_UNKNOWN } from "#worker/catalogue/fitment/shard.rules.ts";
import { type Platform, startPlatform } from "./bench/platform.ts";

const PATH = "/admin/api/catalogue/import";
const BRANDS = 40;
const ROWS_PER_PART = 500;

let platform: Platform;
let token: string;

beforeAll(async () => {
	platform = await startPlatform({ isolates: 2, heapMb: 110 });
	token = await makeAdministrator(platform.env);
});

afterAll(() => platform?.close());

beforeEach(() => platform.takeReport());

async function post(path: string, body: object, isolate = 0) {
	const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
	const answer = await platform.call(
		`${PATH}${path}`,
		{ method: "POST", headers, body: JSON.stringify(body) },
		isolate,
	);
	return { status: answer.status, body: JSON.parse(await answer.text()) };
}

/** A page of what an import changes, in as many calls as it takes. */
async function page(id: number, input: object, isolate = 0) {
	for (;;) {
		const answer = await post(`/${id}/difference`, input, isolate);
		if (answer.status !== 202) return answer;
	}
}

/** An import of so many cars, whose parts are stored already. */
async function givenStagedRows(rows: number, inches: number): Promise<number> {
	const mapping = { columns: { brand: 0, model: 1, year: 2, driver: 3 } };
	const parts = rows / ROWS_PER_PART;
	const { id } = (await post("", { fileHash: String(rows + inches).padStart(64, "0"), parts, rows, mapping })).body;
	await platform.env.DB.batch([
		platform.env.DB.prepare(STAGE).bind(id, BRANDS, parts / BRANDS, ROWS_PER_PART, inches),
		platform.env.DB.prepare(RECEIVE).bind(id, parts, ROWS_PER_PART),
	]);
	return id;
}

const NUMBERS = "WITH RECURSIVE number(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM number WHERE n < 999)";

/** Chunks as the worker stores them; the values: import, brands, parts of each, rows of each, inches. */
const STAGE = `${NUMBERS}
	INSERT INTO catalogue_import_chunks (import_id, brand_key, part, rows)
	SELECT ?1, 'brand ' || b.n, p.n + 1, json_object('brand', 'Brand ' || b.n, 'rows', (
		SELECT json_group_array(json_object(
			'rowNo', r.n + 2, 'model', 'Model ' || CAST(p.n * ?4 + r.n AS INTEGER), 'body', 'Estate', 'steering', '',
			'note', '', 'from', 2000, 'to', 2010,
			'options', json_array(json_array(json_array(CAST(?5 AS INTEGER)), json_array(), json_array(), ${ADAPTER_UNKNOWN}))
		)) FROM number r WHERE r.n < ?4))
	FROM (SELECT n FROM number WHERE n < ?2) b, (SELECT n FROM number WHERE n < ?3) p`;

/** The parts as received; the values: import, parts, rows of each. */
const RECEIVE = `${NUMBERS}
	INSERT INTO catalogue_import_parts (import_id, part, content_hash, rows, refused)
	SELECT ?1, n + 1, '', ?3, 0 FROM number WHERE n < ?2`;

test("the second page of 20,000 differences reads nothing again, in another isolate either", {
	timeout: 480_000,
}, async () => {
	const id = await givenStagedRows(20_000, 24);
	const first = await page(id, { page: 1, pageSize: 50 });
	expect([first.status, first.body.totalItemCount]).toEqual([200, 20_000]);
	await platform.takeReport();
	const second = await page(id, { page: 2, pageSize: 50 }, 1);
	expect([second.status, second.body.data.length, second.body.totals.added]).toEqual([200, 50, 20_000]);
	expect(second.body.data[0]).not.toEqual(first.body.data[0]);
	const last = await page(id, { page: 400, pageSize: 50 }, 1);
	expect(last.body.data.length).toBe(50);
	const { invocations, writes } = await platform.takeReport();
	expect(writes).toEqual([]);
	expect(invocations.length).toBeGreaterThan(1);
	for (const { calls } of invocations) {
		expect(calls.filter(({ text }) => text.includes("catalogue_import_chunks"))).toEqual([]);
		expect(calls.filter(({ storage }) => storage === "r2").length).toBeLessThanOrEqual(3);
	}
});

test("400,000 rows are compared in the memory that an isolate has", { timeout: 480_000 }, async () => {
	const before = await givenStagedRows(400_000, 24);
	while ((await post(`/${before}/activate`, {})).status === 202);
	const id = await givenStagedRows(400_000, 26);
	const { status, body } = await page(id, { search: "model 9999", pageSize: 100 });
	expect([status, body.totalItemCount, body.totals]).toMatchObject([200, BRANDS, { changed: 400_000 }]);
	expect(body.rows).toEqual({ imported: 400_000, merged: 0 });
});
