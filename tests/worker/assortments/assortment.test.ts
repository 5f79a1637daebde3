import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { recorded, scans, sender } from "#tests/support/query-plans.ts";
import {
	call,
	db,
	get,
	givenAssortment,
	givenCatalogue,
	givenFinder,
	givenUser,
	golfShard,
	type Reply,
} from "#tests/support/world.ts";
import { auditEntriesTable } from "#worker/db/schema/audit.table.ts";
import { companyAssortmentsTable } from "#worker/db/schema/company.table.ts";

const path = "/admin/api/assortment";
let serial = 0;
const unique = (name: string) => `${name}${Date.now().toString(36)}${++serial}`;

async function givenBrand(token: string, name = unique("Maker ")) {
	const { status, body } = await call("/admin/api/brand/save", { token, body: { name } });
	expect(status).toBe(201);
	return body as { id: number; name: string; version: number };
}

async function administrator() {
	const { token, ...admin } = await givenUser("ROLE_ADMIN");
	return { ...admin, token, brand: await givenBrand(token) };
}

const front = (make: number, parts: Record<string, unknown> = {}) => ({
	kind: "front",
	code: unique("C").toUpperCase(),
	make,
	technicalName: unique("Series "),
	wipers: [
		{ lengthInch: 26, lengthCm: 65, price: 19.9 },
		{ lengthInch: 18, lengthCm: 45.5, price: null },
	],
	...parts,
});
const adapter = (make: number, parts: Record<string, unknown> = {}) =>
	front(make, { kind: "adapter", wipers: [], price: 2.5, ...parts });

const refusal = ({ status, body }: Reply) => [status, body.error.fields];

test("an assortment is created with its sizes, lengths and euro prices, and reads back as it was saved", async () => {
	const { token, brand } = await administrator();
	const body = front(brand.id, { namePrefix: "Aero", nameReplace: "One", omitOnUniversalAdapter: true });
	const { status, body: created } = await call(`${path}/save`, { token, body });
	expect(status).toBe(201);
	expect(created).toMatchObject({
		...body,
		make: { id: brand.id, name: brand.name },
		name: "Aero One",
		price: null,
		version: 1,
		wipers: [
			{ lengthInch: 18, lengthCm: 45.5, price: null, specialPrices: 0 },
			{ lengthInch: 26, lengthCm: 65, price: 19.9, specialPrices: 0 },
		],
	});
	const read = (await get(`${path}/${created.id}`, { token })).body;
	expect(read).toEqual(created);
	const { status: again, body: same } = await call(`${path}/save/${created.id}`, { token, body: read });
	expect(again).toBe(200);
	expect(same).toEqual({ ...read, version: 2, updatedAt: same.updatedAt });
});

test("an adapter has one price and no sizes", async () => {
	const { token, brand } = await administrator();
	const { status, body } = await call(`${path}/save`, { token, body: adapter(brand.id) });
	expect([status, body.price, body.wipers, body.armType]).toEqual([201, 2.5, [], null]);
});

test("an adapter may say which arm it fits, which can be changed and taken back", async () => {
	const { token, brand } = await administrator();
	const created = (await call(`${path}/save`, { token, body: adapter(brand.id, { armType: "bayonet" }) })).body;
	expect(created.armType).toBe("bayonet");
	const save = (body: Record<string, unknown>) => call(`${path}/save/${created.id}`, { token, body });
	const changed = (await save({ ...created, armType: "top_lock" })).body;
	expect(changed.armType).toBe("top_lock");
	expect((await save({ ...changed, armType: "glue" })).status).toBe(400);
	// A client that was made before there were arm types keeps it.
	const { armType, ...older } = changed;
	const repriced = (await save({ ...older, price: 3 })).body;
	expect([repriced.price, repriced.armType]).toEqual([3, "top_lock"]);
	expect((await save({ ...repriced, armType: null })).body.armType).toBeNull();
});

test("a save of a client that doesn't know of a field leaves it as it is", async () => {
	const { token, brand } = await administrator();
	const image = `/uploads/images/finder/${"a".repeat(64)}-60x20.png`;
	const images = { imageFront: image, imageFrontAndRear: image };
	const named = { nameReplace: "One", namePrefix: "Aero", omitOnUniversalAdapter: true, ...images };
	for (const made of [front(brand.id, named), adapter(brand.id, { ...named, armType: "bayonet" })]) {
		let assortment = (await call(`${path}/save`, { token, body: made })).body;
		for (const field of [...Object.keys(named), "wipers", "price", "armType"]) {
			const { [field]: unknown, ...body } = assortment;
			const { body: saved } = await call(`${path}/save/${assortment.id}`, { token, body });
			const { version, updatedAt } = saved;
			expect([field, saved, version]).toEqual([field, { ...assortment, version, updatedAt }, assortment.version + 1]);
			assortment = saved;
		}
	}
});

test("a size that stays keeps its blade and its special prices; one that goes takes them along", async () => {
	const { token, brand } = await administrator();
	const shop = await givenUser("ROLE_CUSTOMER");
	const created = (await call(`${path}/save`, { token, body: front(brand.id) })).body;
	await db.insert(companyAssortmentsTable).values({ companyId: shop.companyId, assortmentId: created.id });
	const finder = await givenFinder(shop.token);
	const [short, long] = created.wipers;
	await call("/admin/api/pricing/save-special/front", {
		token: shop.token,
		body: { finderId: finder.id, specialPricing: { [short.id]: 11, [long.id]: 22 } },
	});
	const read = (await get(`${path}/${created.id}`, { token })).body;
	expect(read.wipers.map(({ specialPrices }: { specialPrices: number }) => specialPrices)).toEqual([1, 1]);
	const wipers = [
		{ ...long, lengthCm: 66, price: 21 },
		{ lengthInch: 20, lengthCm: 50, price: 15 },
	];
	const saved = (await call(`${path}/save/${created.id}`, { token, body: { ...read, wipers } })).body;
	expect(saved.wipers).toMatchObject([
		{ lengthInch: 20, price: 15, specialPrices: 0 },
		{ id: long.id, lengthInch: 26, lengthCm: 66, price: 21, specialPrices: 1 },
	]);
	const { body } = await call("/admin/api/pricing", { token: shop.token, body: { finderId: finder.id } });
	expect(body.specialPrices).toMatchObject([{ price: 22, frontWiper: { id: long.id } }]);
});

describe("what can't be is refused at its field, and nothing is written", () => {
	const refused: [string, Record<string, unknown>, string, string][] = [
		["a code of two words", { code: "AERO ONE" }, "code", "assortments.code_invalid"],
		["a code with another alphabet's letters", { code: "ΑΕΡΟ" }, "code", "assortments.code_invalid"],
		["a code that ends like a blade's sku", { code: "AERO-26" }, "code", "assortments.code_reads_as_sku"],
		["a code that ends like a rear blade's sku", { code: "AERO-R12" }, "code", "assortments.code_reads_as_sku"],
		["no technical name", { technicalName: " " }, "technicalName", "too_small"],
		["an unknown brand", { make: 999_999 }, "make", "assortments.make_unknown"],
		["a picture from elsewhere", { imageFront: "https://evil.example/x.png" }, "imageFront", "uploads.path_invalid"],
		["sizes of an adapter", { kind: "adapter" }, "wipers", "assortments.parts_of_other_kind"],
		["an arm type of a series", { armType: "hook_9x3" }, "wipers", "assortments.parts_of_other_kind"],
		["a price of a series", { price: 5 }, "wipers", "assortments.parts_of_other_kind"],
		["an unknown key", { nonsense: 1 }, "nonsense", "unknown_key"],
	];
	test.each(refused)("%s", async (_, parts, field, code) => {
		const { token, brand } = await administrator();
		const reply = await call(`${path}/save`, { token, body: front(brand.id, parts) });
		expect(refusal(reply)).toEqual([400, [{ path: field, code }]]);
	});

	const rows: [string, Record<string, unknown>, string, string][] = [
		["half an inch", { lengthInch: 26.5 }, "lengthInch", "assortments.inch_invalid"],
		["a size that no blade has", { lengthInch: 41, lengthCm: 103 }, "lengthInch", "assortments.inch_invalid"],
		["two decimals of a centimetre", { lengthCm: 65.25 }, "lengthCm", "assortments.cm_invalid"],
		["millimetres for centimetres", { lengthCm: 650 }, "lengthCm", "assortments.cm_implausible"],
		["a tenth of a cent", { price: 9.999 }, "price", "assortments.price_invalid"],
		["less than nothing", { price: -1 }, "price", "assortments.price_invalid"],
	];
	test.each(rows)("%s", async (_, parts, field, code) => {
		const { token, brand } = await administrator();
		const wipers = [
			{ lengthInch: 18, lengthCm: 45, price: 5 },
			{ lengthInch: 26, lengthCm: 65, price: 5, ...parts },
		];
		const reply = await call(`${path}/save`, { token, body: front(brand.id, { wipers }) });
		expect(refusal(reply)).toEqual([400, [{ path: `wipers.1.${field}`, code }]]);
	});

	test("a size twice", async () => {
		const { token, brand } = await administrator();
		const wipers = [26, 18, 26].map((lengthInch) => ({ lengthInch, lengthCm: lengthInch * 2.5, price: 5 }));
		const reply = await call(`${path}/save`, { token, body: front(brand.id, { wipers }) });
		expect(refusal(reply)).toEqual([400, [{ path: "wipers.2.lengthInch", code: "assortments.size_twice" }]]);
	});
});

test("a code belongs to one assortment, and stays as it is", async () => {
	const { token, brand } = await administrator();
	const created = (await call(`${path}/save`, { token, body: front(brand.id) })).body;
	const taken = await call(`${path}/save`, { token, body: front(brand.id, { code: created.code }) });
	expect(refusal(taken)).toEqual([409, [{ path: "code", code: "assortments.code_taken" }]]);
	const other = await call(`${path}/save/${created.id}`, { token, body: { ...created, code: "OTHER" } });
	expect(refusal(other)).toEqual([400, [{ path: "code", code: "assortments.code_fixed" }]]);
	const kind = await call(`${path}/save/${created.id}`, { token, body: { ...created, kind: "rear" } });
	expect(refusal(kind)).toEqual([400, [{ path: "kind", code: "assortments.kind_fixed" }]]);
	expect((await get(`${path}/${created.id}`, { token })).body).toEqual(created);
});

test("a technical name belongs to one adapter, however it is written; series may share one", async () => {
	const { token, brand } = await administrator();
	const first = (await call(`${path}/save`, { token, body: adapter(brand.id) })).body;
	const twin = { technicalName: ` ${first.technicalName.toUpperCase().replace(" ", "  ")} ` };
	const taken = [{ path: "technicalName", code: "assortments.adapter_name_taken" }];
	expect(refusal(await call(`${path}/save`, { token, body: adapter(brand.id, twin) }))).toEqual([409, taken]);
	const second = (await call(`${path}/save`, { token, body: adapter(brand.id) })).body;
	const renamed = await call(`${path}/save/${second.id}`, { token, body: { ...second, ...twin } });
	expect(refusal(renamed)).toEqual([409, taken]);
	expect((await get(`${path}/${second.id}`, { token })).body).toEqual(second);
	expect((await call(`${path}/save`, { token, body: front(brand.id, twin) })).status).toBe(201);
});

test("of two who save what they read at the same time, one is told so, and changes nothing", async () => {
	const { token, brand } = await administrator();
	const created = (await call(`${path}/save`, { token, body: front(brand.id) })).body;
	const saves = await Promise.all(
		[30, 31].map((inch) =>
			call(`${path}/save/${created.id}`, {
				token,
				body: { ...created, nameReplace: `N${inch}`, wipers: [{ lengthInch: inch, lengthCm: inch * 2.5, price: 1 }] },
			}),
		),
	);
	expect(saves.map(({ status }) => status).sort()).toEqual([200, 409]);
	expect(saves.find(({ status }) => status === 409)?.body.error.code).toBe("assortments.stale");
	const read = (await get(`${path}/${created.id}`, { token })).body;
	expect(read).toEqual(saves.find(({ status }) => status === 200)?.body);
	expect(read.wipers).toHaveLength(1);
});

test("the list is filtered by kind, searched and sorted", async () => {
	const { token, brand } = await administrator();
	const names = [unique("Łódź "), unique("Zeta "), unique("aurora ")];
	for (const nameReplace of names) await call(`${path}/save`, { token, body: front(brand.id, { nameReplace }) });
	await call(`${path}/save`, { token, body: adapter(brand.id) });
	const list = async (body: unknown) => (await call(`${path}/list`, { token, body })).body;
	const search = brand.name.toUpperCase();
	expect((await list({ search })).totalItemCount).toBe(4);
	const sorted = await list({ search, kind: "front", sortField: "nameReplace", sortOrder: "asc" });
	expect(sorted.data.map(({ nameReplace }: { nameReplace: string }) => nameReplace)).toEqual(names.toReversed());
	expect((await list({ search: names[0]!.replace("Łódź", "lodz") })).totalItemCount).toBe(1);
	for (const sortField of ["id", "namePrefix", "technicalName", "omitOnUniversalAdapter"])
		expect((await list({ sortField })).data.length).toBeGreaterThan(0);
	expect((await call(`${path}/list`, { token, body: { sortField: "technicalNameKey" } })).status).toBe(400);
	expect((await list({})).data.length).toBeLessThanOrEqual(10);
});

test("everyone who is signed in may choose from the assortments", async () => {
	const { token, brand } = await administrator();
	const created = (await call(`${path}/save`, { token, body: front(brand.id, { nameReplace: "Zed" }) })).body;
	await call(`${path}/save`, { token, body: adapter(brand.id) });
	const reader = await givenUser("ROLE_USER");
	const choices = (await call("/admin/api/assortment-select", { token: reader.token, body: { kind: "front" } })).body;
	expect(choices.filter(({ make }: { make: { name: string } }) => make.name === brand.name)).toEqual([
		{ id: created.id, kind: "front", make: { name: brand.name }, nameReplace: "Zed", name: "Zed" },
	]);
});

test("a brand is named once, whatever its case, and its assortments are found by a new name", async () => {
	const { token, brand } = await administrator();
	await call(`${path}/save`, { token, body: front(brand.id) });
	const taken = await call("/admin/api/brand/save", { token, body: { name: brand.name.toUpperCase() } });
	expect(refusal(taken)).toEqual([409, [{ path: "name", code: "assortments.brand_taken" }]]);
	const name = unique("Renamed ");
	const renamed = await call(`/admin/api/brand/save/${brand.id}`, { token, body: { ...brand, name } });
	expect(renamed.body).toEqual({ id: brand.id, name, version: 2 });
	const stale = await call(`/admin/api/brand/save/${brand.id}`, { token, body: { ...brand, name: "Late" } });
	expect([stale.status, stale.body.error.code]).toEqual([409, "assortments.brand_stale"]);
	const count = async (search: string) => (await call(`${path}/list`, { token, body: { search } })).body.totalItemCount;
	expect([await count(name), await count(brand.name)]).toEqual([1, 0]);
	expect((await get(`/admin/api/brand/${brand.id}`, { token })).body.name).toBe(name);
	expect((await get("/admin/api/brand/999999", { token })).status).toBe(404);
	expect((await get(`${path}/999999`, { token })).body.error.code).toBe("assortments.not_found");
});

test("visitors see a changed price and a changed name, and no longer what was taken away", async () => {
	const { token, brand } = await administrator();
	const shop = await givenUser("ROLE_CUSTOMER");
	await givenCatalogue(golfShard());
	const created = (await call(`${path}/save`, { token, body: front(brand.id) })).body;
	await db.insert(companyAssortmentsTable).values({ companyId: shop.companyId, assortmentId: created.id });
	const wipers = [
		{ lengthInch: 18, lengthCm: 45, price: 10 },
		{ lengthInch: 26, lengthCm: 65, price: 12.5 },
	];
	const change = async (parts: Record<string, unknown>) => {
		const read = (await get(`${path}/${created.id}`, { token })).body;
		expect((await call(`${path}/save/${created.id}`, { token, body: { ...read, ...parts } })).status).toBe(200);
	};
	// A new finder for each check: an isolate caches a finder's offer for 15 seconds.
	const sold = async () => {
		const { uuid } = await givenFinder(shop.token);
		const { body } = await get(`/finder/${uuid}/get-filtered-products?vehicle=500-2015`);
		const sets = body.data.filter(({ sku }: { sku: string }) => sku.startsWith(created.code));
		return sets.map(({ sku, price, title }: { sku: string; price: number; title: string }) => ({ sku, price, title }));
	};
	expect(await sold()).toEqual([]);
	await change({ wipers, nameReplace: "Visible" });
	expect(await sold()).toEqual([
		{ sku: `${created.code}-26-18`, price: 22.5, title: expect.stringContaining("Visible") },
	]);
	await change({ wipers: wipers.slice(1) });
	expect(await sold()).toEqual([]);
});

test("every write is recorded with what changed, a refused one is not", async () => {
	const { token, brand, id: userId } = await administrator();
	const created = (await call(`${path}/save`, { token, body: front(brand.id) })).body;
	const change = { ...created, nameReplace: "New", wipers: created.wipers.slice(1) };
	await call(`${path}/save/${created.id}`, { token, body: change });
	expect((await call(`${path}/save/${created.id}`, { token, body: change })).status).toBe(409);
	const entriesOf = (entity: string, id: number) =>
		db
			.select()
			.from(auditEntriesTable)
			.where(and(eq(auditEntriesTable.entity, entity), eq(auditEntriesTable.entityId, String(id))));
	const [create, update, ...others] = await entriesOf("assortment", created.id);
	expect(others).toEqual([]);
	expect(create).toMatchObject({
		action: "create",
		userId,
		companyId: null,
		title: created.technicalName,
		before: null,
	});
	expect(create?.after).toMatchObject({ code: created.code, brand: brand.name });
	expect(update).toMatchObject({
		action: "update",
		before: { nameReplace: "", wipers: { 18: { lengthCm: 45.5, price: null }, 26: { lengthCm: 65, price: 19.9 } } },
		after: { nameReplace: "New", wipers: { 26: { lengthCm: 65, price: 19.9 } } },
	});
	expect(Object.keys(update?.after ?? {}).sort()).toEqual(["nameReplace", "wipers"]);
	expect(await entriesOf("brand", brand.id)).toMatchObject([{ action: "create", after: { name: brand.name } }]);
});

test("no query of the assortments walks a big table", async () => {
	const { token, brand } = await administrator();
	const series = await givenAssortment({ sizes: [18] });
	const statements = new Set<string>();
	const send = sender(token, recorded(statements));
	const read = (await send(`${path}/${series.id}`)).body;
	const replies = [
		await send(`${path}/list`, { search: "x", kind: "front", sortField: "technicalName" }),
		await send(`${path}/save`, front(brand.id)),
		await send(`${path}/save/${series.id}`, read),
		await send("/admin/api/assortment-select", {}),
		await send(`/admin/api/brand/save/${brand.id}`, brand),
	];
	expect(replies.map(({ status }) => status)).toEqual([200, 201, 200, 200, 200]);
	expect(await scans(statements)).toEqual([]);
});
