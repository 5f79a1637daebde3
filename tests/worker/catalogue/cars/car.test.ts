import { expect, test } from "vitest";
import { imported } from "#tests/support/catalogue-import.ts";
import { recorded, scans, sender } from "#tests/support/query-plans.ts";
import { call, get, givenUser } from "#tests/support/world.ts";
import type { CarModel } from "#worker/catalogue/cars/car.schema.ts";

const FILE = `make,model,year,body,driver_in,passenger_in
Škoda,Octavia,2005-2012,estate,24,19
Škoda,Octavia,2013-,hatchback,26,18
Škoda,Fabia,1999-2007,,21,19
Saab,9-5,1999-2009,,26,18
Saab,95,1968-1973,,11,11
`;

async function givenCars() {
	const admin = await givenUser("ROLE_ADMIN");
	await imported(admin.token, FILE);
	const list = async (body: object = {}) =>
		(await call("/admin/api/catalogue/car/list", { token: admin.token, body })).body;
	return { ...admin, list };
}

test("the models of the catalogue are listed by brand and name, with their years", async () => {
	const { list } = await givenCars();
	const { data, totalItemCount } = await list();
	expect(totalItemCount).toBe(4);
	expect(data.map((car: CarModel) => [car.brand.name, car.model, car.variants, car.yearFrom, car.yearTo])).toEqual([
		["Saab", "9-5", 1, 1999, 2009],
		["Saab", "95", 1, 1968, 1973],
		["Škoda", "Fabia", 1, 1999, 2007],
		["Škoda", "Octavia", 2, 2005, null],
	]);
	expect((await list({ pageSize: 1, page: 2 })).data[0].model).toBe("95");
	expect((await list({ page: 9 })).data).toEqual([]);
	const backwards = await list({ sortField: "brand", sortOrder: "desc" });
	expect(backwards.data[0].model).toBe("Octavia");
	expect((await list({ brandId: data[0].brand.id })).totalItemCount).toBe(2);
});

test("a search folds accents and takes signs literally", async () => {
	const { list } = await givenCars();
	expect((await list({ search: "SKODA octa" })).data.map(({ model }: { model: string }) => model)).toEqual(["Octavia"]);
	expect((await list({ search: "9-5" })).totalItemCount).toBe(1);
	for (const search of ["octavia 2010", "Skoda Octavia estate", "scoda oktavia"]) {
		const { data } = await list({ search });
		expect([search, ...data.map(({ model }: { model: string }) => model)]).toEqual([search, "Octavia"]);
	}
	const [saab] = (await list({ search: "9-5" })).data;
	expect(await list({ search: "octavia 2010", brandId: saab.brand.id })).toEqual({ data: [], totalItemCount: 0 });
	for (const search of ["%", "_", "\\", "'", "é".repeat(26), "x".repeat(200)])
		expect((await list({ search })).totalItemCount).toBe(0);
});

test("a model opens to its variants, and a correction stands beside what it corrects", async () => {
	const { list, token } = await givenCars();
	const [{ id }] = (await list({ search: "octavia" })).data;
	const { body } = await get(`/admin/api/catalogue/car/${id}`, { token });
	expect(body).toMatchObject({
		brand: { name: "Škoda" },
		model: "Octavia",
		variants: [
			{
				body: "estate",
				spans: [{ yearFrom: 2005, yearTo: 2012, options: [{ driver: [24], passenger: [19], adapter: null }] }],
				corrections: [],
			},
			{ body: "hatchback", spans: [{ yearFrom: 2013, yearTo: null }] },
		],
	});
	const { variantId } = body.variants[0];
	await call("/admin/api/catalogue/correct", {
		token,
		body: { variantId, yearFrom: 2006, yearTo: 2006, options: [{ driver: [22] }] },
	});
	const corrected = (await get(`/admin/api/catalogue/car/${id}`, { token })).body.variants[0];
	expect(corrected.spans.map(({ yearFrom, yearTo }: Record<string, number>) => [yearFrom, yearTo])).toEqual([
		[2005, 2005],
		[2006, 2006],
		[2007, 2012],
	]);
	expect(corrected.corrections).toMatchObject([{ yearFrom: 2006, state: "applied", options: [{ driver: [22] }] }]);
	expect((await list({ search: "octavia" })).data[0].corrections).toBe(1);
	expect((await get("/admin/api/catalogue/car/9999", { token })).status).toBe(404);
});

test("without a catalogue there are no cars", async () => {
	const { token } = await givenUser("ROLE_ADMIN");
	expect((await call("/admin/api/catalogue/car/list", { token })).body).toEqual({ data: [], totalItemCount: 0 });
});

test("no query about cars and their corrections walks a big table", async () => {
	const { list, token } = await givenCars();
	const [{ id }] = (await list()).data;
	const variant = (await get(`/admin/api/catalogue/car/${id}`, { token })).body.variants[0].variantId;
	const statements = new Set<string>();
	const send = sender(token, recorded(statements));
	const path = "/admin/api/catalogue";
	const made = await send(`${path}/correct`, { variantId: variant, yearFrom: 2000, options: [] });
	const replies = [
		made,
		await send(`${path}/car/list`, { search: "saab" }),
		await send(`${path}/car/${id}`),
		await send(`${path}/correct/list`, {}),
		await send(`${path}/correct/remove`, { id: made.body.data[0].id }),
		await send(`${path}/car/alias`, { modelId: id, text: "mk1" }),
		await send(`${path}/car/alias/remove`, { modelId: id, text: "mk1" }),
	];
	expect(replies.map(({ status }) => status)).toEqual(Array(7).fill(200));
	// All corrections are read on purpose: they are few, and made by hand.
	expect((await scans(statements)).filter((scan) => !/^SCAN (fitment|alias)_corrections/.test(scan))).toEqual([]);
});
