import { drizzle } from "drizzle-orm/d1";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeAdministrator } from "#scripts/bench/shop.ts";
import { scanFile } from "#worker/catalogue/import/fitment-file.rules.ts";
import type { ModelList } from "#worker/catalogue/vehicles/model-list.rules.ts";
import { createVersionRepository } from "#worker/catalogue/versions/version.repository.ts";
import { fileParts } from "#worker/imports/import-file.rules.ts";
import { type Platform, startPlatform } from "./bench/platform.ts";

const PATH = "/admin/api/catalogue";
const FILE = "make,model,year,driver_in,passenger_in,body\nSaab,95,1968-1973,11,11,Estate\n";
const BRANDS = 4_000;
const MODELS_PER_BRAND = 100;

let platform: Platform;
let token: string;

beforeAll(async () => {
	platform = await startPlatform({ heapMb: 110 });
	token = await makeAdministrator(platform.env);
});

afterAll(() => platform?.close());

async function post(path: string, body: object = {}) {
	const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
	const answer = await platform.call(PATH + path, { method: "POST", headers, body: JSON.stringify(body) });
	return { status: answer.status, body: JSON.parse(await answer.text()) };
}

async function* bytesOf(text: string) {
	yield new TextEncoder().encode(text);
}

/** The id of the only variant of a catalogue that is shown. */
async function givenVariant(): Promise<number> {
	const file = await scanFile(bytesOf(FILE));
	if (!file.ok) throw new Error(file.code);
	const { fileHash, mapping, parts, rows } = file;
	const { id } = (await post("/import", { fileHash, mapping, parts, rows })).body;
	for await (const part of fileParts(bytesOf(FILE), mapping)) await post(`/import/${id}/rows`, part);
	await post(`/import/${id}/activate`);
	return (await platform.env.DB.prepare("SELECT id FROM vehicle_variants").first<number>("id")) ?? 0;
}

/** The list that visitors load. */
async function shownModels(hash: string | null): Promise<ModelList> {
	const answer = await platform.call(`/finder/v1/models/${hash}`);
	const list: ModelList = JSON.parse(await answer.text());
	return list;
}

const NUMBERS = "WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ?1)";
/** The values: brands, models of each. */
const ADD_BRANDS = `${NUMBERS}
	INSERT INTO vehicle_brands (id, name, name_key) SELECT 1000 + n, 'Brand ' || n, 'brand ' || n FROM number WHERE n <= ?1`;
/** The facts of brands as the worker stores them. */
const ADD_FACTS = `${NUMBERS}
	INSERT INTO version_brands (version_id, brand_id, shard_hash, facts)
	SELECT (SELECT active_version_id FROM catalogue_state), 1000 + b.n, 'AAAAAAAAAAAAAAAA', json_object(
		'imported', ?2, 'merged', 0, 'spans', ?2,
		'models', (SELECT json_group_array(json_array(1000 * b.n + m.n, 'Model ' || b.n || ' of ' || m.n, json_object(
			'y', json_array(2000, 2004, 2006, 2010), 'b', json_array('Estate', 'Saloon')))) FROM number m WHERE m.n <= ?2),
		'variantIds', (SELECT json_group_array(1000 * b.n + m.n) FROM number m WHERE m.n <= ?2),
		'pairs', json_array(json_array(24, 18)), 'rears', json_array(12))
	FROM number b`;

test("one car is corrected in a catalogue of 400,000 models, in the heap that an isolate has", {
	timeout: 480_000,
}, async () => {
	const variantId = await givenVariant();
	await platform.env.DB.prepare(ADD_BRANDS).bind(BRANDS).run();
	await platform.env.DB.prepare(ADD_FACTS).bind(BRANDS, MODELS_PER_BRAND).run();
	const options = [{ driver: [12], passenger: [12] }];
	const corrected = await post("/correct", { variantId, yearFrom: 1968, yearTo: 1973, options });
	expect(corrected.status).toBe(200);
	const { manifest, stats } = (await createVersionRepository(drizzle(platform.env.DB)).active())!;
	expect(stats.models).toBe(BRANDS * MODELS_PER_BRAND + 1);
	const models = await shownModels(manifest.models);
	expect(models.brands.map(([, , list]) => list.length)).toEqual([...Array(BRANDS).fill(MODELS_PER_BRAND), 1]);
});
