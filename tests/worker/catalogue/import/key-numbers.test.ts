import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { givenImport, imported } from "#tests/support/catalogue-import.ts";
import { interrupted } from "#tests/support/interrupted-database.ts";
import { sender } from "#tests/support/query-plans.ts";
import { call, db, get, givenUser } from "#tests/support/world.ts";
import { carsOfKeyNumber } from "#worker/catalogue/versions/key-number.repository.ts";
import { createVersionRepository } from "#worker/catalogue/versions/version.repository.ts";
import { activateVersion } from "#worker/catalogue/versions/version.usecases.ts";
import { createVersionRowRepository } from "#worker/catalogue/versions/version-row.repository.ts";
import { NO_LIMIT } from "#worker/imports/call-budget.rules.ts";

const HEADER = "make,model,body,year_from,year_to,driver_in,HSN/TSN\n";
const WITHOUT = "make,model,body,year_from,year_to,driver_in\n";
/** Made up, as all key numbers of the tests. */
const GOLF = "Volkswagen,Golf,hatchback,2012,2019,26";
const ESTATE = "Volkswagen,Golf,estate,2013,,26";
const FABIA = "Skoda,Fabia,,2014,2020,24";
const FILE = `${HEADER}${GOLF},0003/AAA 0003/AAB\n${ESTATE},0003/AAA\n${FABIA},0004/100\n`;

const admin = async () => (await givenUser("ROLE_ADMIN")).token;
const carsOf = async (keyNumber: string) =>
	(await carsOfKeyNumber(db, keyNumber)).map(
		({ brand, model, body, yearFrom, yearTo }) => `${brand.name} ${model.name} ${body} ${yearFrom}-${yearTo ?? ""}`,
	);
const AAA = ["Volkswagen Golf hatchback 2012-2019", "Volkswagen Golf estate 2013-"];
const activate = (token: string, id: number) =>
	call(`/admin/api/catalogue/version/activate/${id}`, { token, body: {} });

test("key numbers come with their column, stay without it, and go back with the version", async () => {
	const token = await admin();
	const first = await imported(token, FILE);
	expect([await carsOf("0003AAA"), await carsOf("0003AAB"), await carsOf("0004100"), await carsOf("0004AAA")]).toEqual([
		AAA,
		["Volkswagen Golf hatchback 2012-2019"],
		["Skoda Fabia  2014-2020"],
		[],
	]);
	await imported(token, `${WITHOUT}${GOLF}\n${ESTATE}\n${FABIA}\nSaab,9-5,,1999,2011,24\n`);
	expect(await carsOf("0003AAA")).toEqual(AAA);
	await imported(token, `${WITHOUT}Volkswagen,Golf,estate,2016,2016,28\n`, { mode: "merge" });
	expect(await carsOf("0003AAA")).toEqual(AAA);
	await imported(token, `${HEADER}${ESTATE},0003/AAC\n`, { mode: "merge" });
	expect([await carsOf("0003AAA"), await carsOf("0003AAC")]).toEqual([[AAA[0]], [AAA[1]]]);
	await imported(token, `${HEADER}${GOLF},\n${ESTATE},\n${FABIA},\n`);
	expect([await carsOf("0003AAA"), await carsOf("0004100")]).toEqual([[], []]);
	expect((await activate(token, first.activation.body.id)).status).toBe(200);
	expect(await carsOf("0003AAA")).toEqual(AAA);
});

test("key numbers that stay end with the years that a replacing file leaves their car, and the review shows it", async () => {
	const token = await admin();
	await imported(token, `${FILE}Volkswagen,Polo,,2002,2009,21,0003/AAP\nVolkswagen,Polo,,2014,2017,21,\n`);
	const POLO = "Volkswagen,Polo,,2012,,21";
	const shorter = "Volkswagen,Golf,hatchback,2014,2017,26";
	const run = await givenImport(token, `${WITHOUT}${shorter}\n${ESTATE}\n${FABIA}\n${POLO}\n`);
	await run.sendAll();
	const { data } = (await run.act("difference", { change: "key_numbers" })).body;
	const ofGolf = { hsn: "0003", yearFrom: 2014, yearTo: 2017 };
	expect(data).toMatchObject([
		{
			model: "Golf",
			keyNumbers: {
				after: [
					{ ...ofGolf, tsn: "AAA" },
					{ ...ofGolf, tsn: "AAB" },
				],
			},
		},
		{ model: "Polo", keyNumbers: { after: [] } },
	]);
	expect((await run.act("activate")).status).toBe(200);
	expect([await carsOf("0003AAA"), await carsOf("0003AAB"), await carsOf("0003AAP")]).toEqual([
		["Volkswagen Golf estate 2013-", "Volkswagen Golf hatchback 2014-2017"],
		["Volkswagen Golf hatchback 2014-2017"],
		[],
	]);
});

test("an import that changes key numbers alone shows them, before and after it is activated", async () => {
	const token = await admin();
	await imported(token, FILE);
	const run = await givenImport(token, `${HEADER}${GOLF},3/AAD\n${ESTATE},0003AAA\n${FABIA},0004/100\n`);
	await run.sendAll();
	const none = { added: 0, changed: 0, gone: 0, lost: 0, aliases: 0, conflict: 0 };
	expect((await run.act("difference")).body.totals).toEqual({ ...none, key_numbers: 1 });
	const years = { yearFrom: 2012, yearTo: 2019 };
	const golf = {
		...{ change: "key_numbers", brand: "Volkswagen", model: "Golf", body: "hatchback", before: null, after: null },
		keyNumbers: {
			before: [
				{ hsn: "0003", tsn: "AAA", ...years },
				{ hsn: "0003", tsn: "AAB", ...years },
			],
			after: [{ hsn: "0003", tsn: "AAD", ...years }],
		},
	};
	const shown = async () => (await run.act("difference", { change: "key_numbers" })).body.data;
	expect(await shown()).toMatchObject([golf]);
	expect((await run.act("activate")).status).toBe(200);
	expect(await shown()).toMatchObject([golf]);
	const same = await givenImport(token, `${WITHOUT}${GOLF}\n${ESTATE}\n${FABIA}\n`);
	await same.sendAll();
	expect((await same.act("difference")).body).toMatchObject({ totalItemCount: 0 });
});

test("a car's sheet has its key numbers, and corrections leave them alone", async () => {
	const token = await admin();
	await imported(token, FILE);
	const { body } = await call("/admin/api/catalogue/car/list", { token, body: { search: "golf" } });
	const sheet = async () => (await get(`/admin/api/catalogue/car/${body.data[0].id}`, { token })).body;
	const numbers = async () =>
		(await sheet()).variants.map((one: { body: string; keyNumbers: unknown }) => [one.body, one.keyNumbers]);
	const expected = [
		["estate", [{ hsn: "0003", tsn: "AAA", yearFrom: 2013, yearTo: null }]],
		[
			"hatchback",
			[
				{ hsn: "0003", tsn: "AAA", yearFrom: 2012, yearTo: 2019 },
				{ hsn: "0003", tsn: "AAB", yearFrom: 2012, yearTo: 2019 },
			],
		],
	];
	expect(await numbers()).toEqual(expected);
	const options = [{ driver: [25], passenger: [], rear: [], adapterId: null, universalAdapter: false }];
	const correction = { variantId: (await sheet()).variants[0].variantId, yearFrom: 2014, yearTo: 2014, options };
	expect((await call("/admin/api/catalogue/correct", { token, body: correction })).status).toBe(200);
	expect([await numbers(), await carsOf("0003AAA")]).toEqual([expected, AAA]);
	await imported(token, `${WITHOUT}${GOLF}\n${ESTATE}\n${FABIA}\nSaab,9-5,,1999,2011,24\n`);
	expect([await numbers(), await carsOf("0003AAA")]).toEqual([expected, AAA]);
});

test("an old version has its key numbers in the bucket, and gets them back when it is activated again", async () => {
	const token = await admin();
	const first = await imported(token, FILE);
	const { id } = first.activation.body;
	const storedCount = () =>
		env.DB.prepare("SELECT count(*) AS n FROM key_numbers WHERE version_id = ?").bind(id).first<number>("n");
	expect(await storedCount()).toBe(4);
	for (let size = 10; size < 16; size++)
		await imported(token, `${HEADER}Saab,96,,1970,1980,${size},0005/10${size % 10}\n`);
	expect(await storedCount()).toBe(0);
	const used = await createVersionRepository(db).hashes();
	const { objects } = await env.MEDIA.list({ prefix: "key-numbers/" });
	expect(objects.filter(({ key }) => !used.has(key.split("/")[1] ?? ""))).toEqual([]);
	expect(objects.length).toBe(8);
	expect((await call(`/admin/api/catalogue/version/activate/${id}?confirmRemoved=1`, { token, body: {} })).status).toBe(
		200,
	);
	expect([await storedCount(), await carsOf("0003AAA")]).toEqual([4, AAA]);
});

test("a key number that is none is rejected with its row", async () => {
	const run = await givenImport(await admin(), `${HEADER}${GOLF},0003/AAAA\n${ESTATE},0003/AAA\n`);
	const [reply] = await run.sendAll();
	expect(reply?.body.errors).toMatchObject([{ rowNo: 2, field: "keyNumbers", code: "catalogue.key_number_invalid" }]);
});

/** More than are restored together. */
const OTHERS = Array.from(
	{ length: 21 },
	(_, at) => `Brand ${at},One,,2005,2008,24,0006/1${String(at).padStart(2, "0")}\n`,
);

test("visitors see an old version with its key numbers from the first moment, and no clean-up takes them away", async () => {
	const { token, id: userId } = await givenUser("ROLE_ADMIN");
	const { id } = (await imported(token, `${FILE}${OTHERS.join("")}`)).activation.body;
	for (let size = 10; size < 16; size++) await imported(token, `${HEADER}Saab,96,,1970,1980,${size},0005/100\n`);
	const versions = createVersionRepository(db);
	const context = { db, media: env.MEDIA, now: Date.now };
	const seen: unknown[] = [];
	for (let calls = 0; calls < 3; calls++) {
		// As a call that has no time left.
		const request = { id, confirmRemoved: 1, budgetMs: -1 };
		await activateVersion(context, request, { userId, impersonatedBy: null });
		seen.push([(await versions.activeId()) === id, (await versions.view(id)).state, await carsOf("0003AAA")]);
	}
	expect(seen).toEqual([
		[false, "archived", []],
		[true, "archived", AAA],
		[true, "complete", AAA],
	]);
	const rows = (table: string) =>
		env.DB.prepare(`SELECT count(*) AS n FROM ${table} WHERE version_id = ?`).bind(id).first("n");
	const counts = [await rows("key_numbers"), await rows("fitment_options")];
	expect(counts).toEqual([4 + OTHERS.length, 3 + OTHERS.length]);
	// One that began before the version was active again.
	expect(await createVersionRowRepository(db).drop([id], NO_LIMIT)).toBe(true);
	expect([await rows("key_numbers"), await rows("fitment_options")]).toEqual(counts);
});

test("a corrected brand has its key numbers again, although old rows are removed while somebody goes back", async () => {
	const token = await admin();
	const { id } = (await imported(token, FILE)).activation.body;
	await imported(token, `${WITHOUT}${GOLF}\n${ESTATE}\n${FABIA}\nSaab,96,,1970,1980,24\n`);
	await env.DB.prepare("UPDATE catalogue_versions SET state = 'archived' WHERE id = ?").bind(id).run();
	const { drop } = createVersionRowRepository(db);
	await drop([id], NO_LIMIT);
	const { body } = await call("/admin/api/catalogue/car/list", { token, body: { search: "golf" } });
	const { variants } = (await get(`/admin/api/catalogue/car/${body.data[0].id}`, { token })).body;
	const options = [{ driver: [25], passenger: [], rear: [], adapterId: null, universalAdapter: false }];
	const correction = { variantId: variants[0].variantId, yearFrom: 2014, yearTo: 2014, options };
	expect((await call("/admin/api/catalogue/correct", { token, body: correction })).status).toBe(200);
	const bindings = interrupted(/insert into "fitment_options"/i, () => drop([id], NO_LIMIT));
	const answer = await sender(token, bindings)(`/admin/api/catalogue/version/activate/${id}?confirmRemoved=1`, {});
	expect(answer).toMatchObject({ status: 200, body: { active: true, state: "complete" } });
	expect([await carsOf("0003AAA"), await carsOf("0004100")]).toEqual([AAA, ["Skoda Fabia  2014-2020"]]);
});
