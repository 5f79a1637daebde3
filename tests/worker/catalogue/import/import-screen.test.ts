import { expect, test } from "vitest";
import { givenImport, imported } from "#tests/support/catalogue-import.ts";
import { call, db, givenAssortment, givenUser } from "#tests/support/world.ts";
import { FITMENT_IMPORTS } from "#worker/catalogue/import/fitment-imports.repository.ts";
import { nameKey } from "#worker/db/search-text.rules.ts";
import { cleanUpImports } from "#worker/imports/clean-up-imports.usecases.ts";

const PATH = "/admin/api/catalogue/import";
const FILE = "make,model,year,driver_in\nSaab,9-5,2005,23\nSaab,95,1970,11\nSaab,96,never,11\n";
const HEADER = ["Marke", "Modell", "Jahr", "Fahrer"];
const mapping = { columns: { brand: 0, model: 1, year: 2, driver: 3 }, unit: "mm", paired: true, width: 4 };

const announced = (token: string, parts: Record<string, unknown> = {}) =>
	call(PATH, { token, body: { fileHash: "a".repeat(64), parts: 1, rows: 3, mapping, ...parts } });
const layout = async (token: string, header: string[]) =>
	(await call(`${PATH}/layout`, { token, body: { header } })).body;
const recorded = async (token: string, entity: string) =>
	(await call("/admin/api/audit/list", { token, body: { entity, sortOrder: "asc" } })).body.data.map(
		({ user, action, entityId, title, before, after }: Record<string, unknown>) => ({
			...{ user, action, entityId, title, before, after },
		}),
	);

test("a mapping is remembered for files with the same columns, whatever their case and blanks, and for no others", async () => {
	const { token } = await givenUser("ROLE_ADMIN");
	expect(await layout(token, HEADER)).toMatchObject({ mapping: null });
	await announced(token, { header: HEADER });
	expect((await layout(token, [" marke ", "MODELL", "Jahr", "Fahrer"])).mapping).toEqual(mapping);
	expect((await layout(token, ["Marke", "Modell", "Jahr", "Beifahrer"])).mapping).toBeNull();
	await announced(token, { header: HEADER, mapping: { ...mapping, unit: "inch" } });
	expect((await layout(token, HEADER)).mapping).toEqual({ ...mapping, unit: "inch" });
});

test("a mapping is remembered for files that have more columns, or others in between, with its unit and its pairs", async () => {
	const { token } = await givenUser("ROLE_ADMIN");
	await announced(token, { header: HEADER });
	expect((await layout(token, ["Modell", "Preis", "Marke", "Jahr", "Fahrer"])).mapping).toEqual({
		...mapping,
		columns: { brand: 2, model: 0, year: 3, driver: 4 },
		width: 5,
	});
	const more = [...HEADER, "Beifahrer (mm)", "Karosserie"];
	const ofMore = { ...mapping, columns: { ...mapping.columns, passenger: 4, body: 5 }, width: 6 };
	expect((await layout(token, more)).mapping).toEqual(ofMore);
	expect((await layout(token, [...HEADER, "Heck (Zoll)"])).mapping).toEqual({ ...mapping, width: 5 });
	expect((await layout(token, [...HEADER, "Fahrer"])).mapping).toBeNull();
	await announced(token, { header: more, mapping: { ...ofMore, paired: false } });
	expect((await layout(token, [...more, "Preis"])).mapping).toEqual({ ...ofMore, paired: false, width: 7 });
	expect((await layout(token, HEADER)).mapping).toEqual(mapping);
});

test("a column without a name is remembered for files with the same columns alone, as any other may have none", async () => {
	const { token } = await givenUser("ROLE_ADMIN");
	const header = ["Marke", "Modell", "Jahr", ""];
	await announced(token, { header });
	expect((await layout(token, header)).mapping).toEqual(mapping);
	expect((await layout(token, ["Marke", "Modell", "Jahr", "Preis", ""])).mapping).toBeNull();
	await announced(token, { header: [...HEADER, ""], mapping: { ...mapping, width: 5 } });
	expect((await layout(token, ["Preis", "", ...HEADER])).mapping?.columns.driver).toBe(5);
});

test("a mapping that was remembered without them, or with none, has the sides of the car that the columns name", async () => {
	const { token } = await givenUser("ROLE_ADMIN");
	const header = ["Marke", "Modell", "Jahr", "Links"];
	await announced(token, { header });
	expect((await layout(token, header)).mapping).toEqual({ ...mapping, bySide: true });
	await announced(token, { header, mapping: { ...mapping, bySide: false } });
	expect((await layout(token, header)).mapping).toEqual({ ...mapping, bySide: true });
});

test("the adapters that rows may name are known before anything is sent", async () => {
	const { token } = await givenUser("ROLE_ADMIN");
	const { id, name, code } = await givenAssortment({ kind: "adapter" });
	const { adapters } = await layout(token, HEADER);
	expect(adapters).toEqual(expect.arrayContaining([name, code].map((known) => [nameKey(known), id])));
});

test("unfinished imports are listed with their file, who began them, and how far they came", async () => {
	const { token, username } = await givenUser("ROLE_ADMIN");
	await imported(token, FILE);
	await announced(token, { fileName: "cars.csv" });
	const run = await givenImport(token, FILE);
	await run.sendAll();
	const { body } = await call(`${PATH}/list`, { token, body: { states: ["receiving", "building"], sortField: "id" } });
	expect(body).toMatchObject({
		totalItemCount: 2,
		data: [
			{ id: run.id, by: username, state: "receiving", accepted: 2, refused: 1, parts: { total: 1, count: 1 } },
			{ fileName: "cars.csv", rows: 3, accepted: 0, refused: 0, parts: { total: 1, count: 0 } },
		],
	});
	expect((await call(`${PATH}/list`, { token, body: {} })).body.totalItemCount).toBe(3);
});

test("who began, ended and activated an import is on record, once each", async () => {
	const { token, id, username } = await givenUser("ROLE_ADMIN");
	const user = { id, name: username };
	const first = await imported(token, FILE);
	await first.act("activate");
	const second = await givenImport(token, `${FILE}Saab,99,1975,12\n`);
	await second.open();
	await second.act("discard");
	await second.act("discard");
	const version = first.activation.body.id;
	const third = await imported(token, `${FILE}Saab,900,1985,14\n`);
	await call(`/admin/api/catalogue/version/activate/${version}?confirmRemoved=1`, { token, body: {} });
	await call(`/admin/api/catalogue/version/activate/${version}`, { token, body: {} });
	expect(await recorded(token, "import")).toMatchObject([
		{ user, action: "create", entityId: String(first.id), after: { rows: 3, mode: "replace", dryRun: false } },
		{ user, action: "create", entityId: String(second.id) },
		{ user, action: "discard", entityId: String(second.id), before: { state: "receiving" } },
		{ user, action: "create", entityId: String(third.id) },
	]);
	expect(await recorded(token, "catalogue")).toMatchObject([
		{
			action: "activate",
			entityId: String(version),
			before: { activeVersion: null },
			after: { imported: 2, refused: 1 },
		},
		{ action: "activate", before: { activeVersion: version } },
		{ action: "activate", entityId: String(version), after: { activeVersion: version } },
	]);
});

test("what ends by itself at night is nobody's doing", async () => {
	const { token } = await givenUser("ROLE_ADMIN");
	const { body } = await announced(token);
	await cleanUpImports(db, FITMENT_IMPORTS, Date.now() + 8 * 86_400_000);
	const { data } = (await call(`${PATH}/list`, { token, body: { states: ["discarded"] } })).body;
	expect(data).toMatchObject([{ id: body.id, state: "discarded" }]);
	expect(await recorded(token, "import")).toHaveLength(1);
});

test("a version says which file it came from", async () => {
	const { token } = await givenUser("ROLE_ADMIN");
	const run = await givenImport(token, FILE);
	const { fileHash, parts, rows, mapping, options } = { ...run.created.body, parts: 1 };
	await run.act("discard");
	const named = await call(PATH, { token, body: { fileHash, parts, rows, mapping, options, fileName: "spring.csv" } });
	await call(`${PATH}/${named.body.id}/rows`, { token, body: run.parts[0] });
	await call(`${PATH}/${named.body.id}/activate`, { token, body: {} });
	const { data } = (await call("/admin/api/catalogue/version/list", { token, body: {} })).body;
	expect(data).toMatchObject([{ fileName: "spring.csv", active: true, importId: named.body.id }]);
});
