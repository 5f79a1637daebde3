import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { INVOCATION_LIMITS } from "#tests/platform/bench/limits.ts";
import { givenImport, imported } from "#tests/support/catalogue-import.ts";
import { countedBucket } from "#tests/support/counted-bucket.ts";
import { losing } from "#tests/support/losing-database.ts";
import { sender } from "#tests/support/query-plans.ts";
import { call, db, get, givenUser } from "#tests/support/world.ts";
import type { Shard } from "#worker/catalogue/fitment/shard.rules.ts";
import { activateImport } from "#worker/catalogue/import/activate-import.usecases.ts";
import { activeManifest } from "#worker/catalogue/versions/active-manifest.repository.ts";
import { createCallBudget, MAX_CALLS } from "#worker/imports/call-budget.rules.ts";
import { getImmutable } from "#worker/storage/immutable.ts";
import { repeatable } from "../../audit/repeatable-world.ts";

const PATH = "/admin/api/catalogue";
const BRANDS = ["Audi", "Saab", "Volvo"];
const fileOf = (inch: number) =>
	`make,model,year,driver_in\n${BRANDS.map((brand) => `${brand},One,2005-2008,${inch}\n`).join("")}`;
const option = { driver: [11], passenger: [], rear: [], adapterId: null, universalAdapter: false };

/** As many versions as keep their rows, and one more that is received; each brand has one car. */
async function givenSentImport() {
	const { token } = await givenUser("ROLE_ADMIN");
	for (const inch of [14, 15, 16, 17, 18]) await imported(token, fileOf(inch));
	const models = (await call(`${PATH}/car/list`, { token, body: { sortOrder: "asc" } })).body.data;
	const cars: number[] = [];
	for (const { id } of models) cars.push((await get(`${PATH}/car/${id}`, { token })).body.variants[0].variantId);
	const correct = (at: number) =>
		call(`${PATH}/correct`, { token, body: { variantId: cars[at], yearFrom: 2006, yearTo: 2006, options: [option] } });
	await correct(0);
	const run = await givenImport(token, fileOf(20));
	await run.sendAll();
	return { token, correct, run };
}

const sqlOf = (statement: object): string => String(Reflect.get(statement, "statement"));

/**
 * Activates the import, of which the call number `failing` to the database gets lost (0: none). Somebody corrects a car
 * right before the pointer moves.
 */
async function activate({ token, correct, run }: Awaited<ReturnType<typeof givenSentImport>>, failing: number) {
	const { seen, bindings } = losing(failing);
	const { DB } = bindings;
	const batch = DB.batch.bind(DB);
	let movedAt = 0;
	const watched: D1Database["batch"] = async (statements) => {
		const isMoving = statements.some((one) => /update "catalogue_state"/i.test(sqlOf(one)));
		if (isMoving && movedAt === 0) expect((await correct(1)).status).toBe(200);
		const results = await batch<never>(statements);
		if (isMoving) movedAt = seen.calls;
		return results;
	};
	const raced: D1Database = Object.assign(Object.create(DB), { batch: watched, withSession: () => raced });
	const send = sender(token, { ...bindings, DB: raced });
	const reply = await send(`${PATH}/import/${run.id}/activate`, {});
	return { reply, movedAt, calls: seen.calls };
}

/** The sizes that visitors are shown of each brand. */
async function shownSizes(): Promise<string[]> {
	const [active] = await activeManifest(db);
	const shards = active!.manifest.brands.map(([, , hash]) => getImmutable<Shard>(env.MEDIA, "shards", hash));
	return (await Promise.all(shards)).map((shard) => shard!.options.map(([driver]) => driver.join("/")).join(" "));
}

const numberOf = (query: string) => env.DB.prepare(`SELECT count(*) AS n FROM ${query}`).first<number>("n");

test("an activation that is cut off after the pointer moved is finished by its repeat", async () => {
	const begin = await repeatable(givenSentImport);
	const { reply: whole, movedAt, calls } = await activate(await begin(), 0);
	expect(whole.status).toBe(200);
	expect(movedAt).toBeGreaterThan(0);
	expect(calls).toBeGreaterThan(movedAt + 2);
	for (let failing = movedAt + 1; failing <= calls; failing++) {
		const world = await begin();
		const cut = await activate(world, failing);
		expect([failing, cut.reply.status]).toEqual([failing, 503]);
		const again = await world.run.act("activate");
		expect([failing, again.status, shapeOf(again.body)]).toEqual([failing, 200, shapeOf(whole.body)]);
		expect([failing, await shownSizes()]).toEqual([failing, ["20 11", "20 11", "20"]]);
		expect([failing, await numberOf("catalogue_import_chunks")]).toEqual([failing, 0]);
		expect([failing, await numberOf("catalogue_versions WHERE state = 'archived'")]).toEqual([failing, 1]);
		const archived = "version_id IN (SELECT id FROM catalogue_versions WHERE state = 'archived')";
		expect([failing, await numberOf(`fitment_options WHERE ${archived}`)]).toEqual([failing, 0]);
	}
});

/** The version without the times of its making. */
const shapeOf = ({ createdAt: _, activatedAt: __, ...version }: Record<string, unknown>) => version;

test("an activation is handed over before its files, with key numbers too, have more calls than the platform allows", async () => {
	const { token, id: userId } = await givenUser("ROLE_ADMIN");
	const brands = Array.from({ length: 60 }, (_, at) => at);
	const file = (inch: number) =>
		`make,model,year,driver_in,HSN/TSN\n${brands.map((at) => `Brand ${at},One,2005,${inch},00${10 + at}/A${inch}\n`).join("")}`;
	await imported(token, file(20));
	const run = await givenImport(token, file(22), { mode: "merge" });
	await run.sendAll();
	const { seen, media } = countedBucket();
	const budget = createCallBudget(60_000, Date.now);
	const how = { id: run.id, confirmRemoved: null, budget };
	const by = { userId, impersonatedBy: null };
	expect(await activateImport({ db, media, now: Date.now }, how, by)).toBeUndefined();
	expect(seen.calls).toBeGreaterThan(brands.length * 5);
	// The rest is for the database.
	const callsOfRun = (seen.calls / budget.spent()) * MAX_CALLS;
	expect(callsOfRun).toBeLessThan(INVOCATION_LIMITS.subrequests - 1000);
});
