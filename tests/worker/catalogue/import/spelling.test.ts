import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { givenImport, imported } from "#tests/support/catalogue-import.ts";
import { call, db, get, givenUser } from "#tests/support/world.ts";
import type { ModelList } from "#worker/catalogue/vehicles/model-list.rules.ts";
import { createVersionRepository } from "#worker/catalogue/versions/version.repository.ts";
import { importChunksTable as chunks } from "#worker/db/schema/import.table.ts";
import { nameKey } from "#worker/db/search-text.rules.ts";
import { getImmutable } from "#worker/storage/immutable.ts";

const HEADER = "make,model,year,body,driver_in\n";
const OLD = [
	["FIAT", "FİAT"],
	["C-HR", "C\u2011HR"],
	["CABRIO", "CABRİO"],
	["NOT SAID", "HAYIR"],
] as const;

/** Changes the rows that an import has received to what it received before imports had one spelling of names. */
async function stageOldRows(importId: number, toOld: (rows: string) => string) {
	for (const { brandKey, part, rows } of await db.select().from(chunks).where(eq(chunks.importId, importId))) {
		const old = JSON.parse(toOld(JSON.stringify(rows)));
		await db.delete(chunks).where(eq(chunks.brandKey, brandKey));
		await db.insert(chunks).values({ importId, part, brandKey: nameKey(old.brand), rows: old });
	}
}

/** A catalogue as imports made it before they had one spelling of names. */
async function givenOldCatalogue(token: string, text: string) {
	const run = await givenImport(token, text);
	await run.sendAll();
	await stageOldRows(run.id, (rows) => OLD.reduce((all, [now, before]) => all.replaceAll(now, before), rows));
	const { gone } = (await run.act("difference", {})).body.totals;
	expect((await run.act(gone > 0 ? `activate?confirmRemoved=${gone}` : "activate")).status).toBe(200);
}

/** All models with their variants. */
async function cars(token: string) {
	const { data } = (await call("/admin/api/catalogue/car/list", { token, body: {} })).body;
	const views = await Promise.all(
		data.map(({ id }: { id: number }) => get(`/admin/api/catalogue/car/${id}`, { token })),
	);
	return views.map(({ body }) => body);
}

/** The active catalogue's models with their ids. */
async function models() {
	const versions = createVersionRepository(db);
	const { manifest } = await versions.get((await versions.activeId())!);
	const list = await getImmutable<ModelList>(env.MEDIA, "models", manifest.models!);
	return list!.brands.map(
		([id, name, ofBrand]) => [id, name, ofBrand.map(([modelId, model]) => [modelId, model] as const)] as const,
	);
}

const FILE = `${HEADER}FIAT,Egea,2016,CABRIO,24\nToyota,C-HR,2017,,26\n`;

test.each(["merge", "replace"] as const)(
	"cars in an old spelling are found by the next import (%s), with their ids",
	async (mode) => {
		const { token } = await givenUser("ROLE_ADMIN");
		await givenOldCatalogue(token, FILE);
		const before = await models();
		expect(before).toMatchObject([
			[expect.anything(), "FİAT", [[expect.anything(), "Egea"]]],
			[expect.anything(), "Toyota", [[expect.anything(), "C\u2011HR"]]],
		]);
		const next = `${HEADER}Fiat,EGEA,2016,Cabrio,22\nFİAT,Egea,2018,Cabri\u0307o,24\nToyota,C\u2013HR,2017,,26\nToyota,C-HR,2018,,26\n`;
		const run = await givenImport(token, next, { mode });
		await run.sendAll();
		const { totals } = (await run.act("difference", { pageSize: 5 })).body;
		expect(totals).toMatchObject({ added: 0, gone: 0, changed: 2 });
		expect((await run.act("activate")).status).toBe(200);
		expect(await models()).toEqual(before);
		const cars = (await call("/admin/api/catalogue/car/list", { token, body: {} })).body;
		expect(cars.totalItemCount).toBe(2);
	},
);

test("a brand in two spellings stays two, and rows go to the one that visitors see", async () => {
	const { token } = await givenUser("ROLE_ADMIN");
	await imported(token, `${HEADER}Fiat,Egea,2016,,24\nToyota,C-HR,2017,,26\n`);
	await givenOldCatalogue(token, FILE);
	const before = await models();
	await imported(token, FILE, { mode: "merge" });
	expect(await models()).toEqual(before);
});

test("a new catalogue has the names in one spelling", async () => {
	const { token } = await givenUser("ROLE_ADMIN");
	await imported(token, `${HEADER}CİTROËN,C\u20113,2016,,24\nCitroën,c-3,2017,,24\nBMW,Х5,2018,,24\nbmw,X5,2019,,24\n`);
	expect(await models()).toMatchObject([
		[expect.anything(), "BMW", [[expect.anything(), "X5"]]],
		[expect.anything(), "CITROËN", [[expect.anything(), "C-3"]]],
	]);
});

test("a brand that is known with or without accents is the known one, unless both are", async () => {
	const { token } = await givenUser("ROLE_ADMIN");
	const file = `${HEADER}Citroën,C3,2016,,24\nSkoda,Fabia,2017,,24\nTofas,Dogan,1990,,18\nTofaş,Şahin,1990,,18\n`;
	await imported(token, file);
	const before = await models();
	const next = `${HEADER}CITROEN,C3,2017,,26\nŠKODA,Octavia,2017,,24\nTofaş,Kartal,1990,,18\n`;
	await imported(token, next, { mode: "merge" });
	const ids = new Map(before.map(([id, name]) => [name, id]));
	const made = (await models()).map(([id, name, ofBrand]) => [id, name, ofBrand.map(([, model]) => model)]);
	expect(made).toEqual([
		[ids.get("Citroën"), "Citroën", ["C3"]],
		[ids.get("Skoda"), "Skoda", ["Fabia", "Octavia"]],
		[ids.get("Tofas"), "Tofas", ["Dogan"]],
		[ids.get("Tofaş"), "Tofaş", ["Kartal", "Şahin"]],
	]);
});

test("the review names new brands that may be another one, and none that are known", async () => {
	const { token } = await givenUser("ROLE_ADMIN");
	const known = "Citroën,C3,2016,,24\nVW,Golf,2017,,24\nVolkswagen,Golf,2018,,24\n";
	const first = await givenImport(token, `${HEADER}${known}`);
	await first.sendAll();
	expect((await first.act("difference", {})).body.similarBrands).toEqual([{ brand: "VW", similar: "Volkswagen" }]);
	await imported(token, `${HEADER}${known}`);
	const run = await givenImport(token, `${HEADER}${known}Citroen,C4,2016,,24\nVolks-Wagen,Up,2016,,24\n`);
	await run.sendAll();
	const similarBrands = [{ brand: "Volks-Wagen", similar: "Volkswagen" }];
	expect((await run.act("difference", {})).body).toMatchObject({ similarBrands });
	expect((await run.act("activate")).status).toBe(200);
	expect((await run.act("difference", {})).body).toMatchObject({ similarBrands });
});

test("a car whose body or note says that it is unknown stays the same car", async () => {
	const { token } = await givenUser("ROLE_ADMIN");
	const header = "make,model,year,body,note,driver_in\n";
	await givenOldCatalogue(token, `${header}Saab,900,1990,Estate,NOT SAID,20\nSeat,Ibiza,2012,NOT SAID,,24\n`);
	const before = await cars(token);
	expect(before).toMatchObject([{ variants: [{ note: "HAYIR" }] }, { variants: [{ body: "HAYIR" }] }]);
	for (const mode of ["merge", "replace"] as const) {
		await imported(token, `${header}Saab,900,1990,Estate,-,20\nSeat,Ibiza,2012,n/a,,24\n`, { mode });
		expect(await cars(token)).toEqual(before);
	}
});

test("an import that was received in old and in plain spelling keeps all of its rows", async () => {
	const { token } = await givenUser("ROLE_ADMIN");
	await givenOldCatalogue(token, FILE);
	const run = await givenImport(token, `${HEADER}Toyota,C-HR,2018,,26\nToyota,C-HR,2020,,26\n`, { mode: "merge" });
	await run.sendAll();
	await stageOldRows(run.id, (rows) => rows.replace("C-HR", "C\u2011HR"));
	expect((await run.act("activate")).status).toBe(200);
	const [, chr] = await cars(token);
	expect(chr.variants).toMatchObject([
		{
			spans: [
				{ yearFrom: 2017, yearTo: 2018 },
				{ yearFrom: 2020, yearTo: 2020 },
			],
		},
	]);
});
