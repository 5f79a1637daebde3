import { expect, test } from "vitest";
import { call, givenAssortment, givenUser } from "#tests/support/world.ts";

test("the log has a product's own price as people write it, in the digits of its currency", async () => {
	const { token, companyId } = await givenUser("ROLE_CUSTOMER");
	const admin = await givenUser("ROLE_ADMIN");
	const front = await givenAssortment({ sizes: [18, 26], allowedTo: [companyId] });
	const product = { code: front.code, driver: 26, passenger: 18, sku: "WIN-1" };
	const save = (price: number, currency: string, id?: number, version?: number) =>
		call(`/admin/api/set-product/save${id ? `/${id}` : ""}`, { token, body: { ...product, price, currency, version } });
	const { id } = (await save(12.5, "€")).body;
	expect((await save(13.75, "€", id, 1)).status).toBe(200);
	expect((await save(1500, "¥", id, 2)).status).toBe(200);
	expect((await call("/admin/api/set-product/remove", { token, body: { id } })).status).toBe(200);
	const { body } = await call("/admin/api/audit/list", { token: admin.token, body: { entity: "product" } });
	const prices = body.data.map(({ before, after }: Record<"before" | "after", { price?: number } | null>) => [
		before?.price,
		after?.price,
	]);
	expect(prices).toEqual([
		[1500, undefined],
		[13.75, 1500],
		[12.5, 13.75],
		[undefined, 12.5],
	]);
});
