import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { givenImport, imported } from "#tests/support/catalogue-import.ts";
import { interrupted } from "#tests/support/interrupted-database.ts";
import { sender } from "#tests/support/query-plans.ts";
import { db, givenUser } from "#tests/support/world.ts";
import { createVersionRepository } from "#worker/catalogue/versions/version.repository.ts";

const PATH = "/admin/api/catalogue/import";
const fileOf = (model: string, inch: number) => `make,model,year,driver_in\nSaab,${model},2005-2008,${inch}\n`;

const versions = createVersionRepository(db);
const building = () =>
	env.DB.prepare("SELECT count(*) AS n FROM catalogue_versions WHERE state = 'building'").first<number>("n");

/** An active version of one car, and an import that is received and changes it. `overtake`: activates a second car. */
async function givenSentImport() {
	const { token } = await givenUser("ROLE_ADMIN");
	const seen: number = (await imported(token, fileOf("One", 18))).activation.body.id;
	const run = await givenImport(token, fileOf("One", 20), { mode: "merge" });
	await run.sendAll();
	const overtake = async (): Promise<number> =>
		(await imported(token, fileOf("Two", 22), { mode: "merge" })).activation.body.id;
	return { token, seen, run, overtake };
}

const BEFORE_IT_BEGINS = /insert into "catalogue_versions"/;
const BEFORE_BRANDS_ARE_WRITTEN = /insert into "version_brands"/;
const BEFORE_THE_POINTER_MOVES = /update "catalogue_state"/;

test.each([BEFORE_IT_BEGINS, BEFORE_BRANDS_ARE_WRITTEN, BEFORE_THE_POINTER_MOVES])(
	"an activation stops if its file is opened again over a version that nobody has reviewed it over (%s)",
	async (statement) => {
		for (const named of [true, false]) {
			const { token, seen, run, overtake } = await givenSentImport();
			let other = 0;
			const reopened = interrupted(statement, async () => {
				other = await overtake();
				expect((await run.open()).body).toMatchObject({ id: run.id, baseVersionId: other });
			});
			const stopped = await sender(token, reopened)(`${PATH}/${run.id}/activate${named ? `?over=${seen}` : ""}`, {});
			expect([other > 0, stopped.status, stopped.body.error?.code]).toEqual([true, 409, "catalogue.superseded"]);
			expect([await versions.activeId(), await building()]).toEqual([other, 0]);
			const repeated = await run.act(`activate?over=${other}`);
			expect(repeated.body).toMatchObject({ active: true, stats: { models: 2 } });
			expect((await run.view()).body).toMatchObject({ state: "activated", refusal: null });
		}
	},
);

test("an import whose activation has stopped goes on when its file is opened again, also over the same version", async () => {
	const { token, run, overtake } = await givenSentImport();
	const reopened = interrupted(BEFORE_BRANDS_ARE_WRITTEN, async () => {
		await overtake();
		await run.open();
	});
	await sender(token, reopened)(`${PATH}/${run.id}/activate`, {});
	expect((await run.view()).body.refusal).toBe("catalogue.superseded");
	expect((await run.open()).body).toMatchObject({ id: run.id, refusal: null, state: "receiving" });
	expect((await run.act("activate")).status).toBe(200);
});

test("an activation whose run was lost ends when it is asked for over another version, and can begin again", async () => {
	const { seen, run, overtake } = await givenSentImport();
	const lost = { run: "fitments-0", by: { userId: 1 }, confirmRemoved: null, over: seen, at: 0, done: 0, total: 0 };
	await env.DB.prepare("UPDATE catalogue_imports SET activation = ? WHERE id = ?")
		.bind(JSON.stringify({ ...lost, refused: null }), run.id)
		.run();
	const other = await overtake();
	expect((await run.open()).body).toMatchObject({ id: run.id, baseVersionId: other });
	const ended = await run.act(`activate?over=${other}`);
	expect([ended.status, ended.body.error?.code]).toEqual([409, "catalogue.superseded"]);
	await run.open();
	expect((await run.act(`activate?over=${other}`)).body).toMatchObject({ active: true, stats: { models: 2 } });
});

test("a call that repeats an activation for its outcome begins no other one over a version that nobody has named", async () => {
	const { token, run, overtake } = await givenSentImport();
	const reopened = interrupted(BEFORE_BRANDS_ARE_WRITTEN, async () => {
		await overtake();
		await run.open();
	});
	await sender(token, reopened)(`${PATH}/${run.id}/activate`, {});
	const before = await versions.activeId();
	const repeated = await run.act("activate");
	expect([repeated.status, repeated.body.error?.code]).toEqual([409, "catalogue.superseded"]);
	expect(await versions.activeId()).toBe(before);
});

test("what an import has built stays if its version is active again when the file is opened", async () => {
	const { token, seen, run, overtake } = await givenSentImport();
	const overtaken = interrupted(BEFORE_THE_POINTER_MOVES, async () => void (await overtake()));
	await sender(token, overtaken)(`${PATH}/${run.id}/activate?over=${seen}`, {});
	expect((await run.view()).body.refusal).toBe("catalogue.superseded");
	const built = await env.DB.prepare("SELECT id FROM catalogue_versions WHERE state = 'building'").first<number>("id");
	await env.DB.prepare("UPDATE catalogue_state SET active_version_id = ?").bind(seen).run();
	expect((await run.open()).body).toMatchObject({ id: run.id, baseVersionId: seen, refusal: null });
	const activated = await run.act(`activate?over=${seen}`);
	expect([activated.status, activated.body.id]).toEqual([200, built]);
});

test("an import that goes on over another version is not compared for somebody who still sees the older one", async () => {
	const { seen, run, overtake } = await givenSentImport();
	const compared = async (over: unknown) => (await run.act(`difference?over=${over}`)).status;
	expect([await compared(seen), await compared("none")]).toEqual([200, 409]);
	const other = await overtake();
	expect([await compared(seen), await compared(other)]).toEqual([200, 409]);
	await run.open();
	expect([await compared(seen), await compared(other)]).toEqual([409, 200]);
});

test("an import that was reviewed before there was any version is not activated over one that came since", async () => {
	const { token } = await givenUser("ROLE_ADMIN");
	const run = await givenImport(token, fileOf("One", 20), { mode: "merge" });
	await run.sendAll();
	expect((await run.view()).body.baseVersionId).toBeNull();
	const other = (await imported(token, fileOf("Two", 22))).activation.body.id;
	expect((await run.open()).body).toMatchObject({ id: run.id, baseVersionId: other });
	const refused = await run.act("activate?over=none");
	expect([refused.status, refused.body.error.code]).toEqual([409, "catalogue.superseded"]);
	expect(await versions.activeId()).toBe(other);
	expect((await run.act(`activate?over=${other}`)).body).toMatchObject({ active: true });
});

test("an import that was reviewed before there was any version is activated as the first one", async () => {
	const { token } = await givenUser("ROLE_ADMIN");
	const run = await givenImport(token, fileOf("One", 20));
	await run.sendAll();
	expect((await run.act("activate?over=none")).body).toMatchObject({ active: true });
	expect((await run.act("activate?over=none")).status).toBe(200);
});
