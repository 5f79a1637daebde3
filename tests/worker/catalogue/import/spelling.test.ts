import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { givenImport, imported } from "#tests/support/catalogue-import.ts";
import { call, db, givenUser } from "#tests/support/world.ts";
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
] as const;

/** A catalogue as imports made it before they had one spelling of names. */
async function givenOldCatalogue(token: string, text: string) {
	const run = await givenImport(token, text);
	await run.sendAll();
	for (const { brandKey, part, rows } of await db.select().from(chunks).where(eq(chunks.importId, run.id))) {
		const old = JSON.parse(OLD.reduce((all, [now, before]) => all.replaceAll(now, before), JSON.stringify(rows)));
		await db.delete(chunks).where(eq(chunks.brandKey, brandKey));
		await db.insert(chunks).values({ importId: run.id, part, brandKey: nameKey(old.brand), rows: old });
	}
	const { gone } = (await run.act("difference", {})).body.totals;
	expect((await run.act(gone > 0 ? `activate?confirmRemoved=${gone}` : "activate")).status).toBe(200);
}

/** The active catalogue's models with their ids. */
async function models() {
	const versions = createVersionRepository(db);
	const { manifest } = await versions.get((await versions.activeId())!);
	const list = await getImmutable<ModelList>(env.MEDIA, "models", manifest.models!);
	return list!.brands.map(([id, name, ofBrand]) => [id, name, ofBrand.map(([modelId, model]) => [modelId, model])]);
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
