import { expect, test } from "vitest";
import { imported } from "#tests/support/catalogue-import.ts";
import { get, givenFinder, givenUser } from "#tests/support/world.ts";

const HEADER = "make,model,year,driver_in,passenger_in\n";
const SAAB = `${HEADER}Saab,9-5,1999-2009,26,18\n`;
const VOLVO = `${HEADER}Volvo,V70,2000-2007,24,22\n`;

test("all calls of a visit answer from one catalogue, also right after another became active", async () => {
	const admin = await givenUser("ROLE_ADMIN");
	await imported(admin.token, SAAB);
	const customer = await givenUser("ROLE_CUSTOMER");
	const { uuid } = await givenFinder(customer.token);
	const ask = async (path: string) => (await get(`/finder/${uuid}/${path}`)).body.data;
	// This isolate now remembers the bootstrap, and nothing else of the catalogue.
	await get(`/finder/${uuid}/get-finder`);
	await imported(admin.token, VOLVO);
	const [brand] = await ask("get-brands");
	const [model] = await ask(`get-models/${brand.id}`);
	const [year] = await ask(`get-years?model=${model.id}`);
	const [vehicle] = await ask(`get-vehicle?model=${model.id}&year=${year}`);
	expect((await get(`/finder/${uuid}/get-wipers?vehicle=${vehicle.id}`)).status).toBe(200);
});
