import { expect, test } from "vitest";
import { givenImport, imported } from "#tests/support/catalogue-import.ts";
import { call, get, givenUser } from "#tests/support/world.ts";

const PATH = "/admin/api/catalogue";
const WITHOUT = "make,model,year_from,year_to,driver_in\n";
const POLO = "Volkswagen,Polo,2014,,24";
const none = { added: 0, changed: 0, gone: 0, aliases: 0, key_numbers: 0, conflict: 0 };

/** A catalogue with a Golf that has a correction, an alias and, from an earlier file, key numbers. */
async function givenGolf() {
	const { token } = await givenUser("ROLE_ADMIN");
	await imported(
		token,
		`make,model,year_from,year_to,driver_in,HSN/TSN\nVolkswagen,Golf,2012,2019,26,0003/AAA\n${POLO},0003/AAP\n`,
	);
	const { id } = (await call(`${PATH}/car/list`, { token, body: { search: "golf" } })).body.data[0];
	const { variantId } = (await get(`${PATH}/car/${id}`, { token })).body.variants[0];
	const options = [{ driver: [25], passenger: [], rear: [], adapterId: null, universalAdapter: false }];
	await call(`${PATH}/correct`, { token, body: { variantId, yearFrom: 2014, yearTo: 2014, options } });
	await call(`${PATH}/car/alias`, { token, body: { modelId: id, text: "mk7", yearFrom: 2012, yearTo: 2019 } });
	return { token };
}

test("a replacing import lists the corrections, aliases and key numbers of cars that it renames", async () => {
	const { token } = await givenGolf();
	const run = await givenImport(token, `${WITHOUT}Volkswagen,Golf VII,2012,2019,26\n${POLO}\n`);
	await run.sendAll();
	expect((await run.act("difference")).body.totals).toEqual({ ...none, added: 1, gone: 1, lost: 3 });
	const lost = async () => (await run.act("difference", { change: "lost" })).body;
	const golf = { change: "lost", brand: "Volkswagen", model: "Golf" };
	const expected = [
		{ ...golf, before: [{ yearFrom: 2014, yearTo: 2014, options: [{ driver: [25] }] }], after: null },
		{ ...golf, keyNumbers: { before: [{ hsn: "0003", tsn: "AAA", yearFrom: 2012, yearTo: 2019 }], after: [] } },
		{ ...golf, aliases: { before: [{ text: "mk7", yearFrom: 2012, yearTo: 2019 }], after: [] } },
	];
	expect(await lost()).toMatchObject({ totalItemCount: 3, data: expected });
	expect((await run.act("activate?confirmRemoved=1")).status).toBe(200);
	expect(await lost()).toMatchObject({ totalItemCount: 3, data: expected });
});

test("a brand that goes leaves its entries behind; what the file has columns of isn't lost", async () => {
	const { token } = await givenGolf();
	const header = "make,model,year_from,year_to,driver_in,HSN/TSN\n";
	const run = await givenImport(token, `${header}VW,Golf,2012,2019,26,0003/AAA\n`);
	await run.sendAll();
	const { totals, data } = (await run.act("difference", { change: "lost" })).body;
	expect(totals).toMatchObject({ gone: 2, lost: 2 });
	expect(data.map((one: { before: unknown; aliases?: unknown }) => [one.before !== null, "aliases" in one])).toEqual([
		[true, false],
		[false, true],
	]);
});

test("an import that keeps the cars loses nothing", async () => {
	const { token } = await givenGolf();
	const run = await givenImport(token, `${WITHOUT}Volkswagen,Golf,2012,2019,26\n${POLO}\n`);
	await run.sendAll();
	expect((await run.act("difference")).body.totals).toEqual({ ...none, lost: 0 });
});
