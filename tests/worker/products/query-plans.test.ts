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
		await send("/admin/api/set-product/list", {}),
		await send("/admin/api/set-product/list", { search: "x", kind: "bundle" }),
		await send("/admin/api/set-product/assortments", {}),
		await send("/admin/api/set-product/export"),
	];
	const made = { code, driver: 26, price: 9, currency: "€" };
	const { id, version } = (await send("/admin/api/set-product/save", made)).body;
	replies.push(
		await send(`/admin/api/set-product/${id}`),
		await send(`/admin/api/set-product/save/${id}`, { ...made, version, sku: "N2" }),
		await send("/admin/api/set-product/remove", { id }),
	);
	expect(replies.map(({ status }) => status)).toEqual(Array(replies.length).fill(200));
	expect(await scans(statements)).toEqual([]);
});

test("neither an import of set products nor the administrator's list sorts or walks them", async () => {
	const { token } = await givenUser("ROLE_ADMIN");
	const { code } = await givenAssortment({ sizes: [18, 26] });
	const statements = new Set<string>();
	const send = sender(token, recorded(statements));
	const path = "/admin/api/product/import";
	const mapping = { columns: { sku: 0, code: 1, driver: 2, company: 3 } };
	const open = (digit: string, mode: string) =>
		send(path, { fileHash: digit.repeat(64), parts: 1, rows: 2, mapping, options: { mode } });
	const { id } = (await open("a", "replace")).body;
	const rows = [
		[2, "S-1", code, "26"],
		[3, "S-2", code, "99"],
	];
	const replies = [
		await send(`${path}/${id}/rows`, { part: 1, rows }),
		await send(`${path}/${id}`),
		await send(`${path}/${id}/errors`, {}),
		await send(`${path}/${id}/errors.csv`),
		await send(`${path}/${id}/difference`, {}),
		await send(`${path}/${id}/changes`, { change: "added" }),
		await send(`${path}/${id}/changes`, { change: "changed", search: "s-1" }),
		await send(`${path}/${id}/changes`, { change: "removed" }),
		await send(`${path}/${id}/changes`, { change: "removed", search: "s-1" }),
		await send(`${path}/${id}/activate`, {}),
		await send(`${path}/${(await open("b", "merge")).body.id}/discard`, {}),
		await send("/admin/api/set-product/list", {}),
		await send("/admin/api/set-product/list", { sortField: "sku" }),
		await send("/admin/api/set-product/list", { companyId: null, sortField: "sku" }),
		await send("/admin/api/set-product/list", { companyId: 7, kind: "bundle" }),
		await send("/admin/api/set-product/list", { search: "s-1" }),
		await send("/admin/api/set-product/list", { search: "s-1", sortField: "sku" }),
	];
	expect(replies.map(({ status }) => status)).toEqual(Array(replies.length).fill(200));
	// The list is read by an index in its own order, so that the page's end ends it; counting uses one too.
	const whole = (await scans(statements)).filter(
		(scan) => scan.includes("instr(") || !/^SCAN products( USING (COVERING )?INDEX \w+)?: select/.test(scan),
	);
	expect(whole).toEqual([]);
});
