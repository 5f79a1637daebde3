import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { givenImport, type ImportOptions, imported } from "#tests/support/catalogue-import.ts";
import { lost } from "#tests/support/losing-database.ts";
import { sender } from "#tests/support/query-plans.ts";
import { call, db, get, givenUser, type Reply } from "#tests/support/world.ts";
import { activateImport } from "#worker/catalogue/import/activate-import.usecases.ts";
import { FITMENT_IMPORTS } from "#worker/catalogue/import/fitment-imports.repository.ts";
import { activeManifest } from "#worker/catalogue/versions/active-manifest.repository.ts";
import { createVersionRepository } from "#worker/catalogue/versions/version.repository.ts";
import { openDatabase } from "#worker/db/database.ts";
import { createCallBudget } from "#worker/imports/call-budget.rules.ts";
import { cleanUpImports } from "#worker/imports/clean-up-imports.usecases.ts";

const PATH = "/admin/api/catalogue";
const fileOf = (inch: number) => `make,model,year,driver_in\nSaab,One,2005-2008,${inch}\n`;
const option = { driver: [11], passenger: [], rear: [], adapterId: null, universalAdapter: false };

/** An active version of one car, and an import that is received. */
async function givenSentImport(options: ImportOptions = {}) {
	const { token, id: userId } = await givenUser("ROLE_ADMIN");
	const over: number = (await imported(token, fileOf(18))).activation.body.id;
	const [model] = (await call(`${PATH}/car/list`, { token })).body.data;
	const { variantId } = (await get(`${PATH}/car/${model.id}`, { token })).body.variants[0];
	const run = await givenImport(token, fileOf(20), options);
	await run.sendAll();
	return {
		token,
		run,
		/** A run that is taken for dead. Once, around its first write with this SQL, something else happens. */
		activate: (written: RegExp, meanwhile: Meanwhile) =>
			activateImport(
				{ db: openDatabase(interrupted(written, meanwhile).DB), media: env.MEDIA, now: Date.now },
				{ id: run.id, confirmRemoved: null, over, budget: createCallBudget(20_000, Date.now) },
				{ userId, impersonatedBy: null },
			),
		discard: (written: RegExp, meanwhile: Meanwhile) =>
			sender(token, interrupted(written, meanwhile))(`${PATH}/import/${run.id}/discard`, {}),
		open: async (written: RegExp, meanwhile: Meanwhile) => {
			const { fileHash, parts, rows, mapping, options } = (await run.view()).body;
			const body = { fileHash, parts: parts.total, rows, mapping, options };
			return sender(token, interrupted(written, meanwhile))(`${PATH}/import`, body);
		},
		correct: () =>
			call(`${PATH}/correct`, { token, body: { variantId, yearFrom: 2006, yearTo: 2006, options: [option] } }),
	};
}

type Meanwhile = { before?: () => Promise<void>; after?: () => Promise<void> };

function interrupted(written: RegExp, { before, after }: Meanwhile): Env {
	let isOver = false;
	const batch: D1Database["batch"] = async (statements) => {
		const isIt = !isOver && statements.some((one) => written.test(String(Reflect.get(one, "statement"))));
		isOver ||= isIt;
		if (isIt) await before?.();
		const results = await env.DB.batch<never>(statements);
		if (isIt) await after?.();
		return results;
	};
	const prepare = (sql: string) => env.DB.prepare(sql);
	const DB: D1Database = Object.assign(Object.create(env.DB), { prepare, batch, withSession: () => DB });
	return { ...env, DB };
}

const building = () =>
	env.DB.prepare("SELECT count(*) AS n FROM catalogue_versions WHERE state = 'building'").first<number>("n");

const BRANDS_ARE_WRITTEN = /insert into "version_brands"/i;
const POINTER_MOVES = /update "catalogue_state"/i;
const VERSION_IS_BEGUN = /insert into "catalogue_versions"/i;
const VERSION_IS_DROPPED = /update "catalogue_imports" set "version_id"/i;

/** Of the active version: its brands' shards by the manifest and by their rows, and the sizes of its rows. */
async function shown() {
	const id = await createVersionRepository(db).activeId();
	const rowsOf = (query: string) => env.DB.prepare(query).bind(id).raw<string[]>();
	const [active] = await activeManifest(db);
	return {
		manifest: active!.manifest.brands.map(([, , hash]) => [hash]),
		rows: await rowsOf("SELECT shard_hash FROM version_brands WHERE version_id = ?"),
		sizes: await rowsOf("SELECT driver FROM fitment_options WHERE version_id = ? ORDER BY year_from"),
	};
}

test("a brand that was built before a correction is not written over a version that is active by now", async () => {
	const { run, activate, correct } = await givenSentImport();
	const slow = await activate(BRANDS_ARE_WRITTEN, {
		before: async () => {
			expect((await correct()).status).toBe(200);
			expect((await run.act("activate")).status).toBe(200);
		},
	});
	expect(slow).toBeUndefined();
	const { manifest, rows, sizes } = await shown();
	expect(rows).toEqual(manifest);
	expect(sizes).toEqual([["20"], ["11"], ["20"]]);
});

test("a brand that was built before a correction is not written over one that is about to be shown with it", async () => {
	const { activate, correct } = await givenSentImport();
	const [corrected, rebuilt, written, moved] = Array.from({ length: 4 }, () => Promise.withResolvers<void>());
	const slow = activate(BRANDS_ARE_WRITTEN, {
		before: async () => {
			expect((await correct()).status).toBe(200);
			corrected!.resolve();
			await rebuilt!.promise;
		},
		after: async () => {
			written!.resolve();
			await moved!.promise;
		},
	});
	await corrected!.promise;
	const fast = await activate(POINTER_MOVES, {
		before: async () => {
			rebuilt!.resolve();
			await written!.promise;
		},
		after: async () => moved!.resolve(),
	});
	expect([fast, await slow]).toEqual([undefined, undefined]);
	const { manifest, rows, sizes } = await shown();
	expect(rows).toEqual(manifest);
	expect(sizes).toEqual([["20"], ["11"], ["20"]]);
});

test.each([/update "catalogue_imports" set .*"state" = /i, VERSION_IS_DROPPED])(
	"an import that is discarded while it is activated is either active or gone (%s)",
	async (written) => {
		const { run, activate, discard } = await givenSentImport();
		const codes: number[] = [];
		const outcome = activate(POINTER_MOVES, {
			before: async () => {
				const discarded = await discard(written, {
					before: async () => void codes.push((await run.act("activate")).status),
				});
				codes.push(discarded.status);
			},
		});
		await outcome.catch((error: unknown) => expect(error).toMatchObject({ code: "catalogue.import_closed" }));
		expect(codes.toSorted()).toEqual([200, 409]);
		const { state, versionId } = (await run.view()).body;
		const { manifest, rows, sizes } = await shown();
		expect(rows).toEqual(manifest);
		expect([state, versionId !== null, sizes]).toEqual(
			state === "activated" ? ["activated", true, [["20"]]] : ["discarded", false, [["18"]]],
		);
		expect(await building()).toBe(0);
	},
);

test("the night deletes the version of an import whose discard was cut off", async () => {
	const { run, activate, discard } = await givenSentImport();
	await expect(activate(POINTER_MOVES, { before: lost })).rejects.toThrow();
	expect((await discard(VERSION_IS_DROPPED, { before: lost })).status).toBe(503);
	expect([(await run.view()).body.state, await building()]).toEqual(["discarded", 1]);
	await cleanUpImports(db, FITMENT_IMPORTS, Date.now());
	expect(await building()).toBe(0);
});

test("a version that is begun while the file is opened again over another one is not shown in its place", async () => {
	const { token, run, activate, open } = await givenSentImport({ mode: "merge" });
	const [dropped, begun] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
	const opened = Promise.withResolvers<Reply>();
	const slow = activate(VERSION_IS_BEGUN, {
		before: async () => {
			await imported(token, "make,model,year,driver_in\nSaab,Two,2005-2008,22\n", { mode: "merge" });
			const after = async () => {
				dropped.resolve();
				await begun.promise;
			};
			open(VERSION_IS_DROPPED, { after }).then(opened.resolve, opened.reject);
			await dropped.promise;
		},
		after: async () => {
			begun.resolve();
			await opened.promise;
		},
	});
	await expect(slow).rejects.toMatchObject({ code: "catalogue.superseded" });
	const { status, body } = await opened.promise;
	expect([status, body.state, body.baseVersionId]).toEqual([
		200,
		"receiving",
		await createVersionRepository(db).activeId(),
	]);
	expect((await run.act("activate")).status).toBe(200);
	expect((await shown()).sizes).toEqual([["20"], ["22"]]);
});
