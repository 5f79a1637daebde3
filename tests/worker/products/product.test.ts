import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import {
	call,
	db,
	get,
	givenAssortment,
	givenCatalogue,
	givenFinder,
	givenProduct,
	givenUser,
	golfShard,
} from "#tests/support/world.ts";
import { clearManifest } from "#worker/catalogue/versions/active-catalogue.ts";
import { CsvReader } from "#worker/csv/csv-reader.rules.ts";
import { productsTable } from "#worker/db/schema/product.table.ts";
import type { Role } from "#worker/http/roles.rules.ts";

async function shop(role: Role = "ROLE_CUSTOMER", parts: Record<string, unknown> = {}) {
	const user = await givenUser("ROLE_CUSTOMER");
	const front = await givenAssortment({ sizes: [18, 26], price: 1500, allowedTo: [user.companyId] });
	const rear = await givenAssortment({ kind: "rear", sizes: [12], price: 800 });
	const adapter = await givenAssortment({ kind: "adapter", price: 250 });
	await givenCatalogue(golfShard([[[26], [18], [12], -1]]));
	const finder = await givenFinder(user.token, parts);
	const { token } = role === "ROLE_CUSTOMER" ? user : await givenUser(role, user.companyId);
	return { ...user, token, front, rear, adapter, finder };
}
type Shop = Awaited<ReturnType<typeof shop>>;
const list = async ({ token, finder }: Pick<Shop, "token" | "finder">, input: object = {}) =>
	call("/admin/api/product", { token, body: { finder: finder.id, ...input } });
const skus = async (it: Shop, input: object = {}) =>
	(await list(it, input)).body.data.map(({ sku }: { sku: string }) => sku);

describe("the products of a configuration", () => {
	test("are its virtual sets, rear blades and adapters, each at the sum of its parts", async () => {
		const it = await shop();
		expect((await list(it)).body).toEqual({
			data: [
				{
					id: `${it.front.code}-26-18`,
					title: `Brand of ${it.front.name} ${it.front.name} 26" + 18"`,
					sku: `${it.front.code}-26-18`,
					price: 30,
					outOfStock: false,
				},
				{
					id: `${it.rear.code}-R12`,
					title: `Brand of ${it.rear.name} ${it.rear.name} 12"`,
					sku: `${it.rear.code}-R12`,
					price: 8,
					outOfStock: false,
				},
				{
					id: it.adapter.code,
					title: `Brand of ${it.adapter.name} ${it.adapter.name}`,
					sku: it.adapter.code,
					price: 2.5,
					outOfStock: false,
				},
			],
			totalItemCount: 3,
		});
	});

	test("follow a changed price, a changed catalogue and a changed sku at once", async () => {
		const it = await shop();
		expect((await list(it)).body.data[0].price).toBe(30);
		await call("/admin/api/pricing/save-special/front", {
			token: it.token,
			body: { finderId: it.finder.id, specialPricing: { [it.front.wipers[1]!.id]: 20 } },
		});
		expect((await list(it)).body.data[0].price).toBe(35);
		await givenProduct({ partsKey: `${it.front.code}-26-18`, sku: "FOR-ALL" });
		expect((await list(it)).body.data[0].sku).toBe("FOR-ALL");
		await givenProduct({ partsKey: `${it.front.code}-26-18`, sku: "OURS", companyId: it.companyId });
		expect((await list(it)).body.data[0]).toMatchObject({ id: `${it.front.code}-26-18`, sku: "OURS" });
		await givenCatalogue(golfShard([[[18], [], [], -1]]));
		expect(await skus(it)).toEqual([`${it.front.code}-18`, it.adapter.code]);
	});

	test("are none without a catalogue but for adapters, and only what has a special price in another currency", async () => {
		const user = await givenUser("ROLE_CUSTOMER");
		await givenAssortment({ sizes: [18], allowedTo: [user.companyId] });
		const finder = await givenFinder(user.token);
		expect((await list({ token: user.token, finder })).body).toEqual({ data: [], totalItemCount: 0 });
		const it = await shop("ROLE_CUSTOMER", { currency: "zł" });
		expect(await skus(it)).toEqual([]);
	});

	test("are searched, sorted and paged, and a page beyond the end is empty", async () => {
		const it = await shop();
		expect(await skus(it, { sortField: "price", sortOrder: "asc" })).toEqual([
			it.adapter.code,
			`${it.rear.code}-R12`,
			`${it.front.code}-26-18`,
		]);
		expect(await skus(it, { sortField: "price", pageSize: 1, page: 2 })).toEqual([`${it.rear.code}-R12`]);
		expect((await list(it, { page: 9 })).body).toEqual({ data: [], totalItemCount: 3 });
		expect((await list(it, { search: '26" + 18"' })).body.totalItemCount).toBe(1);
		for (const search of ["%", "_", "\\", "'", '"', "é".repeat(26), "x".repeat(200)])
			expect([search, (await list(it, { search })).status]).toEqual([search, 200]);
		const unknown = await list(it, { sortField: "companyId" });
		expect([unknown.status, unknown.body.error.fields[0].path]).toEqual([400, "sortField"]);
		expect((await list(it, { search: "x".repeat(201) })).status).toBe(400);
	});

	test("may be read by who may change nothing, and by nobody of another company", async () => {
		const it = await shop("ROLE_USER");
		expect((await list(it)).body.totalItemCount).toBe(3);
		const stranger = await givenUser("ROLE_CUSTOMER");
		expect((await list({ token: stranger.token, finder: it.finder })).body.error.code).toBe("finders.not_found");
	});
});

describe("a product", () => {
	const detail = ({ token, finder }: Shop, id: string) =>
		get(`/admin/api/product/${id}?finder=${finder.id}`, { token });

	test("says what it is made of, whose sku it has, and which cars it fits", async () => {
		const it = await shop("ROLE_CUSTOMER", { shopProductUrl: "https://shop.example/p/{sku}" });
		const id = `${it.front.code}-26-18`;
		await givenProduct({ partsKey: id, sku: "N/1", companyId: it.companyId });
		expect((await detail(it, id)).body).toMatchObject({
			id,
			kind: "set",
			sku: "N/1",
			skuFrom: "company",
			price: 30,
			url: "https://shop.example/p/N%2F1",
			assortment: { id: it.front.id, name: it.front.name },
			parts: [
				{ position: "driver", lengthInch: 26, lengthCm: 65, basePrice: 15, specialPrice: null, price: 15 },
				{ position: "passenger", lengthInch: 18, lengthCm: 45, basePrice: 15, specialPrice: null, price: 15 },
			],
			cars: {
				data: [{ brand: "Volkswagen", model: "Golf", yearFrom: 2012, yearTo: 2019 }],
				totalItemCount: 1,
			},
		});
		expect((await detail(it, it.adapter.code)).body).toMatchObject({ skuFrom: "derived", cars: { totalItemCount: 0 } });
	});

	test("that the configuration does not sell, or with a made-up id, is not found", async () => {
		const it = await shop();
		for (const id of [`${it.front.code}-99-99`, it.front.code, "%20", "a%2Fb", `${it.rear.code}-12`]) {
			const reply = await detail(it, id);
			expect([id, reply.status, reply.body.error.code]).toEqual([id, 404, "products.not_found"]);
		}
	});

	test("lists its cars some at a time, searched by brand and model", async () => {
		const it = await shop();
		const cars = async (input: object) =>
			(
				await call("/admin/api/product/cars", {
					token: it.token,
					body: { finder: it.finder.id, id: `${it.front.code}-26-18`, ...input },
				})
			).body;
		expect((await cars({ search: "wagen golf" })).totalItemCount).toBe(1);
		expect(await cars({ search: "polo" })).toEqual({ data: [], totalItemCount: 0 });
		expect((await cars({ page: 2 })).data).toEqual([]);
		// A correction of years changes no size.
		const corrected = golfShard([[[26], [18], [12], -1]]);
		corrected.models[0]![2][0]![4] = [[2012, 2026, [0]]];
		await givenCatalogue(corrected);
		clearManifest();
		expect((await cars({})).data).toMatchObject([{ yearFrom: 2012, yearTo: 2026 }]);
	});
});

describe("Produkte.csv", () => {
	const download = ({ token, finder }: Shop, locale = "") =>
		get(`${locale}/admin/api/product/export/${finder.id}`, { token });

	test("is a file for spreadsheets with every product, and says ahead how many rows come", async () => {
		const it = await shop("ROLE_CUSTOMER", { shopProductUrl: "https://shop.example/p/{sku}" });
		const { headers, text } = await download(it, "/de");
		expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
		expect(headers.get("content-disposition")).toBe('attachment; filename="Produkte.csv"');
		expect(headers.get("cache-control")).toBe("no-store");
		expect(headers.get("x-row-count")).toBe("3");
		expect(text.split("\r\n")).toEqual([
			expect.stringContaining("Titel;Artikelnummer;Preis"),
			`"Brand of ${it.front.name} ${it.front.name} 26"" + 18""";${it.front.code}-26-18;"30,00";EUR;https://shop.example/p/${it.front.code}-26-18;26;18;`,
			expect.stringContaining(`${it.rear.code}-R12;"8,00";EUR`),
			expect.stringContaining(`${it.adapter.code};"2,50";EUR`),
			"",
		]);
	});

	test("has the separators that the language's spreadsheets read; without a language those of before", async () => {
		const it = await shop();
		for (const locale of ["/de", "/tr", "/pl", "/ru", "/gr"])
			expect([locale, (await download(it, locale)).text]).toEqual([locale, expect.stringContaining(';"30,00";EUR;')]);
		for (const locale of ["", "/en"])
			expect([locale, (await download(it, locale)).text]).toEqual([locale, expect.stringContaining(",30.00,EUR,")]);
	});

	test("never runs a cell as a formula, and every cell comes back exactly", async () => {
		const it = await shop();
		const hostile = ["=1+1", "+49", "-2+3", "@SUM(A1)", "\tx", 'a"b', "a\nb", "a;b,c"];
		for (const sku of hostile) {
			await db.delete(productsTable).where(eq(productsTable.companyId, it.companyId));
			await givenProduct({ partsKey: `${it.front.code}-26-18`, sku, companyId: it.companyId });
			const reader = new CsvReader();
			const bytes = new TextEncoder().encode((await download(it)).text);
			const rows = [...reader.push(bytes), ...reader.end()].map(({ cells }) => cells[1] ?? "");
			expect(rows[0]).toBe(/^[=+\-@\t]/.test(sku) ? `'${sku}` : sku);
		}
	});
});
