import { expect, test } from "vitest";
import { call, finderBody, get, givenAssortment, givenUser, webhookBody } from "#tests/support/world.ts";

const NEW = { id: null, version: null };

test("a new record may be a copy of one that was read: what the server owns is ignored", async () => {
	const admin = await givenUser("ROLE_ADMIN");
	const shop = await givenUser("ROLE_CUSTOMER");
	const series = await givenAssortment({ sizes: [18, 26], allowedTo: [shop.companyId] });
	const password = { newPassword: "secret-1", newPasswordRepeat: "secret-1" };
	const user = { ...password, company: shop.companyId, roles: ["ROLE_USER"] };
	const { data } = (await call("/admin/api/brand", { token: admin.token, body: {} })).body;
	const adapter = { kind: "adapter", make: data[0].id };
	const copies: [entity: string, token: string, body: object, changed: object][] = [
		[
			...(["user", admin.token] as const),
			{ ...user, username: "first", email: "first@shop.example" },
			{ ...password, username: "second", email: "second@shop.example" },
		],
		["company", admin.token, { title: "Shop", country: 276, logo: "" }, { logo: "" }],
		["content", admin.token, { title: "Mounting", contentType: "article" }, {}],
		[
			"assortment",
			admin.token,
			{ ...adapter, code: "COPY-A", technicalName: "A" },
			{ code: "COPY-B", technicalName: "B" },
		],
		["brand", admin.token, { name: "First" }, { name: "Second" }],
		["set-product", shop.token, { code: series.code, driver: 26 }, { driver: 18, sku: "" }],
		["webhook", shop.token, webhookBody, {}],
		["config", shop.token, { ...finderBody(), backgroundImage: "" }, { backgroundImage: "" }],
		["config", admin.token, { ...finderBody(), companyId: shop.companyId }, {}],
	];
	for (const [entity, token, body, changed] of copies) {
		const save = (sent: object) => call(`/admin/api/${entity}/save`, { token, body: sent });
		const first = await save({ ...body, ...NEW });
		expect([entity, first.status, first.text]).toEqual([entity, 201, first.text]);
		const read = await get(`/admin/api/${entity}/${first.body.id}`, { token });
		const copy = await save({ ...read.body, ...changed });
		expect([entity, copy.status, copy.text]).toEqual([entity, 201, copy.text]);
		expect(copy.body.id).not.toBe(first.body.id);
		expect(copy.body.version).toBe(1);
	}
});
