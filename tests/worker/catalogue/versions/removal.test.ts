import { expect, test } from "vitest";
import { givenImport, imported } from "#tests/support/catalogue-import.ts";
import { call, db, get, givenUser } from "#tests/support/world.ts";
import { createVersionRepository } from "#worker/catalogue/versions/version.repository.ts";

const HEADER = "make,model,year,driver_in\n";
const models = (brand: string, from: number, to: number) =>
	Array.from({ length: to - from + 1 }, (_, at) => `${brand},Model ${from + at},2010-2012,26\n`).join("");
const VERSION = "/admin/api/catalogue/version";

const versions = createVersionRepository(db);

async function twentyCars() {
	const { token } = await givenUser("ROLE_ADMIN");
	const { activation } = await imported(token, HEADER + models("Saab", 1, 10) + models("Volvo", 1, 10));
	const version: number = activation.body.id;
	return { token, version };
}

async function sent(token: string, text: string) {
	const run = await givenImport(token, text);
	await run.sendAll();
	return run;
}

test("an import that removes more than a tenth of the cars is refused until that number is confirmed", async () => {
	const { token, version } = await twentyCars();
	const run = await sent(token, HEADER + models("Saab", 1, 10) + models("Volvo", 1, 7));
	expect((await run.act("difference", { pageSize: 1 })).body).toMatchObject({ totals: { gone: 3 }, carsBefore: 20 });
	for (const confirmed of ["", "?confirmRemoved=2", "?confirmRemoved=20"]) {
		const refused = await run.act(`activate${confirmed}`);
		expect([refused.status, refused.body.error.code]).toEqual([409, "catalogue.removal_unconfirmed"]);
	}
	expect(await versions.activeId()).toBe(version);
	expect((await run.act("activate?confirmRemoved=3")).body).toMatchObject({ active: true, stats: { variants: 17 } });
});

test("a tenth of the cars, or none, goes without asking", async () => {
	const { token } = await twentyCars();
	const tenth = await sent(token, HEADER + models("Saab", 1, 10) + models("Volvo", 1, 8));
	expect((await tenth.act("activate")).body.stats.variants).toBe(18);
	const added = await sent(token, HEADER + models("Saab", 1, 30) + models("Volvo", 1, 8));
	expect((await added.act("activate")).body.stats.variants).toBe(38);
});

test("an import that says nothing of its mode merges, and removes nothing", async () => {
	const { token } = await twentyCars();
	const { fileHash, mapping, parts, rows } = (await givenImport(token, `${HEADER}Lada,Niva,1980,16\n`)).created.body;
	const announce = { fileHash, mapping, rows, parts: parts.total };
	for (const body of [announce, { ...announce, options: { dryRun: true } }])
		expect((await call("/admin/api/catalogue/import", { token, body })).body.options.mode).toBe("merge");
});

test("going back says by brand what changes, and is confirmed where it removes more than a tenth", async () => {
	const { token, version } = await twentyCars();
	const rest = `Saab,Model 1,2010-2012,24\n${models("Saab", 2, 9)}`;
	const fresh = await imported(token, HEADER + rest + models("Lada", 1, 20));
	expect((await get(`${VERSION}/difference/${version}`, { token })).body).toEqual({
		activeId: fresh.activation.body.id,
		carsBefore: 29,
		totals: { added: 11, changed: 1, gone: 20 },
		brands: [
			{ brand: "Lada", added: 0, changed: 0, gone: 20 },
			{ brand: "Saab", added: 1, changed: 1, gone: 0 },
			{ brand: "Volvo", added: 10, changed: 0, gone: 0 },
		],
	});
	for (const confirmed of ["", "?confirmRemoved=19"]) {
		const refused = await call(`${VERSION}/activate/${version}${confirmed}`, { token });
		expect([refused.status, refused.body.error.code]).toEqual([409, "catalogue.removal_unconfirmed"]);
	}
	expect(await versions.activeId()).toBe(fresh.activation.body.id);
	const back = await call(`${VERSION}/activate/${version}?confirmRemoved=20`, { token });
	expect(back.body).toMatchObject({ id: version, active: true });
	expect((await get(`${VERSION}/difference/${version}`, { token })).body).toEqual({
		activeId: version,
		carsBefore: 20,
		totals: { added: 0, changed: 0, gone: 0 },
		brands: [],
	});
});

test("the difference of a version counts what its corrections say today", async () => {
	const { token, version } = await twentyCars();
	await imported(token, HEADER + models("Saab", 1, 10) + models("Volvo", 1, 10).replaceAll("26", "24"));
	const before = (await get(`${VERSION}/difference/${version}`, { token })).body;
	expect(before.totals).toEqual({ added: 0, changed: 10, gone: 0 });
	const cars = (await call("/admin/api/catalogue/car/list", { token, body: { search: "Volvo Model 1", pageSize: 10 } }))
		.body;
	const car = (await get(`/admin/api/catalogue/car/${cars.data[0].id}`, { token })).body;
	const option = { driver: [24], passenger: [], rear: [], adapterId: null, universalAdapter: false };
	const corrected = await call("/admin/api/catalogue/correct", {
		token,
		body: { variantId: car.variants[0].variantId, yearFrom: 2010, yearTo: 2012, options: [option] },
	});
	expect(corrected.status).toBe(200);
	expect((await get(`${VERSION}/difference/${version}`, { token })).body.totals.changed).toBe(9);
});

test("a version that is not complete has no difference", async () => {
	const { token } = await twentyCars();
	expect((await get(`${VERSION}/difference/999`, { token })).status).toBe(404);
});
