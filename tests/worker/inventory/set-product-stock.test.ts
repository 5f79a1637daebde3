import { expect, test } from "vitest";
import { givenTrade } from "#tests/support/orders.ts";
import { recorded, scans, sender } from "#tests/support/query-plans.ts";
import { call, get, givenApiKey, givenUser } from "#tests/support/world.ts";

type Counted = { partKey: string; onHand: number; backorder?: boolean };
const count = async (token: string, ...rows: Counted[]) => {
	const body = { rows: rows.map((row) => ({ version: null, ...row })) };
	expect((await call("/admin/api/inventory/save", { token, body })).status).toBe(200);
};

test("a company's set products say what is in stock: the number to who has it, to the shop whether it can be sold", async () => {
	const { shop, shipper, front, rear } = await givenTrade();
	const save = async (body: object) => (await call("/admin/api/set-product/save", { token: shop.token, body })).body;
	const set = { code: front.code, driver: 26, passenger: 18 };
	const pack = await save({ ...set, sku: "PACK", bundleType: "multipack", quantity: 2 });
	const bundle = await save({ ...set, sku: "BUNDLE", bundleType: "front-rear", rear: 12, rearCode: rear.code });
	await save({ code: rear.code, sku: "REAR", rear: 12 });
	const read = async (token: string, body: object = {}) => {
		const { data } = (await call("/admin/api/set-product/list", { token, body: { sortField: "sku", ...body } })).body;
		return data.map(({ sku, outOfStock, stock }: Record<string, unknown>) => [sku, outOfStock, stock]);
	};
	const all = { companyId: shop.companyId };
	const { token } = await givenUser("ROLE_ADMIN");
	await count(shipper.token, { partKey: `${front.code}-26`, onHand: 5 }, { partKey: `${front.code}-18`, onHand: 9 });
	expect(await read(token, all)).toEqual([
		["REAR", false, null],
		["PACK", false, 2],
		["BUNDLE", false, 5],
	]);

	const everyone = (
		await call("/admin/api/set-product/save", { token, body: { ...set, sku: "EVERYONE", companyId: null } })
	).body;
	expect(await read(token, { search: "EVERYONE" })).toEqual([["EVERYONE", null, null]]);
	const edited = await call(`/admin/api/set-product/save/${everyone.id}`, {
		token,
		body: { ...everyone, outOfStock: null },
	});
	expect(edited.status).toBe(200);

	await count(shipper.token, { partKey: `${rear.code}-R12`, onHand: 0 });
	expect(await read(token, all)).toEqual([
		["REAR", true, 0],
		["PACK", false, 2],
		["BUNDLE", true, 0],
	]);
	expect(await read(shop.token)).toEqual([
		["REAR", true, null],
		["PACK", false, null],
		["BUNDLE", true, null],
	]);

	const shown = (await get(`/admin/api/set-product/${bundle.id}`, { token })).body;
	expect(shown).toMatchObject({ outOfStock: true, stock: 0 });
	const saved = await call(`/admin/api/set-product/save/${bundle.id}`, { token, body: shown });
	expect(saved.status).toBe(200);

	const keyOf = async (...scopes: string[]) => (await givenApiKey(shipper, { scopes })).key;
	const ownBody = { code: rear.code, rear: 12 };
	const own = (await call("/admin/api/set-product/save", { token: shipper.token, body: ownBody })).body;
	const ofOwn = async (...scopes: string[]) =>
		(await get(`/admin/api/set-product/${own.id}`, { token: await keyOf(...scopes) })).body.stock;
	expect([await ofOwn("products:read"), await ofOwn("products:read", "stock:read")]).toEqual([null, 0]);

	const statements = new Set<string>();
	await sender(shop.token, recorded(statements))("/admin/api/set-product/list", {});
	expect([...statements].some((sql) => sql.includes("inventories"))).toBe(true);
	expect(await scans(statements)).toEqual([]);

	// What the shop has itself counts once nobody ships for it.
	const company = (await get(`/admin/api/company/${shop.companyId}`, { token })).body;
	await call(`/admin/api/company/save/${shop.companyId}`, { token, body: { ...company, supplierId: null } });
	await count(shop.token, { partKey: `${front.code}-26-18`, onHand: 3 });
	expect((await get(`/admin/api/set-product/${pack.id}`, { token: shop.token })).body).toMatchObject({ stock: 1 });
});
