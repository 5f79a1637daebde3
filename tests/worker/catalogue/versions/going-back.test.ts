import { env } from "cloudflare:workers";
import { afterEach, expect, test, vi } from "vitest";
import { INVOCATION_LIMITS } from "#tests/platform/bench/limits.ts";
import { imported } from "#tests/support/catalogue-import.ts";
import { countedBucket } from "#tests/support/counted-bucket.ts";
import { interrupted } from "#tests/support/interrupted-database.ts";
import { sender } from "#tests/support/query-plans.ts";
import { call, db, get, givenUser } from "#tests/support/world.ts";
import type { Shard } from "#worker/catalogue/fitment/shard.rules.ts";
import { activeManifest } from "#worker/catalogue/versions/active-manifest.repository.ts";
import { applyCorrections } from "#worker/catalogue/versions/patch-version.usecases.ts";
import { createVersionRepository } from "#worker/catalogue/versions/version.repository.ts";
import { activateVersion } from "#worker/catalogue/versions/version.usecases.ts";
import { createCallBudget, MAX_CALLS } from "#worker/imports/call-budget.rules.ts";
import { runFrequent } from "#worker/jobs/frequent.usecases.ts";
import { getImmutable } from "#worker/storage/immutable.ts";
import { atWrite } from "../../audit/recorded-batches.ts";

const PATH = "/admin/api/catalogue";
const fileOf = (inch: number) => `make,model,year,driver_in\nSaab,One,2005-2008,${inch}\n`;
const versions = createVersionRepository(db);

afterEach(() => {
	vi.restoreAllMocks();
});

/** Two versions of one car, of which the second is active. */
async function givenVersions() {
	const { token } = await givenUser("ROLE_ADMIN");
	const [old, current] = [await imported(token, fileOf(20)), await imported(token, fileOf(22))];
	const [car] = (await call(`${PATH}/car/list`, { token })).body.data;
	const { variantId } = (await get(`${PATH}/car/${car.id}`, { token })).body.variants[0];
	const option = { driver: [11], passenger: [], rear: [], adapterId: null, universalAdapter: false };
	return {
		...{ token, modelId: car.id, oldId: old.activation.body.id, currentId: current.activation.body.id },
		goBack: (query = "") => call(`${PATH}/version/activate/${old.activation.body.id}${query}`, { token }),
		correct: () =>
			call(`${PATH}/correct`, { token, body: { variantId, yearFrom: 2006, yearTo: 2006, options: [option] } }),
	};
}

test("going back does not undo what somebody else activates at the same time", async () => {
	const { token, goBack } = await givenVersions();
	let other = 0;
	atWrite(1, {
		before: async () => {
			other = (await imported(token, fileOf(24))).activation.body.id;
		},
	});
	const refused = await goBack();
	expect([refused.status, refused.body.error.code]).toEqual([409, "catalogue.version_overtaken"]);
	expect(await versions.activeId()).toBe(other);
});

test("going back from what was seen is refused when something else is active", async () => {
	const { token, oldId, currentId, goBack } = await givenVersions();
	const other = await imported(token, fileOf(24));
	const refused = await goBack(`?over=${currentId}`);
	expect([refused.status, refused.body.error.code]).toEqual([409, "catalogue.version_overtaken"]);
	expect((await goBack(`?over=${other.activation.body.id}`)).status).toBe(200);
	// Repeated after a lost answer, when it is active itself.
	expect((await goBack(`?over=${other.activation.body.id}`)).body).toMatchObject({ id: oldId, active: true });
});

test("going back when none was seen to be active is refused when one is", async () => {
	const { token, oldId, currentId, goBack } = await givenVersions();
	const seen = async () => (await get(`${PATH}/version/difference/${oldId}`, { token })).body.activeId;
	expect(await seen()).toBe(currentId);
	await env.DB.prepare("UPDATE catalogue_state SET active_version_id = NULL").run();
	expect(await seen()).toBeNull();
	const other = await imported(token, fileOf(24));
	const refused = await goBack("?over=none");
	expect([refused.status, refused.body.error.code]).toEqual([409, "catalogue.version_overtaken"]);
	expect(await versions.activeId()).toBe(other.activation.body.id);
});

const shownOptions = async () => {
	const [active] = await activeManifest(db);
	const shard = await getImmutable<Shard>(env.MEDIA, "shards", active!.manifest.brands[0]![2]);
	return shard!.options.map(([driver]) => driver);
};

test("a correction that is made while somebody goes back is shown", async () => {
	const { goBack, correct } = await givenVersions();
	atWrite(1, { before: async () => void (await correct()) });
	expect((await goBack()).status).toBe(200);
	expect(await shownOptions()).toEqual([[20], [11]]);
});

test("what is corrected, withdrawn or named while somebody goes back is so in the version that visitors then see", async () => {
	const { token, modelId, currentId, goBack, correct } = await givenVersions();
	const whileGoingBack = async (save: () => ReturnType<typeof call>) => {
		await call(`${PATH}/version/activate/${currentId}`, { token });
		atWrite(1, { before: async () => void (await goBack()) });
		const { status, body } = await save();
		vi.restoreAllMocks();
		expect(status).toBe(200);
		return body;
	};
	const { data } = await whileGoingBack(correct);
	expect(await shownOptions()).toEqual([[20], [11]]);
	await whileGoingBack(() => call(`${PATH}/car/alias`, { token, body: { modelId, text: "uno" } }));
	const { models } = (await activeManifest(db))[0]!.manifest;
	expect(JSON.stringify(await getImmutable(env.MEDIA, "models", models!))).toContain("uno");
	await whileGoingBack(() => call(`${PATH}/correct/remove`, { token, body: { id: data[0].id } }));
	expect(await shownOptions()).toEqual([[20]]);
});

test("a correction that was withdrawn stays withdrawn in a version from before brands named their corrections", async () => {
	const { token, oldId, currentId, goBack, correct } = await givenVersions();
	const { id } = (await correct()).body.data[0];
	await goBack();
	expect(await shownOptions()).toEqual([[20], [11]]);
	await call(`${PATH}/version/activate/${currentId}`, { token });
	await call(`${PATH}/correct/remove`, { token, body: { id } });
	await env.DB.prepare("UPDATE version_brands SET corrections = NULL WHERE version_id = ?").bind(oldId).run();
	await goBack();
	expect(await shownOptions()).toEqual([[20]]);
});

const archive = (id: number) =>
	env.DB.batch([
		env.DB.prepare("UPDATE catalogue_versions SET state = 'archived' WHERE id = ?").bind(id),
		env.DB.prepare("DELETE FROM fitment_options WHERE version_id = ?").bind(id),
	]);

test("a version that is archived while somebody goes back to it has its rows again", async () => {
	const { oldId, goBack } = await givenVersions();
	atWrite(1, { before: async () => void (await archive(oldId)) });
	expect((await goBack()).body).toMatchObject({ state: "complete", active: true });
	const rows = env.DB.prepare("SELECT count(*) AS n FROM fitment_options WHERE version_id = ?").bind(oldId);
	expect(await rows.first("n")).toBe(1);
});

test("a version with many corrected brands is shown once all are corrected, in several calls if they take long", async () => {
	const { token, id: userId } = await givenUser("ROLE_ADMIN");
	const file = (inch: number) =>
		`make,model,year,driver_in\n${["Audi", "Saab", "Volvo"].map((brand) => `${brand},One,2005-2008,${inch}\n`).join("")}`;
	const old = (await imported(token, file(20))).activation.body.id;
	const current = (await imported(token, file(22))).activation.body.id;
	const option = { driver: [11], passenger: [], rear: [], adapterId: null, universalAdapter: false };
	for (const { id } of (await call(`${PATH}/car/list`, { token })).body.data) {
		const { variantId } = (await get(`${PATH}/car/${id}`, { token })).body.variants[0];
		await call(`${PATH}/correct`, { token, body: { variantId, yearFrom: 2006, yearTo: 2006, options: [option] } });
	}
	// As large as a brand that is written alone.
	await env.DB.prepare("UPDATE version_brands SET facts = json_set(facts, '$.spans', 15000)").run();
	const context = { db, media: env.MEDIA, now: Date.now };
	const piece = () => activateVersion(context, { id: old, budgetMs: -1 }, { userId, impersonatedBy: null });
	expect([await piece(), await piece()]).toEqual([
		{ done: 1, total: 3 },
		{ done: 1, total: 2 },
	]);
	expect(await versions.activeId()).toBe(current);
	expect(await piece()).toMatchObject({ id: old, active: true });
	expect((await activeManifest(db))[0]!.manifest.brands.map(([, name]) => name)).toEqual(["Audi", "Saab", "Volvo"]);
	expect(await shownOptions()).toEqual([[20], [11]]);
});

test("an archived version whose rows go again while they come back stays archived", async () => {
	const { token, oldId, currentId } = await givenVersions();
	await archive(oldId);
	const path = (id: number) => `${PATH}/version/activate/${id}`;
	let isOver = false;
	const DB: D1Database = Object.assign(Object.create(env.DB), {
		batch: env.DB.batch.bind(env.DB),
		withSession: () => DB,
		prepare: (sql: string) => {
			const real = env.DB.prepare(sql);
			if (isOver || !/update "catalogue_versions" set "state"/i.test(sql)) return real;
			isOver = true;
			const run = async (bound: D1PreparedStatement) => {
				expect((await call(path(currentId), { token })).status).toBe(200);
				return bound.run();
			};
			return { bind: (...values: unknown[]) => ({ run: () => run(real.bind(...values)) }) };
		},
	});
	expect((await sender(token, { ...env, DB })(path(oldId), {})).status).toBe(200);
	expect(isOver).toBe(true);
	expect(await versions.view(oldId)).toMatchObject({ state: "archived", active: false });
});

/** So many that their rows come back in two steps. */
const MANY = Array.from({ length: 25 }, (_, at) => `Brand ${at}`);

/** Somebody goes back to an archived version, and closes the tab when visitors see it. */
async function givenCutOff(spans?: number) {
	const { token, id: userId } = await givenUser("ROLE_ADMIN");
	const file = (inch: number) =>
		`make,model,year,driver_in\n${MANY.map((brand) => `${brand},One,2005,${inch}\n`).join("")}`;
	const { id } = (await imported(token, file(20))).activation.body;
	await imported(token, file(22));
	await archive(id);
	if (spans !== undefined)
		await env.DB.prepare("UPDATE version_brands SET facts = json_set(facts, '$.spans', ?)").bind(spans).run();
	const continueActivation = () =>
		activateVersion({ db, media: env.MEDIA, now: Date.now }, { id, budgetMs: -1 }, { userId, impersonatedBy: null });
	const cutOff = await continueActivation();
	const lacking = async () => {
		const count = "SELECT count(DISTINCT brand_id) AS n FROM fitment_options WHERE version_id = ?";
		return MANY.length - ((await env.DB.prepare(count).bind(id).first<number>("n")) ?? 0);
	};
	return { token, id, cutOff, continueActivation, lacking };
}

test("going back to an archived version that was cut off goes on by itself, once visitors see it", async () => {
	const { id, cutOff, lacking } = await givenCutOff();
	expect([cutOff, await lacking()]).toMatchObject([{ id, state: "archived", active: true }, 5]);
	await runFrequent(env, Date.now());
	expect([await versions.view(id), await lacking()]).toMatchObject([{ state: "complete", active: true }, 0]);
});

test("as many brands of an archived version get their rows together as fit into memory", async () => {
	const { cutOff, lacking } = await givenCutOff(9000);
	expect([cutOff, await lacking()]).toMatchObject([{ state: "archived", active: true }, MANY.length - 2]);
});

test("going back to an archived version that was cut off goes on when it is repeated", async () => {
	const { id, continueActivation, lacking } = await givenCutOff();
	expect([await continueActivation(), await lacking()]).toMatchObject([{ id, state: "complete", active: true }, 0]);
});

test("a brand that is corrected while its rows come back keeps the correction's", async () => {
	const { token, id, lacking } = await givenCutOff();
	const last = await env.DB.prepare(
		`SELECT m.id AS modelId, v.id AS variantId FROM vehicle_variants v JOIN vehicle_models m ON m.id = v.model_id
			WHERE m.brand_id NOT IN (SELECT brand_id FROM fitment_options WHERE version_id = ?)`,
	)
		.bind(id)
		.first<{ modelId: number; variantId: number }>();
	const option = { driver: [11], passenger: [], rear: [], adapterId: null, universalAdapter: false };
	const correction = { variantId: last!.variantId, yearFrom: 2006, yearTo: 2006, options: [option] };
	const correct = async () => expect((await call(`${PATH}/correct`, { token, body: correction })).status).toBe(200);
	await runFrequent(interrupted(/insert into "fitment_options"/i, correct), Date.now());
	const shown = async () => {
		const { data } = (await call(`${PATH}/car/list`, { token, body: { pageSize: 100 } })).body;
		return data.find((car: { id: number }) => car.id === last!.modelId);
	};
	expect(await shown()).toMatchObject({ yearFrom: 2005, yearTo: 2006 });
	await runFrequent(env, Date.now());
	expect([await versions.view(id), await lacking()]).toMatchObject([{ state: "complete", active: true }, 0]);
	expect(await shown()).toMatchObject({ yearFrom: 2005, yearTo: 2006 });
});

test("corrections are applied to as many small brands at a time as the platform allows calls for their files", async () => {
	const { token } = await givenUser("ROLE_ADMIN");
	const small = Array.from({ length: 300 }, (_, at) => `Brand ${at},One,2005-2008,20\n`);
	const { activation } = await imported(token, `make,model,year,driver_in\n${small.join("")}`);
	await env.DB.prepare("UPDATE version_brands SET corrections = 'older'").run();
	const { seen, media } = countedBucket();
	const apply = async () => {
		const [budget, before] = [createCallBudget(60_000, Date.now, 30), seen.calls];
		const progress = await applyCorrections({ db, media, now: Date.now }, activation.body.id, budget);
		const calls = seen.calls - before;
		expect(calls).toBeGreaterThan(100);
		expect(calls).toBeLessThanOrEqual((budget.spent() / MAX_CALLS) * (INVOCATION_LIMITS.subrequests - 1000));
		return progress;
	};
	expect(await apply()).toEqual({ done: 200, total: 300 });
	expect(await apply()).toBeUndefined();
});
