import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { interrupted } from "#tests/support/interrupted-database.ts";
import {
	call,
	db,
	get,
	givenAssortment,
	givenCatalogue,
	givenCompany,
	givenFinder,
	givenUser,
	golfShard,
} from "#tests/support/world.ts";
import { openDatabase } from "#worker/db/database.ts";
import { assortmentsTable } from "#worker/db/schema/assortment.table.ts";
import { receiveProducts } from "#worker/products/product-import.usecases.ts";

const PATH = "/admin/api/product/import";
const mapping = { columns: { sku: 0, code: 1, driver: 2, passenger: 3, rear: 4, rearCode: 5, company: 6, name: 7 } };
const EMPTY_PRODUCT = {
	...{ name: "", referenceSku: "", description: "", bundleShortCode: "" },
	...{ price: null, currency: null, discount: null },
};
let hashes = 0;

async function world() {
	const shop = await givenUser("ROLE_CUSTOMER");
	const front = await givenAssortment({ sizes: [18, 26], price: 1500, allowedTo: [shop.companyId] });
	const rear = await givenAssortment({ kind: "rear", sizes: [12], price: 800 });
	await givenCatalogue(golfShard());
	const finder = await givenFinder(shop.token, { shopProductUrl: "https://shop.example/p/{sku}" });
	return { shop, front, rear, finder, token: (await givenUser("ROLE_ADMIN")).token };
}
type World = Awaited<ReturnType<typeof world>>;

const open = ({ token }: World, rows: number, options: object = {}, parts = 1) =>
	call(PATH, {
		token,
		body: { fileHash: (++hashes).toString(16).padStart(64, "0"), fileName: "sets.csv", parts, rows, mapping, options },
	});
const send = ({ token }: World, id: number, rows: unknown[], part = 1) =>
	call(`${PATH}/${id}/rows`, { token, body: { part, rows } });
const on = ({ token }: World, id: number, what: string) => call(`${PATH}/${id}/${what}`, { token });

/** Opens, sends and activates at once. */
async function imported(it: World, rows: unknown[], options: object = {}) {
	const { id } = (await open(it, rows.length, options)).body;
	await send(it, id, rows);
	return { id, reply: await on(it, id, "activate") };
}
const products = async ({ shop, finder }: World) =>
	(await call("/admin/api/product", { token: shop.token, body: { finder: finder.id } })).body.data;
const owned = async ({ token }: World, input: object = {}) =>
	(await call("/admin/api/set-product/list", { token, body: { sortField: "sku", sortOrder: "asc", ...input } })).body;

describe("an import of set products", () => {
	test("gives sets, rear blades and bundles their owner's skus, in every list and for every visitor at once", async () => {
		const it = await world();
		const { code } = it.front;
		await products(it);
		const { reply } = await imported(
			it,
			[
				[2, "SET-1", code, "26", "18"],
				[3, "REAR-1", it.rear.code, "", "", "12"],
				[4, "BUN-1", code, "26", "18", "12", it.rear.code, "", "Complete set"],
			],
			{ companyId: it.shop.companyId },
		);
		expect([reply.status, reply.body]).toMatchObject([200, { state: "activated", accepted: 3, refused: 0 }]);
		expect(await products(it)).toMatchObject([
			{ id: `${code}-26-18`, sku: "SET-1", price: 30 },
			{ id: `${it.rear.code}-R12`, sku: "REAR-1", price: 8 },
			{ id: `${code}-26-18+${it.rear.code}-R12`, sku: "BUN-1", title: "Complete set", price: 38 },
		]);
		const query = "get-filtered-products?vehicle=500-2016";
		expect((await get(`/finder/${it.finder.uuid}/${query}`)).body.data).toMatchObject([
			{ sku: "SET-1" },
			{ sku: "REAR-1" },
			{ sku: "BUN-1", price: 38, url: "https://shop.example/p/BUN-1", title: "Complete set" },
		]);
		expect((await get(`/finder/${it.finder.uuid}/products`)).body.totalItemCount).toBe(3);
	});

	test("shows a bundle's parts, and the cars that need all of it", async () => {
		const it = await world();
		const id = `${it.front.code}-26-18+${it.rear.code}-R12`;
		await imported(it, [[2, "B", it.front.code, "26", "18", "12", it.rear.code]]);
		const path = `/admin/api/product/${encodeURIComponent(id)}?finder=${it.finder.id}`;
		expect((await get(path, { token: it.shop.token })).body).toMatchObject({
			kind: "bundle",
			skuFrom: "everyone",
			parts: [{ position: "driver" }, { position: "passenger" }, { position: "rear", lengthInch: 12, price: 8 }],
			cars: { totalItemCount: 1 },
		});
	});

	test("refuses rows with the field and the reason, in the language that is asked for, and takes the others", async () => {
		const it = await world();
		const { id } = (await open(it, 4)).body;
		const { body } = await send(it, id, [
			[2, "A", it.front.code, "26", "18"],
			[3, "B", "NONE", "26", "18"],
			[4, "C", it.front.code, "26", "18"],
			[5, "", it.front.code, "26"],
		]);
		expect(body).toMatchObject({ rows: 4, accepted: 1, refused: 3 });
		expect(body.errors.map(({ rowNo, field, code }: Record<string, string>) => [rowNo, field, code])).toEqual([
			[3, "code", "products.code_unknown"],
			[4, "row", "products.row_twice"],
			[5, "sku", "products.sku_missing"],
		]);
		const csv = await get(`/de${PATH}/${id}/errors.csv`, { token: it.token });
		expect(csv.text).toMatch(/^3;Sortimentscode;.*;Kein Sortiment hat diesen Code\.\r\n4;Zeile;/m);
		const errors = await call(`${PATH}/${id}/errors`, { token: it.token, body: { search: "NONE" } });
		expect(errors.body).toMatchObject({ totalItemCount: 1, data: [{ rowNo: 3 }] });
	});

	test("takes a sku that two products have from an older import from neither", async () => {
		const it = await world();
		const { code } = it.front;
		const [one, other] = [
			[2, "ONE", code, "26", "18"],
			[3, "OTHER", code, "18"],
		];
		await imported(it, [one, other]);
		await env.DB.prepare("UPDATE products SET sku = 'TWICE'").run();
		const both = [one, other].map(([row, , ...rest]) => [row, "TWICE", ...rest]);
		expect((await imported(it, both.slice(0, 1))).reply.body).toMatchObject({ accepted: 1, refused: 0 });
		const replaced = await imported(it, both, { mode: "replace" });
		expect(replaced.reply.body).toMatchObject({ accepted: 2, refused: 0 });
		expect((await owned(it)).data.map(({ sku }: { sku: string }) => sku)).toEqual(["TWICE", "TWICE"]);
	});

	test("refuses a sku that another product of the owner has, in the file or beside it", async () => {
		const it = await world();
		const { code } = it.front;
		const [set, single] = [
			[code, "26", "18"],
			[code, "18"],
		];
		await imported(it, [
			[2, "OLD-1", ...set],
			[3, "OLD-2", ...single],
		]);
		const skus = async () => (await owned(it)).data.map(({ sku }: { sku: string }) => sku);
		const { id } = (await open(it, 6, {}, 2)).body;
		await send(it, id, [
			[2, "TWICE", code, "26", "26"],
			// Free: its product gets another one further on.
			[3, "OLD-1", code, "18", "18"],
		]);
		const receipt = await send(
			it,
			id,
			[
				[4, "NEW", ...set],
				[5, "TWICE", code, "26"],
				[6, "OLD-2", it.rear.code, "", "", "12"],
				[7, "SHOPS", code, "26", "26", "", "", String(it.shop.companyId)],
			],
			2,
		);
		expect(receipt.body).toMatchObject({
			rows: 4,
			accepted: 2,
			refused: 2,
			errors: [
				{ rowNo: 5, field: "sku", code: "products.sku_taken", value: "TWICE" },
				{ rowNo: 6, field: "sku", code: "products.sku_taken", value: "OLD-2" },
			],
		});
		const next = (await open(it, 1)).body;
		await send(it, next.id, [[2, "NEW", ...single]]);
		expect((await get(`${PATH}/${next.id}`, { token: it.token })).body).toMatchObject({ accepted: 1, refused: 0 });
		expect((await on(it, id, "activate")).body).toMatchObject({ state: "activated", accepted: 4, refused: 2 });
		expect(await skus()).toEqual(["NEW", "OLD-1", "OLD-2", "SHOPS", "TWICE"]);
		// Taken by the other import since it was reviewed.
		expect((await on(it, next.id, "activate")).body).toMatchObject({ accepted: 0, refused: 1 });
		expect(await skus()).toEqual(["NEW", "OLD-1", "OLD-2", "SHOPS", "TWICE"]);
		await imported(it, [
			[2, "NEW", ...single],
			[3, "OLD-2", ...set],
		]);
		expect((await owned(it, { search: "NEW" })).data).toMatchObject([{ parts: `${code}-18` }]);
	});

	test("changes nothing before it is activated, and says what it would do", async () => {
		const it = await world();
		await imported(it, [
			[2, "OLD-1", it.front.code, "26", "18"],
			[3, "OLD-2", it.front.code, "18"],
		]);
		const { id } = (await open(it, 2, { mode: "replace", dryRun: true })).body;
		await send(it, id, [
			[2, "NEW", it.front.code, "26", "18"],
			[3, "REAR", it.rear.code, "", "", "12"],
		]);
		expect((await on(it, id, "difference")).body).toEqual({ added: 1, changed: 1, same: 0, removed: 1 });
		const refused = await on(it, id, "activate");
		expect([refused.status, refused.body.error.code]).toEqual([409, "catalogue.dry_run"]);
		expect((await on(it, id, "discard")).body.state).toBe("discarded");
		expect((await owned(it)).data.map(({ sku }: { sku: string }) => sku)).toEqual(["OLD-1", "OLD-2"]);
	});

	test("shows each product as it is and as it would be, by what happens to it", async () => {
		const it = await world();
		const { code } = it.front;
		await imported(it, [
			[2, "OLD-1", code, "26", "18", "", "", "", "Old name"],
			[3, "OLD-2", code, "18"],
			[4, "SAME", code, "18", "18"],
			[5, "SHOPS", code, "26", "26", "", "", String(it.shop.companyId)],
		]);
		const { id } = (await open(it, 3, { mode: "replace" })).body;
		await send(it, id, [
			[2, "NEW-1", code, "26", "18", "", "", "", "New name"],
			[3, "REAR", it.rear.code, "", "", "12"],
			[4, "SAME", code, "18", "18"],
		]);
		const changes = async (change: string, input: object = {}) =>
			(await call(`${PATH}/${id}/changes`, { token: it.token, body: { change, ...input } })).body;
		expect(await changes("added")).toEqual({
			totalItemCount: 1,
			data: [
				{
					...{ change: "added", parts: `${it.rear.code}-R12`, company: null },
					...{ before: null, after: { ...EMPTY_PRODUCT, sku: "REAR" } },
				},
			],
		});
		expect(await changes("changed")).toMatchObject({
			totalItemCount: 1,
			data: [{ before: { sku: "OLD-1", name: "Old name" }, after: { sku: "NEW-1", name: "New name" } }],
		});
		expect(await changes("removed")).toMatchObject({
			totalItemCount: 1,
			data: [{ parts: `${code}-18`, company: null, before: { sku: "OLD-2" }, after: null }],
		});
		expect((await changes("changed", { search: "old-1" })).totalItemCount).toBe(1);
		expect((await changes("changed", { search: "rear" })).totalItemCount).toBe(0);
		expect((await changes("added", { page: 2 })).data).toEqual([]);
		await on(it, id, "activate");
		expect((await changes("added")).error.code).toBe("catalogue.import_closed");
	});

	test("replaces what its owners had, and nobody else's", async () => {
		const it = await world();
		const other = await givenCompany({ title: "Other Ltd" });
		await imported(it, [[2, "OTHERS", it.front.code, "26", "18", "", "", "Other Ltd"]]);
		await imported(it, [
			[2, "ALL-1", it.front.code, "26", "18"],
			[3, "ALL-2", it.front.code, "18"],
		]);
		await imported(it, [[2, "ALL-3", it.front.code, "18", "18"]], { mode: "replace" });
		expect((await owned(it)).data).toMatchObject([
			{ sku: "ALL-3", company: null },
			{ sku: "OTHERS", company: { id: other, title: "Other Ltd" } },
		]);
	});

	test("is all or nothing: not with a part missing, nor with other rows than announced", async () => {
		const it = await world();
		const { id } = (await open(it, 2, {}, 2)).body;
		await send(it, id, [[2, "A", it.front.code, "26"]]);
		expect((await on(it, id, "activate")).body.error.code).toBe("catalogue.parts_missing");
		const differing = (await open(it, 5)).body.id;
		await send(it, differing, [[2, "A", it.front.code, "26"]]);
		expect((await on(it, differing, "activate")).body.error.code).toBe("catalogue.rows_differ");
		const { id: done, reply } = await imported(it, [[2, "A", it.front.code, "26"]]);
		expect(reply.status).toBe(200);
		for (const what of ["discard", "difference"]) {
			expect((await on(it, done, what)).body.error.code).toBe("catalogue.import_closed");
		}
		expect((await imported(it, [[2, "", it.front.code, "26"]])).reply.body.error.code).toBe(
			"products.nothing_imported",
		);
	});

	test("takes the same part again as the same part, and other content never", async () => {
		const it = await world();
		const { id } = (await open(it, 2, {}, 1)).body;
		const rows = [
			[2, "A", it.front.code, "26"],
			[3, "B", it.front.code, "26"],
		];
		const first = await send(it, id, rows);
		expect((await send(it, id, rows)).body).toEqual(first.body);
		const other = await send(it, id, [[2, "Z", it.front.code, "26"]]);
		expect([other.status, other.body.error.code]).toEqual([409, "catalogue.part_differs"]);
		expect((await send(it, id, rows, 2)).body.error.code).toBe("catalogue.part_unknown");
		expect((await send(it, id, [...rows].reverse())).body.error.code).toBe("catalogue.rows_unordered");
	});

	test("gives a sku once, also where two requests send the same part at once", async () => {
		const it = await world();
		const rows: [number, ...string[]][] = [
			[2, "TWICE", it.front.code, "26", "18"],
			[3, "TWICE", it.front.code, "18"],
		];
		const { id } = (await open(it, 2)).body;
		const { DB } = interrupted(/insert into "product_import_parts"/, () => send(it, id, rows));
		const late = await receiveProducts(openDatabase(DB), "all", id, { part: 1, rows }, Date.now());
		expect(late).toMatchObject({ rows: 2, refused: 1, errors: [{ rowNo: 3, code: "products.sku_taken" }] });
		expect((await on(it, id, "activate")).body).toMatchObject({ state: "activated", accepted: 1, refused: 1 });
		expect((await owned(it)).data).toMatchObject([{ sku: "TWICE", parts: `${it.front.code}-26-18` }]);
	});

	test("resumes where the same file was begun before", async () => {
		const it = await world();
		const body = { fileHash: "e".repeat(64), parts: 1, rows: 1, mapping, options: {} };
		const one = await call(PATH, { token: it.token, body });
		const other = await call(PATH, { token: it.token, body });
		expect(other.body.id).toBe(one.body.id);
	});

	test("reads the same file anew once what it lacked is there", async () => {
		const it = await world();
		const body = { fileHash: "d".repeat(64), parts: 1, rows: 1, mapping };
		const receipts = () =>
			Promise.all(
				[false, true].map(async (dryRun) => {
					const { id } = (await call(PATH, { token: it.token, body: { ...body, options: { dryRun } } })).body;
					return (await send(it, id, [[2, "A", "NEW", "26"]])).body;
				}),
			);
		expect(await receipts()).toMatchObject(Array(2).fill({ refused: 1, errors: [{ code: "products.code_unknown" }] }));
		await db.update(assortmentsTable).set({ code: "NEW" }).where(eq(assortmentsTable.id, it.front.id));
		expect(await receipts()).toMatchObject(Array(2).fill({ accepted: 1, refused: 0 }));
	});

	test("says at the field what is missing or unknown", async () => {
		const it = await world();
		const body = { fileHash: "f".repeat(64), parts: 1, rows: 1 };
		const bare = await call(PATH, { token: it.token, body: { ...body, mapping: { columns: { sku: 0 } } } });
		expect([bare.status, bare.body.error.fields]).toEqual([
			400,
			[{ path: "mapping.columns.code", code: "products.columns_missing" }],
		]);
		const unknown = await call(PATH, { token: it.token, body: { ...body, mapping, options: { companyId: 999_999 } } });
		expect(unknown.body.error.fields).toEqual([{ path: "options.companyId", code: "products.company_unknown" }]);
		const large = await call(PATH, { token: it.token, body: { ...body, rows: 250_001, mapping } });
		expect(large.body.error.fields).toEqual([{ path: "rows", code: "products.too_many_rows" }]);
	});
});

describe("the administrator's list of set products", () => {
	test("is filtered by owner and kind, searched and sorted", async () => {
		const it = await world();
		await imported(it, [
			[2, "S-%1", it.front.code, "26", "18"],
			[3, "B_1", it.front.code, "26", "18", "12", it.rear.code],
		]);
		await imported(it, [[2, "Ö-1", it.front.code, "26"]], { companyId: it.shop.companyId });
		const skus = async (input: object) => (await owned(it, input)).data.map(({ sku }: { sku: string }) => sku);
		expect(await skus({})).toEqual(["B_1", "S-%1", "Ö-1"]);
		expect(await skus({ kind: "bundle" })).toEqual(["B_1"]);
		expect(await skus({ companyId: null })).toEqual(["B_1", "S-%1"]);
		expect(await skus({ companyId: it.shop.companyId })).toEqual(["Ö-1"]);
		expect([await skus({ search: "%" }), await skus({ search: "o-1" })]).toEqual([["S-%1"], ["Ö-1"]]);
		expect((await owned(it, { page: 9 })).totalItemCount).toBe(3);
	});

	test("removes one, at once in every list; a second time it is not found", async () => {
		const it = await world();
		await imported(it, [[2, "S-1", it.front.code, "26", "18"]]);
		expect((await products(it))[0].sku).toBe("S-1");
		const { id } = (await owned(it)).data[0];
		const remove = () => call("/admin/api/set-product/remove", { token: it.token, body: { id } });
		expect((await remove()).body).toEqual({ removed: true });
		expect((await products(it))[0].sku).toBe(`${it.front.code}-26-18`);
		expect((await remove()).body.error.code).toBe("products.set_not_found");
	});
});
