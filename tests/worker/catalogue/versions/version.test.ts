import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { givenImport, imported } from "#tests/support/catalogue-import.ts";
import { call, db, givenUser } from "#tests/support/world.ts";
import { activateImport } from "#worker/catalogue/import/activate-import.usecases.ts";
import { FITMENT_IMPORTS } from "#worker/catalogue/import/fitment-imports.repository.ts";
import { activeManifest } from "#worker/catalogue/versions/active-manifest.repository.ts";
import { createVersionRepository } from "#worker/catalogue/versions/version.repository.ts";
import type { Version } from "#worker/catalogue/versions/version.schema.ts";
import { createVersionRowRepository } from "#worker/catalogue/versions/version-row.repository.ts";
import { openDatabase } from "#worker/db/database.ts";
import { createCallBudget } from "#worker/imports/call-budget.rules.ts";
import { cleanUpImports } from "#worker/imports/clean-up-imports.usecases.ts";

const HEADER = "make,model,year,driver_in\n";
const BRANDS = ["Audi", "BMW", "Citroën", "Dacia", "Škoda", "Łada", "Volvo", "Kia"];
/** More brands than one group holds, so that a version takes several steps. */
const MANY = 120;
const manyBrands = (size: number) =>
	HEADER + Array.from({ length: MANY }, (_, at) => `Brand ${at},Model,2010-2012,${size}\n`).join("");

const versions = createVersionRepository(db);
const context = { db, media: env.MEDIA, now: Date.now };
/** One piece of an activation, as small as it may be. */
const activatePiece = (id: number, userId: number) =>
	activateImport(
		context,
		{ id, confirmRemoved: null, budget: createCallBudget(-1, Date.now) },
		{ userId, impersonatedBy: null },
	);
const rowsOf = (id: number) =>
	env.DB.prepare("SELECT count(*) AS n FROM fitment_options WHERE version_id = ?").bind(id).first<number>("n");

test("a version that takes long is built in several pieces, and visible after the last one only", async () => {
	const { token, id: userId } = await givenUser("ROLE_ADMIN");
	const run = await givenImport(token, manyBrands(26));
	await run.sendAll();
	const first = await activatePiece(run.id, userId);
	expect(first).toMatchObject({ total: MANY });
	expect(await versions.activeId()).toBeNull();
	expect((await run.view()).body.state).toBe("building");
	const steps = [first];
	while (steps.at(-1)) steps.push(await activatePiece(run.id, userId));
	expect(steps.length).toBeGreaterThan(2);
	const { versionId } = (await run.view()).body;
	expect(await versions.view(versionId)).toMatchObject({ active: true, stats: { brands: MANY, spans: MANY } });
});

test("a version that is half built is discarded without a trace", async () => {
	const { token, id: userId } = await givenUser("ROLE_ADMIN");
	const run = await givenImport(token, manyBrands(26));
	await run.sendAll();
	await activatePiece(run.id, userId);
	expect((await run.act("discard")).status).toBe(200);
	const left = await env.DB.prepare(
		"SELECT (SELECT count(*) FROM catalogue_versions) + (SELECT count(*) FROM fitment_options) AS n",
	).first("n");
	expect(left).toBe(0);
});

test("one that is half built when another import is activated starts over it again", async () => {
	const { token, id: userId } = await givenUser("ROLE_ADMIN");
	const run = await givenImport(token, manyBrands(26), { mode: "merge" });
	await run.sendAll();
	await activatePiece(run.id, userId);
	await imported(token, `${HEADER}Saab,9-5,2005,23\n`);
	expect((await run.act("activate")).body.error.code).toBe("catalogue.superseded");
	await run.open();
	expect((await run.act("activate")).body.stats).toMatchObject({ brands: MANY + 1, imported: MANY });
});

test("two people who activate the same import at once get the same version", async () => {
	const { token } = await givenUser("ROLE_ADMIN");
	const run = await givenImport(token, manyBrands(26));
	await run.sendAll();
	const replies = await Promise.all([run.act("activate"), run.act("activate"), run.act("activate")]);
	expect(replies.map(({ status, body }) => [status, body.id])).toEqual(Array(3).fill([200, replies[0]!.body.id]));
	expect(await rowsOf(replies[0]!.body.id)).toBe(MANY);
});

test("of two imports over one version that are activated at once, one wins", async () => {
	const { token } = await givenUser("ROLE_ADMIN");
	const runs = [await givenImport(token, manyBrands(26)), await givenImport(token, manyBrands(24))];
	for (const run of runs) await run.sendAll();
	const replies = await Promise.all(runs.map((run) => run.act("activate")));
	expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
	expect(await versions.activeId()).toBe(replies.find(({ status }) => status === 200)!.body.id);
});

test("going back shows visitors the older version again", async () => {
	const { token } = await givenUser("ROLE_ADMIN");
	const brandsNow = async () => (await activeManifest(db))[0]!.manifest.brands.map(([, name]) => name);
	const old = await imported(token, `${HEADER}Saab,9-5,2005,23\n`);
	const fresh = await imported(token, `${HEADER}Volvo,V70,2005,23\n`);
	expect(await brandsNow()).toEqual(["Volvo"]);
	const back = await call(`/admin/api/catalogue/version/activate/${old.activation.body.id}?confirmRemoved=1`, {
		token,
	});
	expect(back.body).toMatchObject({ id: old.activation.body.id, active: true });
	expect(await brandsNow()).toEqual(["Saab"]);
	const search = `#${fresh.activation.body.id}`;
	const named = await call("/admin/api/catalogue/version/list", { token, body: { search } });
	expect(named.body.data.map(({ id }: Version) => `#${id}`)).toContain(search);
	const list = await call("/admin/api/catalogue/version/list", { token, body: { sortField: "id" } });
	expect(list.body.data.map(({ id, active }: Version) => [id, active])).toEqual([
		[fresh.activation.body.id, false],
		[old.activation.body.id, true],
	]);
});

test("a version that is not complete, or not there, is never activated", async () => {
	const { token, id: userId } = await givenUser("ROLE_ADMIN");
	const run = await givenImport(token, manyBrands(26));
	await run.sendAll();
	await activatePiece(run.id, userId);
	const { versionId } = (await run.view()).body;
	const early = await call(`/admin/api/catalogue/version/activate/${versionId}`, { token });
	expect([early.status, early.body.error.code]).toEqual([409, "catalogue.version_incomplete"]);
	const missing = await call("/admin/api/catalogue/version/activate/999", { token });
	expect([missing.status, missing.body.error.code]).toEqual([404, "catalogue.version_not_found"]);
	expect(await versions.activeId()).toBeNull();
});

test("the active version and four more keep rows; older ones come back from their shards", async () => {
	const { token } = await givenUser("ROLE_ADMIN");
	const ids: number[] = [];
	for (const brand of BRANDS.slice(0, 7)) {
		ids.push((await imported(token, `${HEADER}${brand},One,2005-2008,23\n${brand},Two,2005,24\n`)).activation.body.id);
	}
	expect(await Promise.all(ids.map(rowsOf))).toEqual([0, 0, 2, 2, 2, 2, 2]);
	expect((await versions.view(ids[0]!)).state).toBe("archived");
	const back = await call(`/admin/api/catalogue/version/activate/${ids[0]}?confirmRemoved=2`, { token });
	expect(back.body).toMatchObject({ state: "complete", active: true, stats: { imported: 2 } });
	expect(await Promise.all(ids.map(rowsOf))).toEqual([2, 0, 0, 2, 2, 2, 2]);
	const merged = await imported(token, `${HEADER}Audi,Three,2009,25\n`, { mode: "merge" });
	expect(merged.activation.body.stats).toMatchObject({ brands: 1, models: 3 });
});

test("the rows of a version go by whole brands, so that one that is left is never taken for whole", async () => {
	const { token } = await givenUser("ROLE_ADMIN");
	const old = (await imported(token, `${HEADER}Audi,One,2005,23\nSaab,One,2005,24\n`)).activation.body.id;
	await imported(token, `${HEADER}Audi,One,2005,25\nSaab,One,2005,26\n`);
	await env.DB.batch([
		env.DB.prepare("UPDATE catalogue_versions SET state = 'archived' WHERE id = ?").bind(old),
		// More than one statement deletes, in turns of the brands.
		env.DB.prepare(
			`WITH RECURSIVE n(i) AS (SELECT 1000 UNION ALL SELECT i + 1 FROM n WHERE i < 14000)
			INSERT INTO fitment_options (version_id, brand_id, variant_id, year_from, option_no, driver, passenger, rear)
			SELECT version_id, brand_id, variant_id, i, 2, '20', '', ''
			FROM n, (SELECT * FROM fitment_options WHERE version_id = ?1)`,
		).bind(old),
	]);
	const brandsLeft = async () =>
		(
			await env.DB.prepare("SELECT count(*) FROM fitment_options WHERE version_id = ? GROUP BY brand_id")
				.bind(old)
				.raw<number[]>()
		).flat();
	expect(await brandsLeft()).toEqual([13_002, 13_002]);
	const rows = createVersionRowRepository(db);
	const once = () => createCallBudget(-1, Date.now);
	await rows.drop([old], once());
	expect([[], [13_002]]).toContainEqual(await brandsLeft());
	while (!(await rows.drop([old], once())));
	expect(await rowsOf(old)).toBe(0);
});

test("nightly, abandoned imports end and their rows go", async () => {
	const { token } = await givenUser("ROLE_ADMIN");
	const run = await givenImport(token, manyBrands(26));
	await run.sendAll();
	const days = (count: number) => Date.now() + count * 86_400_000;
	await cleanUpImports(db, FITMENT_IMPORTS, days(6));
	expect((await run.view()).body.state).toBe("receiving");
	await cleanUpImports(db, FITMENT_IMPORTS, days(8));
	expect((await run.view()).body.state).toBe("discarded");
	expect(await env.DB.prepare("SELECT count(*) AS n FROM catalogue_import_chunks").first("n")).toBe(0);
	await cleanUpImports(db, FITMENT_IMPORTS, days(40));
	expect((await run.view()).status).toBe(404);
});

test("the sweep learns of years of versions without reading a manifest, and each hash a few times only", async () => {
	const { token } = await givenUser("ROLE_ADMIN");
	await imported(token, manyBrands(26));
	const known = await versions.hashes();
	await env.DB.prepare(
		`WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < 200)
		INSERT INTO catalogue_versions (id, state, stats, created_at, manifest)
		SELECT i, 'archived', stats, 1, json_set(manifest, '$.brands[0][2]', 'shard ' || i)
		FROM catalogue_versions, n WHERE id = 1`,
	).run();
	await env.DB.prepare(
		`INSERT INTO version_brands (version_id, brand_id, shard_hash, imported_hash, key_numbers, facts)
		SELECT v.id, brand_id, shard_hash, 'imported', 'numbers ' || brand_id, facts
		FROM version_brands b, catalogue_versions v WHERE b.version_id = 1 AND v.id > 1`,
	).run();
	let rows = 0;
	const DB: D1Database = Object.assign(Object.create(env.DB), {
		prepare: (text: string) => env.DB.prepare(text),
		batch: async (statements: D1PreparedStatement[]) => {
			const results = await env.DB.batch(statements);
			for (const result of results) rows += result.results.length;
			return results;
		},
	});
	const hashes = await createVersionRepository(openDatabase(DB)).hashes();
	const added = [...hashes].filter((hash) => !known.has(hash)).map((hash) => hash.split(" ")[0]);
	const inVersion = env.DB.prepare("SELECT count(*) AS n FROM version_brands WHERE version_id = 1");
	const brands = Number(await inVersion.first("n"));
	expect([...known].filter((hash) => !hashes.has(hash))).toEqual([]);
	expect(hashes.size).toBe(known.size + 199 + 1 + brands);
	expect(new Set(added)).toEqual(new Set(["shard", "imported", "numbers"]));
	expect(rows).toBeLessThan((200 * brands) / 10);
});

test("everything that a version points to is known to the sweep", async () => {
	const { token, id: userId } = await givenUser("ROLE_ADMIN");
	await imported(token, `${HEADER}Saab,9-5,2005,23\n`);
	const building = await givenImport(token, manyBrands(26), { mode: "merge" });
	await building.sendAll();
	await activatePiece(building.id, userId);
	const { objects } = await env.MEDIA.list();
	const versionObjects = objects.filter(({ key }) => !key.startsWith("differences/"));
	const stored = versionObjects.map(({ key }) => key.slice(key.indexOf("/") + 1));
	const known = await versions.hashes();
	expect(stored.filter((hash) => !known.has(hash))).toEqual([]);
	expect(stored.length).toBeGreaterThan(18);
});
