import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { givenImport, imported } from "#tests/support/catalogue-import.ts";
import { call, db, get, givenUser } from "#tests/support/world.ts";
import type { ModelList } from "#worker/catalogue/vehicles/model-list.rules.ts";
import { createVersionRepository } from "#worker/catalogue/versions/version.repository.ts";
import { getImmutable } from "#worker/storage/immutable.ts";

const HEADER = "make,model,year_from,year_to,driver_in,passenger_in,aliases\n";
const file = (golf: string) => `${HEADER}Volkswagen,Golf,2012,2019,26,18,${golf}\nSaab,95,1968,1973,11,11,\n`;
const PATH = "/admin/api/catalogue/car/alias";
const versions = createVersionRepository(db);

const admin = async () => (await givenUser("ROLE_ADMIN")).token;

async function shown() {
	const { manifest } = await versions.get((await versions.activeId())!);
	const models = await getImmutable<ModelList>(env.MEDIA, "models", manifest.models!);
	return models!.brands.flatMap(([, , list]) => list.flatMap(([, , known]) => known?.a ?? []));
}

async function golfOf(token: string): Promise<number> {
	const { body } = await call("/admin/api/catalogue/car/list", { token, body: { search: "golf" } });
	return body.data[0].id;
}

test("an alias that is added or removed by hand counts at once, and over every later import", async () => {
	const token = await admin();
	const first = await imported(token, file("golf 7|mk7"));
	const modelId = await golfOf(token);
	const added = await call(PATH, { token, body: { modelId, text: " 5G ", yearFrom: 2012 } });
	expect([added.status, added.body.aliases.at(-1)]).toEqual([200, { text: "5G", yearFrom: 2012, yearTo: null }]);
	await call(`${PATH}/remove`, { token, body: { modelId, text: "MK7" } });
	const corrected = [
		["golf 7", 2012, 2019],
		["5G", 2012, 0],
	];
	expect(await shown()).toEqual(corrected);
	expect((await get(`/admin/api/catalogue/car/${modelId}`, { token })).body.aliases).toHaveLength(2);
	await imported(token, file("golf 7|mk7"));
	expect(await shown()).toEqual(corrected);
	const run = await givenImport(token, file("golf 7|mk7"));
	await run.sendAll();
	expect((await run.act("difference")).body.totalItemCount).toBe(0);
	await call(PATH, { token, body: { modelId, text: "mk7", yearFrom: 2013, yearTo: 2018 } });
	await call(`/admin/api/catalogue/version/activate/${first.activation.body.id}`, { token, body: {} });
	expect(await shown()).toEqual([...corrected, ["mk7", 2013, 2018]]);
});

test("a correction of a fitment keeps those of aliases, and two at the same time are both kept", async () => {
	const token = await admin();
	await imported(token, file("golf 7"));
	const modelId = await golfOf(token);
	const add = (text: string) => call(PATH, { token, body: { modelId, text } });
	await Promise.all(["5g", "a7", "mk7"].map(add));
	const { body } = await get(`/admin/api/catalogue/car/${modelId}`, { token });
	const { variantId } = body.variants[0];
	const options = [{ driver: [24], passenger: [19] }];
	await call("/admin/api/catalogue/correct", { token, body: { variantId, yearFrom: 2012, yearTo: 2019, options } });
	expect((await shown()).map(([text]) => text).sort()).toEqual(["5g", "a7", "golf 7", "mk7"]);
});

test("the longest alias that a file may have can be removed", async () => {
	const token = await admin();
	const text = "x".repeat(120);
	await imported(token, file(text));
	const modelId = await golfOf(token);
	expect((await call(`${PATH}/remove`, { token, body: { modelId, text } })).status).toBe(200);
	expect(await shown()).toEqual([]);
});

test("a car that isn't there, and an alias that is none, are refused", async () => {
	const token = await admin();
	await imported(token, file(""));
	const modelId = await golfOf(token);
	expect((await call(PATH, { token, body: { modelId: 999_999, text: "x" } })).status).toBe(404);
	const wrong = [{ text: " " }, { text: "x".repeat(61) }, { text: "x", yearFrom: 2016, yearTo: 2015 }];
	for (const body of wrong) expect((await call(PATH, { token, body: { modelId, ...body } })).status).toBe(400);
	expect(await shown()).toEqual([]);
});
