import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { losing } from "#tests/support/losing-database.ts";
import { call, db, givenCompany, givenUser } from "#tests/support/world.ts";
import { openDatabase } from "#worker/db/database.ts";
import { productStateTable, productsTable } from "#worker/db/schema/product.table.ts";
import { searchText } from "#worker/db/search-text.rules.ts";
import { fillSetProductSearch } from "#worker/products/set-product-search.repository.ts";

type Given = {
	sku: string;
	name?: string;
	companyId?: number;
	kind?: "set" | "bundle";
	since?: number;
	until?: number;
};

async function given(...products: Given[]): Promise<void> {
	for (const { sku, name = "", ...parts } of products) {
		const row = {
			createdAt: 1,
			updatedAt: 1,
			partsKey: `P-${sku}`,
			sku,
			name,
			searched: searchText(sku, name),
			...parts,
		};
		await db.insert(productsTable).values(row);
	}
}

/** Products for everybody, named `BULK 1` to `BULK count`. */
const givenMany = (count: number, since = 0) =>
	env.DB.prepare(
		`INSERT INTO products (parts_key, sku, name, searched, since, created_at, updated_at)
		WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
		SELECT 'BULK-' || i || '-' || ?2, 'BULK ' || i, '', 'bulk ' || i, ?2, 1, 1 FROM n`,
	)
		.bind(count, since)
		.run();

async function search(token: string, body: object): Promise<{ skus: string[]; total: number }> {
	const reply = await call("/admin/api/set-product/list", { token, body });
	expect(reply.status).toBe(200);
	return { skus: reply.body.data.map(({ sku }: { sku: string }) => sku), total: reply.body.totalItemCount };
}
const admin = async () => (await givenUser("ROLE_ADMIN")).token;

test("a set product is found by any part of its sku or name, in any of the six languages", async () => {
	const token = await admin();
	await given(
		{ sku: "AB-26/18.X", name: "Łódź Straße" },
		{ sku: "CD_1", name: "IĞDIR Ilıca" },
		{ sku: "EF 2", name: "ΣΟΦΟΣ Παπαδόπουλος" },
		{ sku: "GH+3", name: "Ёлкина größer" },
	);
	const matches = [];
	for (const text of ["6/18.x", "STRASSE", "ığdır", "οφοσ παπ", "лкин", "GROSS", "h+3", "ab", "18", "B-", "O0O", "SET"])
		matches.push([text, ...(await search(token, { search: text })).skus]);
	expect(matches).toEqual([
		["6/18.x", "AB-26/18.X"],
		["STRASSE", "AB-26/18.X"],
		["ığdır", "CD_1"],
		["οφοσ παπ", "EF 2"],
		["лкин", "GH+3"],
		["GROSS", "GH+3"],
		["h+3", "GH+3"],
		["ab", "AB-26/18.X"],
		["18", "AB-26/18.X"],
		["B-", "AB-26/18.X"],
		["O0O"],
		["SET"],
	]);
});

test("a set product is found by numbers of its own, not by its company's", async () => {
	const token = await admin();
	const companyId = await givenCompany({ id: 4105 });
	const { token: owner } = await givenUser("ROLE_CUSTOMER", companyId);
	await given({ sku: "FIRST", companyId }, { sku: "SECOND", companyId });
	for (const text of ["410", "105", "4105"])
		for (const body of [{}, { companyId }, { kind: "set" }])
			expect([text, await search(token, { search: text, ...body })]).toEqual([text, { skus: [], total: 0 }]);
	await given({ sku: "X-4105", companyId });
	expect(await search(token, { search: "105" })).toEqual({ skus: ["X-4105"], total: 1 });
	expect(await search(owner, { search: "410" })).toEqual({ skus: ["X-4105"], total: 1 });
});

test("a product that is changed is found by what it is now, and one that is gone isn't found", async () => {
	const token = await admin();
	const companyId = await givenCompany();
	await given({ sku: "FIRST" }, { sku: "SECOND", companyId });
	await db.update(productsTable).set({ sku: "THIRD", searched: "third", companyId });
	expect(await search(token, { search: "firs" })).toEqual({ skus: [], total: 0 });
	expect((await search(token, { search: "hird", companyId })).total).toBe(2);
	expect((await search(token, { search: "hird", companyId: null })).total).toBe(0);
	await env.DB.prepare("DELETE FROM companies WHERE id = ?").bind(companyId).run();
	expect(await search(token, { search: "hird" })).toEqual({ skus: [], total: 0 });
	expect((await env.DB.prepare("SELECT count(*) AS n FROM products_search").first())?.n).toBe(0);
});

test("many newer matches that aren't shown hide no product: of others, of another kind, not seen yet or no more", async () => {
	const token = await admin();
	const companyId = await givenCompany();
	await given(
		{ sku: "BULK OURS", companyId },
		{ sku: "BULK BUNDLE", kind: "bundle" },
		{ sku: "BULK ENDED", until: 0 },
		{ sku: "BULK ENDS", until: 1 },
	);
	await givenMany(10_001, 1);
	expect((await search(token, { search: "bulk" })).skus).toEqual(["BULK ENDS", "BULK BUNDLE", "BULK OURS"]);
	await db.update(productStateTable).set({ generation: 1 });
	expect((await search(token, { search: "bulk", companyId })).skus).toEqual(["BULK OURS"]);
	expect((await search(token, { search: "bulk", kind: "bundle" })).skus).toEqual(["BULK BUNDLE"]);
	expect(await search(token, { search: "bulk", pageSize: 1, sortField: "sku" })).toEqual({
		skus: ["BULK 9999"],
		total: 10_000,
	});
});

test("until the index is filled, which the nights do in pieces, a search finds the same", async () => {
	const token = await admin();
	await givenMany(11_000);
	await env.DB.prepare("DELETE FROM products_search").run();
	await db.update(productStateTable).set({ unindexedTo: 11_000 });
	await given({ sku: "BULK NEW" });
	const matches = async () => ({
		old: await search(token, { search: "ulk 7777" }),
		both: (await search(token, { search: "bulk", pageSize: 2 })).skus,
		total: (await search(token, { search: "bulk" })).total,
	});
	const before = await matches();
	expect(before).toEqual({
		old: { skus: ["BULK 7777"], total: 1 },
		both: ["BULK NEW", "BULK 11000"],
		total: 10_000,
	});
	await expect(fillSetProductSearch(openDatabase(losing(2).bindings.DB))).rejects.toThrow();
	expect((await db.select().from(productStateTable))[0]?.unindexedTo).toBe(6000);
	expect(await matches()).toEqual(before);
	await fillSetProductSearch(db);
	expect(await matches()).toEqual(before);
	expect(await db.select({ unindexedTo: productStateTable.unindexedTo }).from(productStateTable)).toEqual([
		{ unindexedTo: 0 },
	]);
	expect((await env.DB.prepare("SELECT count(*) AS n FROM products_search").first())?.n).toBe(11_001);
});
