import { expect, test } from "vitest";
import { recorded, scans, sender } from "#tests/support/query-plans.ts";
import {
	givenAssortment,
	givenCatalogue,
	givenFinder,
	givenProduct,
	givenUser,
	golfShard,
} from "#tests/support/world.ts";

test("no query about products walks a big table", async () => {
	const { token, companyId } = await givenUser("ROLE_CUSTOMER");
	const { code } = await givenAssortment({ sizes: [18, 26], allowedTo: [companyId] });
	await givenCatalogue(golfShard());
	await givenProduct({ partsKey: `${code}-26-18`, sku: "N1", companyId });
	const finder = (await givenFinder(token)).id;
	const statements = new Set<string>();
	const send = sender(token, recorded(statements));
	const replies = [
		await send("/admin/api/product", { finder, search: "x", sortField: "price" }),
		await send("/admin/api/product/cars", { finder, id: `${code}-26-18` }),
		await send(`/admin/api/product/${code}-26-18?finder=${finder}`),
		await send(`/admin/api/product/export/${finder}`),
	];
	expect(replies.map(({ status }) => status)).toEqual(Array(replies.length).fill(200));
	expect(await scans(statements)).toEqual([]);
});
