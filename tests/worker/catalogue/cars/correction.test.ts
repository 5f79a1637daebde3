import { env } from "cloudflare:workers";
import { Hono } from "hono";
import { expect, test, vi } from "vitest";
import { givenImport, imported } from "#tests/support/catalogue-import.ts";
import { call, db, get, givenFinder, givenUser } from "#tests/support/world.ts";
import { clearManifest } from "#worker/catalogue/versions/active-catalogue.ts";
import { activeManifest } from "#worker/catalogue/versions/active-manifest.repository.ts";
import { retryOnConflict } from "#worker/catalogue/versions/patch-version.usecases.ts";
import { clearAnswers } from "#worker/http/delivery-memory.ts";
import type { AppEnv } from "#worker/http/env.ts";
import { onError } from "#worker/http/on-error.ts";

const HEADER = "make,model,year,driver_in,passenger_in\n";
const SAAB = `${HEADER}Saab,9-5,1999-2009,26,18\nSaab,900,1980-1993,16,16\nVolvo,V70,2000-2007,24,22\n`;
const RIGHT = [{ driver: [24], passenger: [19] }];
const PATH = "/admin/api/catalogue/correct";

async function givenCatalogueOf(text: string) {
	const admin = await givenUser("ROLE_ADMIN");
	const { activation } = await imported(admin.token, text);
	const customer = await givenUser("ROLE_CUSTOMER");
	const { uuid } = await givenFinder(customer.token);
	return { admin, customer, uuid, version: activation.body.id };
}

/** A car as the public calls show it. */
async function visible(uuid: string, brand: string, model: string, year: number) {
	clearAnswers();
	clearManifest();
	await (await caches.open("finder-wire")).delete(`https://finder.test/finder/v1/${uuid}`);
	const find = async (path: string, name: string) =>
		(await get(path)).body.data.find((one: { name: string }) => one.name === name)?.id;
	const brandId = await find(`/finder/${uuid}/get-brands`, brand);
	const modelId = await find(`/finder/${uuid}/get-models/${brandId}`, model);
	const [vehicle] = (await get(`/finder/${uuid}/get-vehicle?model=${modelId}&year=${year}`)).body.data;
	return { id: vehicle.id, variantId: Number(vehicle.id.split("-")[0]), options: vehicle.fitment.options };
}

const sizes = ({ options }: { options: { driver: number[]; passenger: number[] }[] }) =>
	options.map(({ driver, passenger }) => [driver, passenger]);

test("a car corrected by hand is so for visitors, in its years alone, and the audit log says who did it", async () => {
	const { admin, uuid } = await givenCatalogueOf(SAAB);
	const car = await visible(uuid, "Saab", "9-5", 2003);
	const body = { variantId: car.variantId, yearFrom: 2001, yearTo: 2004, options: RIGHT, reason: "measured" };
	const reply = await call(PATH, { token: admin.token, body });
	expect([reply.status, reply.body.data]).toMatchObject([
		200,
		[{ state: "applied", brand: "Saab", model: "9-5", imported: [{ yearFrom: 2001, yearTo: 2004 }] }],
	]);
	const now = await visible(uuid, "Saab", "9-5", 2003);
	expect([now.id, sizes(now)]).toEqual([car.id, [[[24], [19]]]]);
	for (const year of [2000, 2005]) expect(sizes(await visible(uuid, "Saab", "9-5", year))).toEqual([[[26], [18]]]);
	expect(sizes(await visible(uuid, "Saab", "900", 1990))).toEqual([[[16], [16]]]);
	expect(sizes(await visible(uuid, "Volvo", "V70", 2003))).toEqual([[[24], [22]]]);
	const entry = await env.DB.prepare("SELECT * FROM audit_entries WHERE entity = 'correction'").first();
	expect(entry).toMatchObject({ action: "create", title: "Saab 9-5", user_id: admin.id });
	const rows = await env.DB.prepare("SELECT DISTINCT driver FROM fitment_options WHERE variant_id = ? ORDER BY driver")
		.bind(car.variantId)
		.all();
	expect(rows.results).toEqual([{ driver: "24" }, { driver: "26" }]);
});

test("a correction tells what holds, who said so last and when", async () => {
	const { admin, uuid } = await givenCatalogueOf(SAAB);
	const { variantId } = await visible(uuid, "Saab", "9-5", 2003);
	const body = { variantId, yearFrom: 1999, yearTo: 2009, options: RIGHT, reason: "measured" };
	const [first] = (await call(PATH, { token: admin.token, body })).body.data;
	const corrected = [{ yearFrom: 1999, yearTo: 2009, options: [{ driver: [24], passenger: [19], adapter: null }] }];
	expect(first).toMatchObject({ author: admin.username, reason: "measured", corrected });
	const other = await givenUser("ROLE_ADMIN");
	const again = { ...body, id: first.id, version: first.version, reason: "measured twice" };
	const { data } = (await call(PATH, { token: other.token, body: again })).body;
	expect(data).toMatchObject([{ author: other.username, reason: "measured twice" }]);
});

test("more than a hundred corrections of one car are all shown with it", async () => {
	const { admin, uuid } = await givenCatalogueOf(SAAB);
	const { variantId } = await visible(uuid, "Saab", "9-5", 2003);
	await env.DB.prepare(
		`INSERT INTO fitment_corrections (variant_id, year_from, year_to, options, created_by, created_at, updated_at)
			SELECT ?, 1999, 2009, '[]', ?, 1, 1 FROM json_each(?)`,
	)
		.bind(variantId, admin.id, JSON.stringify(Array(101).fill(0)))
		.run();
	const model = (await call("/admin/api/catalogue/car/list", { token: admin.token, body: { search: "9-5" } })).body
		.data[0];
	const car = (await get(`/admin/api/catalogue/car/${model.id}`, { token: admin.token })).body;
	expect(car.variants[0].corrections).toHaveLength(101);
});

test("the sets that can be sold follow a correction", async () => {
	const { admin, uuid } = await givenCatalogueOf(SAAB);
	const { variantId } = await visible(uuid, "Saab", "9-5", 2003);
	await call(PATH, { token: admin.token, body: { variantId, yearFrom: 1999, yearTo: 2009, options: RIGHT } });
	const [{ manifest } = { manifest: undefined }] = await activeManifest(db);
	const index = await env.MEDIA.get(`sizes/${manifest?.sizes}`).then((object) => object?.json<{ pairs: number[][] }>());
	expect(index?.pairs).toContainEqual([24, 19]);
	expect(index?.pairs).not.toContainEqual([26, 18]);
});

test.each(["replace", "merge"] as const)(
	"a correction survives an import (%s), and is taken back to what that says",
	async (mode) => {
		const { admin, uuid } = await givenCatalogueOf(SAAB);
		const { variantId } = await visible(uuid, "Saab", "9-5", 2003);
		const made = await call(PATH, { token: admin.token, body: { variantId, yearFrom: 2001, options: RIGHT } });
		await imported(admin.token, `${HEADER}Saab,9-5,1999-2009,26,20\n`, { mode });
		expect(sizes(await visible(uuid, "Saab", "9-5", 2003))).toEqual([[[24], [19]]]);
		expect(sizes(await visible(uuid, "Saab", "9-5", 2000))).toEqual([[[26], [20]]]);
		const removed = await call(`${PATH}/remove`, { token: admin.token, body: { id: made.body.data[0].id } });
		expect(removed.body).toEqual({ removed: true });
		expect(sizes(await visible(uuid, "Saab", "9-5", 2003))).toEqual([[[26], [20]]]);
	},
);

test("an import that says something new about a corrected car shows the conflict before it is activated, and after", async () => {
	const { admin, uuid } = await givenCatalogueOf(SAAB);
	const { variantId } = await visible(uuid, "Saab", "9-5", 2003);
	await call(PATH, { token: admin.token, body: { variantId, yearFrom: 2001, yearTo: 2004, options: RIGHT } });
	const same = await givenImport(admin.token, SAAB, { dryRun: true });
	await same.sendAll();
	expect((await same.act("difference")).body).toMatchObject({ totalItemCount: 0, totals: { conflict: 0 } });
	const run = await givenImport(admin.token, SAAB.replace("26,18", "28,18"));
	await run.sendAll();
	const conflict = {
		change: "conflict",
		model: "9-5",
		before: [{ yearFrom: 2001, yearTo: 2004, options: [{ driver: [24], passenger: [19] }] }],
		after: [{ yearFrom: 2001, yearTo: 2004, options: [{ driver: [28], passenger: [18] }] }],
	};
	for (const step of ["receiving", "activated"]) {
		const { body } = await run.act("difference", { change: "conflict" });
		expect([step, body.data]).toMatchObject([step, [conflict]]);
		if (step === "receiving") await run.act("activate");
	}
	expect((await call(`${PATH}/list`, { token: admin.token, body: { state: "conflict" } })).body.totalItemCount).toBe(1);
	expect(sizes(await visible(uuid, "Saab", "9-5", 2003))).toEqual([[[24], [19]]]);
});

test("going back to an older version shows it under the corrections of today", async () => {
	const { admin, uuid, version } = await givenCatalogueOf(SAAB);
	await imported(admin.token, SAAB.replace("24,22", "26,22"));
	const { variantId } = await visible(uuid, "Saab", "9-5", 2003);
	await call(PATH, { token: admin.token, body: { variantId, yearFrom: 2001, yearTo: 2004, options: RIGHT } });
	await call(`/admin/api/catalogue/version/activate/${version}`, { token: admin.token });
	expect(sizes(await visible(uuid, "Volvo", "V70", 2003))).toEqual([[[24], [22]]]);
	expect(sizes(await visible(uuid, "Saab", "9-5", 2003))).toEqual([[[24], [19]]]);
});

test("corrections made at once all hold", async () => {
	const { admin, uuid } = await givenCatalogueOf(SAAB);
	const cars = [
		await visible(uuid, "Saab", "9-5", 2003),
		await visible(uuid, "Saab", "900", 1990),
		await visible(uuid, "Volvo", "V70", 2003),
	];
	const replies = await Promise.all(
		cars.map(({ variantId, id }) => {
			const year = Number(id.split("-")[1]);
			return call(PATH, { token: admin.token, body: { variantId, yearFrom: year, yearTo: year, options: RIGHT } });
		}),
	);
	expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
	const shown = [
		["Saab", "9-5", 2003],
		["Saab", "900", 1990],
		["Volvo", "V70", 2003],
	] as const;
	for (const [brand, model, year] of shown)
		expect(sizes(await visible(uuid, brand, model, year))).toEqual([[[24], [19]]]);
});

test("a correction of a brand that somebody else corrects in between does not undo that", async () => {
	const { admin, uuid } = await givenCatalogueOf(SAAB);
	const { variantId } = await visible(uuid, "Saab", "9-5", 2003);
	const save = (year: number) =>
		call(PATH, { token: admin.token, body: { variantId, yearFrom: year, yearTo: year, options: RIGHT } });
	const read = env.MEDIA.get.bind(env.MEDIA);
	// The first correction has read the others, and now reads what was imported.
	const spy = vi.spyOn(env.MEDIA, "get").mockImplementationOnce(async (key: string) => {
		expect((await save(2005)).status).toBe(200);
		return read(key);
	});
	expect((await save(2003)).status).toBe(200);
	spy.mockRestore();
	for (const year of [2003, 2005]) expect(sizes(await visible(uuid, "Saab", "9-5", year))).toEqual([[[24], [19]]]);
});

test("an earlier correction that is edited stays under the later one", async () => {
	const { admin, uuid } = await givenCatalogueOf(SAAB);
	const { variantId } = await visible(uuid, "Saab", "9-5", 2003);
	const save = (parts: object) => call(PATH, { token: admin.token, body: { variantId, ...parts } });
	const earlier = { yearFrom: 2000, yearTo: 2005, options: RIGHT };
	const [{ id, version }] = (await save(earlier)).body.data;
	await save({ yearFrom: 2005, yearTo: 2008, options: [{ driver: [20], passenger: [20] }] });
	expect((await save({ ...earlier, id, version, reason: "measured" })).status).toBe(200);
	expect(sizes(await visible(uuid, "Saab", "9-5", 2005))).toEqual([[[20], [20]]]);
	expect(sizes(await visible(uuid, "Saab", "9-5", 2004))).toEqual([[[24], [19]]]);
});

test("ten corrections at once are all saved", async () => {
	const { admin, uuid } = await givenCatalogueOf(SAAB);
	const { variantId } = await visible(uuid, "Saab", "9-5", 2003);
	const replies = await Promise.all(
		Array.from({ length: 10 }, (_, at) =>
			call(PATH, {
				token: admin.token,
				body: { variantId, yearFrom: 1999 + at, yearTo: 1999 + at, options: RIGHT, reason: `source ${at}` },
			}),
		),
	);
	expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200));
	const { body } = await call(`${PATH}/list`, { token: admin.token, body: { variantId, pageSize: 50 } });
	expect(body.totalItemCount).toBe(10);
});

test("a version that somebody else changes all the time is 409 in the end, and may be tried again", async () => {
	const reply = await new Hono<AppEnv>()
		.get("/", async (c) => c.json(await retryOnConflict(async () => false, 50)))
		.onError(onError)
		.request("/");
	expect([reply.status, reply.headers.get("retry-after")]).toEqual([409, "1"]);
	expect(await reply.json()).toMatchObject({ error: { code: "catalogue.version_busy" } });
});

test("the same correction again, whose answer got lost, is one correction", async () => {
	const { admin, uuid } = await givenCatalogueOf(SAAB);
	const { variantId } = await visible(uuid, "Saab", "9-5", 2003);
	const body = { variantId, yearFrom: 2001, yearTo: 2004, options: RIGHT };
	const save = (parts = {}) => call(PATH, { token: admin.token, body: { ...body, ...parts } });
	const first = await save();
	expect((await save()).text).toBe(first.text);
	expect((await save({ options: [] })).body.data).toHaveLength(2);
	// Over a later one it says something again.
	expect((await save()).body.data).toHaveLength(3);
});

test("a save of a correction that leaves fields out leaves them as they are", async () => {
	const { admin, uuid } = await givenCatalogueOf(SAAB);
	const { variantId } = await visible(uuid, "Saab", "9-5", 2003);
	const save = async (parts: object) => {
		const reply = await call(PATH, { token: admin.token, body: { variantId, options: RIGHT, ...parts } });
		return reply.body.data?.[0] ?? reply.body.error.fields;
	};
	const values = { yearFrom: 2001, yearTo: 2004, reason: "measured" };
	const { id, version } = await save(values);
	expect(await save({ id, version, yearFrom: 2002 })).toMatchObject({ ...values, id, yearFrom: 2002 });
	expect(await save({ id, version: 2, yearFrom: 2005 })).toEqual([
		{ path: "yearTo", code: "catalogue.correction_years" },
	]);
	expect(await save({ id, version: 2, yearFrom: 2002, yearTo: null, reason: "" })).toMatchObject({
		...{ id, yearFrom: 2002, yearTo: null, reason: "" },
	});
});

test("a later state of a correction is not overwritten, and what makes no sense is refused at its field", async () => {
	const { admin, uuid } = await givenCatalogueOf(SAAB);
	const { variantId } = await visible(uuid, "Saab", "9-5", 2003);
	const body = { variantId, yearFrom: 2001, yearTo: 2004, options: RIGHT };
	const save = (parts: object) => call(PATH, { token: admin.token, body: { ...body, ...parts } });
	const [{ id, version }] = (await save({})).body.data;
	expect((await save({ id, version, options: [] })).body.data).toMatchObject([{ id, version: 2, options: [] }]);
	expect((await save({ id, version })).body.error.code).toBe("catalogue.correction_stale");
	const [read] = (await call(`${PATH}/list`, { token: admin.token, body: {} })).body.data;
	expect((await save({ ...read, reason: "read" })).body.data).toMatchObject([{ id, version: 3, reason: "read" }]);
	const fields = async (parts: object) => (await save(parts)).body.error.fields;
	expect(await fields({ yearTo: 2000 })).toEqual([{ path: "yearTo", code: "catalogue.correction_years" }]);
	for (const path of ["yearFrom", "yearTo"])
		expect(await fields({ yearTo: null, [path]: 2097 })).toEqual([{ path, code: "catalogue.year_out_of_range" }]);
	expect(await fields({ options: [{ adapterId: 999 }] })).toEqual([
		{ path: "options.0.adapterId", code: "catalogue.adapter_unknown" },
	]);
	expect(await fields({ options: [{ adapterId: 1, universalAdapter: true }] })).toMatchObject([
		{ path: "options.0.adapterId" },
	]);
	expect((await save({ options: [{ driver: [5] }] })).status).toBe(400);
	expect((await save({ variantId: 99_999 })).body.error.code).toBe("catalogue.car_not_found");
	expect((await call(`${PATH}/remove`, { token: admin.token, body: { id: 99_999 } })).status).toBe(404);
});
