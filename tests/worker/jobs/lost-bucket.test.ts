import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { restoreFiles } from "#scripts/restore/restore-backup.ts";
import { imported } from "#tests/support/catalogue-import.ts";
import { call, db, get, givenUser } from "#tests/support/world.ts";
import { activeManifest } from "#worker/catalogue/versions/active-manifest.repository.ts";
import { renewWords } from "#worker/catalogue/versions/renew-words.usecases.ts";
import { backUp } from "#worker/jobs/back-up.usecases.ts";
import { clearMemories } from "../fresh-state.ts";
import { emptyCaches } from "../stored-objects.ts";

const PATH = "/admin/api/catalogue";
const fileOf = (inch: number) => `make,model,year,driver_in\nSaab,One,2005-2008,${inch}\nVolvo,One,2005-2008,20\n`;

async function loseBucket(): Promise<void> {
	for (const { key } of (await env.MEDIA.list()).objects) await env.MEDIA.delete(key);
	await Promise.all([emptyCaches(), restoreFiles(env.BACKUP, env.MEDIA)]);
	clearMemories();
}

/** What visitors are answered for each file of the active version. */
async function filesSeen() {
	clearMemories();
	const [active] = await activeManifest(db);
	const { brands, models, sizes } = active!.manifest;
	const shards = await Promise.all(brands.map(([, , hash]) => get(`/finder/v1/shards/${hash}`)));
	const lists = await Promise.all([env.MEDIA.head(`models/${models}`), env.MEDIA.head(`sizes/${sizes}`)]);
	return { shards: shards.map(({ status }) => status), hasLists: lists.every((list) => list !== null) };
}

const WHOLE = { shards: [200, 200], hasLists: true };

/** A version that is in the backup, and one that is not; the bucket is lost. */
async function givenLostImport(sinceBackup: (token: string) => Promise<unknown> = async () => undefined) {
	const { token } = await givenUser("ROLE_ADMIN");
	const savedId = (await imported(token, fileOf(20))).activation.body.id;
	await backUp(env, Date.now());
	await sinceBackup(token);
	const importAgain = () => imported(token, fileOf(22));
	await importAgain();
	await loseBucket();
	expect((await filesSeen()).shards).toContain(404);
	return {
		...{ token, savedId, importAgain },
		goBack: () => call(`${PATH}/version/activate/${savedId}`, { token }),
	};
}

test("what was imported since the backup is lost with the bucket, can be gone back from, and is imported again", async () => {
	const { token, savedId, goBack, importAgain } = await givenLostImport();
	const difference = async () => (await get(`${PATH}/version/difference/${savedId}`, { token })).body;
	const none = { added: 0, changed: 0, gone: 0 };
	expect(await difference()).toMatchObject({ totals: none, brands: [{ brand: "Saab", ...none, isUnknown: true }] });
	expect((await goBack()).status).toBe(200);
	expect(await filesSeen()).toEqual(WHOLE);
	expect((await importAgain()).activation.status).toBe(200);
	expect(await filesSeen()).toEqual(WHOLE);
	// Compared with what was lost then, and is there now.
	const changed = { ...none, changed: 1 };
	expect(await difference()).toMatchObject({ totals: changed, brands: [{ brand: "Saab", ...changed }] });
});

test("cars of brands whose files are lost count among those that going back removes", async () => {
	const { token } = await givenUser("ROLE_ADMIN");
	const model = (brand: string, name: string) => `${brand},${name},2005-2008,20\n`;
	const header = "make,model,year,driver_in\n";
	const few = header + model("Saab", "One") + model("Saab", "Two") + model("Volvo", "One");
	const savedId = (await imported(token, few)).activation.body.id;
	await backUp(env, Date.now());
	const more = header + model("Saab", "One") + model("Saab", "Three") + model("Lada", "Niva") + model("Lada", "Vesta");
	await imported(token, more + model("Volvo", "One"));
	await loseBucket();
	const { totals, brands } = (await get(`${PATH}/version/difference/${savedId}`, { token })).body;
	expect(totals).toEqual({ added: 1, changed: 0, gone: 3 });
	expect(brands).toEqual([
		{ brand: "Lada", added: 0, changed: 0, gone: 2, isUnknown: true },
		{ brand: "Saab", added: 1, changed: 0, gone: 1, isUnknown: true },
	]);
	const goBack = (confirmed: number) =>
		call(`${PATH}/version/activate/${savedId}?confirmRemoved=${confirmed}`, { token });
	expect((await goBack(1)).body.error.code).toBe("catalogue.removal_unconfirmed");
	expect((await goBack(3)).status).toBe(200);
	expect(await filesSeen()).toEqual(WHOLE);
});

test("the list of names that visitors search comes back by itself, if another one was stored since the backup", async () => {
	const { token } = await givenUser("ROLE_ADMIN");
	await imported(token, fileOf(20));
	await backUp(env, Date.now());
	const [car] = (await call(`${PATH}/car/list`, { token })).body.data;
	expect((await call(`${PATH}/car/alias`, { token, body: { modelId: car.id, text: "uno" } })).status).toBe(200);
	await loseBucket();
	expect((await filesSeen()).hasLists).toBe(false);
	await renewWords({ db, media: env.MEDIA, now: Date.now });
	expect(await filesSeen()).toEqual(WHOLE);
});

test("what was corrected since the backup is there again once the corrections have been undone and made again", async () => {
	const option = { driver: [11], passenger: [], rear: [], adapterId: null, universalAdapter: false };
	let id = 0;
	let correction = {};
	const correct = async (token: string) => {
		const { status, body } = await call(`${PATH}/correct`, { token, body: correction });
		expect(status).toBe(200);
		id = body.data[0].id;
	};
	const { token, goBack, importAgain } = await givenLostImport(async (by) => {
		const [car] = (await call(`${PATH}/car/list`, { token: by })).body.data;
		const { variantId } = (await get(`${PATH}/car/${car.id}`, { token: by })).body.variants[0];
		correction = { variantId, yearFrom: 2006, yearTo: 2006, options: [option] };
		await correct(by);
		expect((await call(`${PATH}/car/alias`, { token: by, body: { modelId: car.id, text: "uno" } })).status).toBe(200);
	});
	expect((await goBack()).status).toBe(200);
	expect(await filesSeen()).toEqual({ shards: [404, 200], hasLists: true });
	expect((await call(`${PATH}/correct/remove`, { token, body: { id } })).status).toBe(200);
	expect(await filesSeen()).toEqual(WHOLE);
	await correct(token);
	expect(await filesSeen()).toEqual(WHOLE);
	expect((await importAgain()).activation.status).toBe(200);
	expect(await filesSeen()).toEqual(WHOLE);
});
