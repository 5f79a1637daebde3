import { expect, test } from "vitest";
import {
	call,
	db,
	get,
	givenAssortment,
	givenCatalogue,
	givenFinder,
	givenUser,
	golfShard,
} from "#tests/support/world.ts";
import { type AuditRow, auditEntriesTable } from "#worker/db/schema/audit.table.ts";

async function shop(parts: Record<string, unknown> = {}) {
	const user = await givenUser("ROLE_CUSTOMER");
	const front = await givenAssortment({ sizes: [18, 26], price: 1500, allowedTo: [user.companyId] });
	const rear = await givenAssortment({ kind: "rear", sizes: [12], price: 800 });
	const adapter = await givenAssortment({ kind: "adapter", price: 250 });
	const finder = await givenFinder(user.token, parts);
	return { ...user, front, rear, adapter, finder };
}
type Shop = Awaited<ReturnType<typeof shop>>;
const save = ({ token, finder }: Shop, kind: string, specialPricing: unknown) =>
	call(`/admin/api/pricing/save-special/${kind}`, { token, body: { finderId: finder.id, specialPricing } });
const pricing = async ({ token, finder }: Shop) =>
	(await call("/admin/api/pricing", { token, body: { finderId: finder.id } })).body;

test("the pricing screen is told what may be priced, with base prices and lengths", async () => {
	const it = await shop();
	const { body } = await call("/admin/api/pricing/info", { token: it.token, body: { finderId: it.finder.id } });
	expect(body.frontWipers).toMatchObject([
		{ id: it.front.wipers[0]!.id, lengthInch: 18, lengthCm: 45, price: 15, assortment: { id: it.front.id } },
		{ id: it.front.wipers[1]!.id, lengthInch: 26, lengthCm: 65, price: 15 },
	]);
	expect(body.rearWipers).toMatchObject([{ lengthInch: 12, price: 8 }]);
	expect(body.adapterAssortments).toMatchObject([{ id: it.adapter.id, technicalName: it.adapter.name, price: 2.5 }]);
});

test("without a configuration a shop is told what it may sell, at base prices, and an administrator everything", async () => {
	const it = await shop();
	const foreign = await shop();
	const info = async (token: string) => (await call("/admin/api/pricing/info", { token, body: {} })).body;
	const own = await info(it.token);
	expect(own.frontWipers.map(({ id }: { id: number }) => id)).toEqual(it.front.wipers.map(({ id }) => id));
	expect(own.frontWipers[0]).toMatchObject({
		lengthInch: 18,
		lengthCm: 45,
		price: 15,
		assortment: { id: it.front.id },
	});
	expect(own).toMatchObject({ currency: { sign: "€", iso: "EUR", digits: 2 }, allowCents: true });
	const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);
	expect(ids(own.rearWipers)).toEqual(expect.arrayContaining([it.rear.wipers[0]!.id, foreign.rear.wipers[0]!.id]));
	expect(ids(own.adapterAssortments)).toEqual(expect.arrayContaining([it.adapter.id, foreign.adapter.id]));
	const { token } = await givenUser("ROLE_ADMIN");
	expect(ids((await info(token)).frontWipers)).toEqual(
		expect.arrayContaining([...it.front.wipers, ...foreign.front.wipers].map(({ id }) => id)),
	);
});

test("special prices of all three kinds are set, read and cleared", async () => {
	const it = await shop();
	const wiper = it.front.wipers[0]!.id;
	await save(it, "front", { [wiper]: 12 });
	await save(it, "rear", { [it.rear.wipers[0]!.id]: 7 });
	await save(it, "adapter", { [it.adapter.id]: 3 });
	expect(await pricing(it)).toEqual({
		specialPrices: [
			{ finder: { id: it.finder.id }, price: 12, frontWiper: { id: wiper, frontAssortment: { id: it.front.id } } },
		],
		specialPricesRear: [
			{
				finder: { id: it.finder.id },
				price: 7,
				rearWiper: { id: it.rear.wipers[0]!.id, rearAssortment: { id: it.rear.id } },
			},
		],
		specialPricesAdaptor: [{ finder: { id: it.finder.id }, price: 3, adapterAssortment: { id: it.adapter.id } }],
	});
	await save(it, "front", { [wiper]: null });
	expect((await pricing(it)).specialPrices).toEqual([]);
});

test("one bad cell refuses all of them and is named", async () => {
	const it = await shop();
	const [first, second] = it.front.wipers.map(({ id }) => id);
	const reply = await save(it, "front", { [first!]: 12, [second!]: 12.5 });
	expect([reply.status, reply.body.error.fields]).toEqual([
		400,
		[{ path: `specialPricing.${second}`, code: "offers.cents_not_allowed" }],
	]);
	expect((await save(it, "front", { [first!]: -1 })).body.error.fields[0].code).toBe("offers.price_invalid");
	expect((await pricing(it)).specialPrices).toEqual([]);
});

test("a finder that allows cents takes them", async () => {
	const it = await shop({ allowCents: true });
	await save(it, "front", { [it.front.wipers[0]!.id]: 12.5 });
	expect((await pricing(it)).specialPrices[0].price).toBe(12.5);
});

test("a part that the company may not sell, or of another kind, is as if it did not exist", async () => {
	const it = await shop();
	const foreign = await givenAssortment({ sizes: [18], allowedTo: [] });
	for (const [kind, id] of [
		["front", foreign.wipers[0]!.id],
		["front", it.rear.wipers[0]!.id],
		["adapter", it.front.id],
		["rear", 999_999],
	] as const) {
		const reply = await save(it, kind, { [id]: 5 });
		expect([reply.status, reply.body.error.code]).toEqual([404, "offers.part_not_found"]);
	}
});

test("of several prices those of parts that are no longer offered are named, and nothing is saved", async () => {
	const it = await shop();
	const [rear] = it.rear.wipers;
	await db.run(`DELETE FROM company_assortments WHERE assortment_id = ${it.front.id}`);
	const blades = Object.fromEntries(it.front.wipers.map(({ id }) => [id, 5]));
	const reply = await saveAll(it, { front: blades, rear: { [rear!.id]: 7 } });
	expect([reply.status, reply.body.error.code, reply.body.error.fields]).toEqual([
		404,
		"offers.part_not_found",
		it.front.wipers.map(({ id }) => ({ path: `specialPricing.front.${id}`, code: "offers.part_not_found" })),
	]);
	expect((await pricing(it)).specialPricesRear).toEqual([]);
});

test("a price that is meant in another currency is not saved in this one, whatever the call expects", async () => {
	const it = await shop();
	const [wiper] = it.front.wipers;
	const finderId = it.finder.id;
	const edit = { finderId, version: it.finder.version, currency: "Kč", currencyChange: { prices: "none" } };
	await call("/admin/api/config/settings/edit", { token: it.token, body: edit });
	const blade = { finderId, specialPricing: { [wiper!.id]: 21 } };
	const calls: [path: string, body: object][] = [
		["pricing/save-special", { finderId, specialPricing: { front: { [wiper!.id]: 21 } } }],
		["pricing/save-special/front", { ...blade, expected: { [wiper!.id]: null } }],
		["pricing/save-special/rear", { finderId, specialPricing: { [it.rear.wipers[0]!.id]: 21 } }],
		["pricing/save-special/adapter", { finderId, specialPricing: { [it.adapter.id]: 21 } }],
		["config/assortment/set-group-price", { finderId, type: "front", assortmentId: it.front.id, price: 21 }],
		["config/assortment/set-individual-price", { finderId, type: "front", id: wiper!.id, price: 21 }],
		["config/assortment/delete-group-price", { finderId, type: "front", assortmentId: it.front.id }],
	];
	const replies = (currency: string) =>
		Promise.all(
			calls.map(([path, body]) => call(`/admin/api/${path}`, { token: it.token, body: { ...body, currency } })),
		);
	for (const { status, body } of await replies("€"))
		expect([status, body.error.code]).toEqual([409, "offers.currency_changed"]);
	expect(await pricing(it)).toEqual({ specialPrices: [], specialPricesRear: [], specialPricesAdaptor: [] });
	expect(new Set((await replies("Kč")).map(({ status }) => status))).toEqual(new Set([200]));
});

test("group prices are set for all of an assortment, and cleared", async () => {
	const it = await shop();
	const body = { finderId: it.finder.id, type: "front", assortmentId: it.front.id };
	await call("/admin/api/config/assortment/set-group-price", { token: it.token, body: { ...body, price: 11 } });
	const modal = () =>
		get(`/admin/api/config/assortment/get-modal-for-group-price/front/${it.front.id}?finder=${it.finder.id}`, {
			token: it.token,
		});
	expect((await modal()).body.data.map(({ specialPrice }: { specialPrice: number }) => specialPrice)).toEqual([11, 11]);
	await call("/admin/api/config/assortment/set-individual-price", {
		token: it.token,
		body: { finderId: it.finder.id, type: "front", id: it.front.wipers[0]!.id, price: 9 },
	});
	expect((await modal()).body.data.map(({ specialPrice }: { specialPrice: number }) => specialPrice)).toEqual([9, 11]);
	// The same body as the call that sets one.
	await call("/admin/api/config/assortment/delete-group-price", { token: it.token, body: { ...body, price: null } });
	expect((await modal()).body.data.map(({ specialPrice }: { specialPrice: null }) => specialPrice)).toEqual([
		null,
		null,
	]);
});

test("another company's prices can't be read or set", async () => {
	const [it, other] = [await shop(), await shop()];
	const body = { finderId: it.finder.id };
	for (const reply of [
		await call("/admin/api/pricing/info", { token: other.token, body }),
		await call("/admin/api/pricing", { token: other.token, body }),
		await call("/admin/api/pricing/save-special/front", {
			token: other.token,
			body: { ...body, specialPricing: { [it.front.wipers[0]!.id]: 1 } },
		}),
		await get(`/admin/api/config/assortment/get-modal-for-group-price/front/${it.front.id}?finder=${it.finder.id}`, {
			token: other.token,
		}),
	]) {
		expect([reply.status, reply.body.error.code]).toEqual([404, "finders.not_found"]);
	}
	expect((await pricing(it)).specialPrices).toEqual([]);
});

const saveAll = ({ token, finder }: Shop, specialPricing: unknown, expected?: unknown) =>
	call("/admin/api/pricing/save-special", { token, body: { finderId: finder.id, specialPricing, expected } });
const auditEntries = async ({ finder }: Shop) => (await db.select().from(auditEntriesTable)).filter(isOf(finder.id));
const isOf = (id: number) => (entry: AuditRow) => entry.entity === "pricing" && entry.entityId === String(id);

test("prices of all kinds are saved in one go, in one entry of the audit log", async () => {
	const it = await shop();
	const [small, large] = it.front.wipers.map(({ id }) => id);
	await saveAll(it, { front: { [small!]: 12 } });
	const reply = await saveAll(it, {
		front: { [small!]: null, [large!]: 14 },
		rear: { [it.rear.wipers[0]!.id]: 7 },
		adapter: { [it.adapter.id]: 3 },
	});
	expect(reply.status).toBe(200);
	const now = await pricing(it);
	expect(now.specialPrices.map(({ price }: { price: number }) => price)).toEqual([14]);
	expect([now.specialPricesRear[0].price, now.specialPricesAdaptor[0].price]).toEqual([7, 3]);
	const entries = await auditEntries(it);
	expect(entries.map(({ before, after }) => [before, after])).toEqual([
		[{ [`${it.front.code}-18`]: null }, { [`${it.front.code}-18`]: 12 }],
		[
			{
				[`${it.front.code}-18`]: 12,
				[`${it.front.code}-26`]: null,
				[`${it.rear.code}-R12`]: null,
				[it.adapter.code]: null,
			},
			{ [`${it.front.code}-18`]: null, [`${it.front.code}-26`]: 14, [`${it.rear.code}-R12`]: 7, [it.adapter.code]: 3 },
		],
	]);
});

test("a bad price of any kind is named by its kind and refuses all", async () => {
	const it = await shop();
	const reply = await saveAll(it, { front: { [it.front.wipers[0]!.id]: 12 }, adapter: { [it.adapter.id]: 2.5 } });
	expect([reply.status, reply.body.error.fields]).toEqual([
		400,
		[{ path: `specialPricing.adapter.${it.adapter.id}`, code: "offers.cents_not_allowed" }],
	]);
	expect((await pricing(it)).specialPrices).toEqual([]);
});

test("a price that somebody else has changed meanwhile is not overwritten, and nothing else is saved or recorded", async () => {
	const it = await shop();
	const [small, large] = it.front.wipers.map(({ id }) => id);
	await saveAll(it, { front: { [small!]: 14 } });
	const prices = { front: { [small!]: 12, [large!]: 20 }, adapter: { [it.adapter.id]: 3 } };
	const expected = { front: { [small!]: null, [large!]: null }, adapter: { [it.adapter.id]: null } };
	const reply = await saveAll(it, prices, expected);
	expect([reply.status, reply.body.error.code, reply.body.error.fields]).toEqual([
		409,
		"offers.stale",
		[{ path: `specialPricing.front.${small}`, code: "offers.stale" }],
	]);
	const now = await pricing(it);
	expect([now.specialPrices.map(({ price }: { price: number }) => price), now.specialPricesAdaptor]).toEqual([
		[14],
		[],
	]);
	expect(await auditEntries(it)).toHaveLength(1);
	expect((await saveAll(it, prices, { ...expected, front: { [small!]: 14, [large!]: null } })).status).toBe(200);
});

test("what others changed elsewhere stays, and a save whose answer got lost may be sent again", async () => {
	const it = await shop();
	const [small, large] = it.front.wipers.map(({ id }) => id);
	await saveAll(it, { front: { [large!]: 30 } });
	const mine = { specialPricing: { [small!]: 12 }, expected: { [small!]: null } };
	for (let time = 0; time < 2; time++) {
		const reply = await call("/admin/api/pricing/save-special/front", {
			token: it.token,
			body: { finderId: it.finder.id, ...mine },
		});
		expect(reply.status).toBe(200);
	}
	expect((await pricing(it)).specialPrices.map(({ price }: { price: number }) => price)).toEqual([12, 30]);
	expect(await auditEntries(it)).toHaveLength(2);
});

test("of two who change the same price at the same time, one is told", async () => {
	const it = await shop();
	const wiper = it.front.wipers[0]!.id;
	const replies = await Promise.all(
		[11, 12, 13, 14].map((price) => saveAll(it, { front: { [wiper]: price } }, { front: { [wiper]: null } })),
	);
	expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
	expect(await auditEntries(it)).toHaveLength(1);
});

test("the sizes that cars need come from the active catalogue, for one's own finder alone", async () => {
	const [it, other] = [await shop(), await shop()];
	await givenCatalogue(golfShard());
	const sets = (who: Shop) => call("/admin/api/pricing/sets", { token: who.token, body: { finderId: it.finder.id } });
	expect((await sets(it)).body).toEqual({ pairs: [[26, 18]], rears: [12], prices: [], bundles: [] });
	expect((await sets(other)).status).toBe(404);
});
