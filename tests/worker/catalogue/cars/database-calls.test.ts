import { env } from "cloudflare:workers";
import { afterEach, expect, test, vi } from "vitest";
import { imported } from "#tests/support/catalogue-import.ts";
import { losing } from "#tests/support/losing-database.ts";
import { sender } from "#tests/support/query-plans.ts";
import { call, get, givenUser } from "#tests/support/world.ts";
import type { CarDetail } from "#worker/catalogue/cars/car.schema.ts";

const PATH = "/admin/api/catalogue";
const MAKES = ["Audi", "BMW", "Fiat", "Opel", "Saab", "Volvo"];

/** Six makes; each has a model with ten variants, of which the first is corrected by hand. */
async function givenCorrections() {
	const { token } = await givenUser("ROLE_ADMIN");
	const bodies = Array.from({ length: 10 }, (_, at) => `body ${at}`);
	const rows = MAKES.flatMap((make) => bodies.map((body) => `${make},One,2005-2012,${body},24,19`));
	await imported(token, `make,model,year,body,driver_in,passenger_in\n${rows.join("\n")}\n`);
	const models = (await call(`${PATH}/car/list`, { token })).body.data;
	for (const { id } of models) {
		const { body } = await get(`${PATH}/car/${id}`, { token });
		const { variantId } = body.variants[0];
		await call(`${PATH}/correct`, { token, body: { variantId, yearFrom: 2006, yearTo: 2006, options: [] } });
	}
	const { seen, bindings } = losing(0);
	return { modelId: models[0].id, seen, send: sender(token, bindings) };
}

afterEach(() => {
	vi.restoreAllMocks();
});

test("a car with ten variants and its corrections is read with at most six calls to the database", async () => {
	const { modelId, seen, send } = await givenCorrections();
	const { variants }: CarDetail = (await send(`${PATH}/car/${modelId}`)).body;
	expect(variants.map(({ corrections }) => corrections.length)).toEqual([1, ...Array(9).fill(0)]);
	expect(seen.calls).toBeLessThanOrEqual(6);
});

test("a page of corrections reads the makes that it shows, and no others", async () => {
	const { seen, send } = await givenCorrections();
	const read = vi.spyOn(env.MEDIA, "get");
	const page = (parts: object) => send(`${PATH}/correct/list`, { sortOrder: "asc", pageSize: 2, page: 2, ...parts });
	const { data, totalItemCount } = (await page({})).body;
	expect([totalItemCount, data.map(({ brand }: { brand: string }) => brand)]).toEqual([6, ["Fiat", "Opel"]]);
	expect(read).toHaveBeenCalledTimes(2);
	expect(seen.calls).toBeLessThanOrEqual(6);
	expect((await page({ search: "volvo one", page: 1 })).body).toMatchObject({
		totalItemCount: 1,
		data: [{ brand: "Volvo", state: "applied" }],
	});
	expect(read).toHaveBeenCalledTimes(3);
	const applied = (await page({ state: "applied" })).body;
	expect([applied.totalItemCount, applied.data[0].brand]).toEqual([6, "Fiat"]);
});
