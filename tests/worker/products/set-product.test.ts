import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
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
import { productStateTable } from "#worker/db/schema/product.table.ts";
import type { Role } from "#worker/http/roles.rules.ts";
import { resolveProducts } from "#worker/offers/answer.rules.ts";
import type { AnswerProduct } from "#worker/offers/answer-product.rules.ts";
import { OWN_PRICES_MAX } from "#worker/offers/offer.rules.ts";
import { pricedSetsSchema } from "#worker/offers/pricing.schema.ts";
import { setProductInputSchema } from "#worker/products/set-product.schema.ts";

async function shop() {
	const user = await givenUser("ROLE_CUSTOMER");
	const front = await givenAssortment({ sizes: [18, 26], price: 1500, allowedTo: [user.companyId] });
	const rear = await givenAssortment({ kind: "rear", sizes: [12], price: 800 });
	const adapter = await givenAssortment({ kind: "adapter", price: 250 });
	await givenCatalogue(golfShard([[[26], [18], [12], -1]]));
	const finder = await givenFinder(user.token, { shopProductUrl: "https://shop.example/p/{sku}", allowCents: true });
	const set = { code: front.code, driver: 26, passenger: 18 };
	const bundle = { ...set, bundleType: "front-rear", rear: 12, rearCode: rear.code };
	return { ...user, front, rear, adapter, finder, set, bundle, pack: { ...set, bundleType: "multipack", quantity: 2 } };
}
type Shop = Awaited<ReturnType<typeof shop>>;
const save = ({ token }: Pick<Shop, "token">, body: object, id?: number) =>
	call(`/admin/api/set-product/save${id === undefined ? "" : `/${id}`}`, { token, body });
const list = async ({ token }: Pick<Shop, "token">, body: object = {}) =>
	(await call("/admin/api/set-product/list", { token, body })).body;
const fieldsOf = ({ status, body }: Awaited<ReturnType<typeof save>>) => [
	status,
	...(body.error.fields ?? [{ code: body.error.code }]).map(({ path, code }: { path?: string; code: string }) =>
		[path, code].filter(Boolean).join(" "),
	),
];

describe("a shop's own set product", () => {
	test("is saved with its fields, and sold under its sku at its price", async () => {
		const it = await shop();
		const saved = await save(it, {
			...it.set,
			...{ sku: "WIN/1", name: "Winter", referenceSku: "ERP 7", description: "For snow", price: 24.9, currency: "€" },
		});
		expect([saved.status, saved.body]).toMatchObject([
			201,
			{
				...{ kind: "set", bundleType: null, parts: `${it.front.code}-26-18`, sku: "WIN/1", name: "Winter" },
				...{ referenceSku: "ERP 7", description: "For snow", price: 24.9, currency: "€", discount: null, version: 1 },
				...{ ...it.set, rear: null, rearCode: "", quantity: null, singleSetSku: null },
				...{ brand: `Brand of ${it.front.name}`, assortment: it.front.name, company: { id: it.companyId } },
			},
		]);
		const untracked = { ...saved.body, outOfStock: false, stock: null };
		expect((await list(it)).data).toEqual([untracked]);
		expect((await get(`/admin/api/set-product/${saved.body.id}`, { token: it.token })).body).toEqual(untracked);
		const { data } = (await call("/admin/api/product", { token: it.token, body: { finder: it.finder.id } })).body;
		expect(data[0]).toMatchObject({ sku: "WIN/1", price: 24.9 });
	});

	test("without a sku has the one made from its parts, and a bundle its short code behind them", async () => {
		const it = await shop();
		const { code } = it.front;
		expect((await save(it, it.set)).body.sku).toBe(`${code}-26-18`);
		expect((await save(it, it.bundle)).body.sku).toBe(`${code}-26-18-${it.rear.code}-R12-FR`);
		expect((await save(it, it.pack)).body).toMatchObject({
			...{ sku: `${code}-26-18-2X`, singleSetSku: `${code}-26-18`, quantity: 2, bundleType: "multipack" },
		});
		const duo = { ...it.pack, quantity: 3, bundleShortCode: "trio" };
		expect((await save(it, duo)).body).toMatchObject({ sku: `${code}-26-18-TRIO`, bundleShortCode: "TRIO" });
	});

	test("can be a rear blade or an adapter, and is edited and removed", async () => {
		const it = await shop();
		const rear = (await save(it, { code: it.rear.code, rear: 12, sku: "R" })).body;
		const adapter = (await save(it, { code: it.adapter.code, sku: "A" })).body;
		expect([rear.parts, adapter.parts]).toEqual([`${it.rear.code}-R12`, it.adapter.code]);
		const edited = await save(it, { ...rear, sku: "R2", price: 9.5, currency: "€" }, rear.id);
		expect([edited.status, edited.body]).toMatchObject([200, { sku: "R2", price: 9.5, version: 2 }]);
		expect(fieldsOf(await save(it, { ...rear, sku: "R3" }, rear.id))).toEqual([409, "products.stale"]);
		expect((await call("/admin/api/set-product/remove", { token: it.token, body: { id: rear.id } })).status).toBe(200);
		expect((await list(it)).data.map(({ sku }: { sku: string }) => sku)).toEqual(["A"]);
		expect(fieldsOf(await save(it, edited.body, rear.id))).toEqual([404, "products.set_not_found"]);
	});

	test("of another type than before forgets what belonged to that one", async () => {
		const it = await shop();
		const { body } = await save(it, { ...it.bundle, discount: 10, bundleShortCode: "W", sku: "B" });
		const edited = await save(it, { ...body, bundleType: null, rear: null }, body.id);
		expect(edited.body).toMatchObject({ kind: "set", rearCode: "", rear: null, discount: null, bundleShortCode: "" });
	});
});

describe("a save of a client that doesn't know of a field leaves it as it is", () => {
	test("every field", async () => {
		const it = await shop();
		const texts = { sku: "TWO", name: "Twice", referenceSku: "ERP 7", description: "For snow", bundleShortCode: "W" };
		let product = (await save(it, { ...it.pack, ...texts, price: 24.9, currency: "€" })).body;
		const duo = (await save(it, { ...it.bundle, sku: "DUO", discount: 10 })).body;
		for (const field of Object.keys(setProductInputSchema.shape)) {
			const { [field]: unknown, ...body } = product;
			const saved = await save(it, body, product.id);
			expect([field, saved.body]).toEqual([
				field,
				{ ...product, version: product.version + 1, updatedAt: saved.body.updatedAt },
			]);
			product = saved.body;
		}
		const renamed = await save(it, { name: "Both", version: 1 }, duo.id);
		expect(renamed.body).toEqual({ ...duo, name: "Both", version: 2, updatedAt: renamed.body.updatedAt });
	});

	test("but a sku that was made from the parts follows them, and another series or type has the sizes that are sent", async () => {
		const it = await shop();
		const { id } = (await save(it, it.set)).body;
		const shorter = await save(it, { passenger: null, version: 1 }, id);
		expect(shorter.body).toMatchObject({ sku: `${it.front.code}-26`, parts: `${it.front.code}-26` });
		const typed = (await save(it, { ...it.bundle, sku: "DUO" })).body;
		const single = await save(it, { bundleType: null, driver: 18, version: 1 }, typed.id);
		expect([single.status, single.body]).toMatchObject([200, { sku: "DUO", kind: "set", rear: null, passenger: null }]);
	});

	test("but a price takes a discount's place, and a discount a price's", async () => {
		const it = await shop();
		const { id } = (await save(it, { ...it.bundle, discount: 10 })).body;
		const priced = await save(it, { price: 20, currency: "€", version: 1 }, id);
		expect(priced.body).toMatchObject({ price: 20, currency: "€", discount: null });
		const less = await save(it, { discount: 5, version: 2 }, id);
		expect(less.body).toMatchObject({ price: null, currency: null, discount: 5 });
	});
});

describe("what a product can't be is said at its field", () => {
	test("parts that aren't made, a taken sku, taken parts", async () => {
		const it = await shop();
		const other = await givenAssortment({ sizes: [26] });
		await save(it, { ...it.set, sku: "TAKEN" });
		const cases: [object, ...string[]][] = [
			[{ code: "NOTHING", driver: 26 }, "code products.code_unknown"],
			[{ code: other.code, driver: 26 }, "code products.code_unknown"],
			[{ code: it.front.code }, "driver products.driver_missing"],
			[{ code: it.front.code, driver: 20 }, "driver products.size_not_made"],
			[{ ...it.set, passenger: 20 }, "passenger products.size_not_made"],
			[{ ...it.set, rear: 12 }, "rear products.size_of_other_kind"],
			[{ ...it.bundle, rearCode: "" }, "rearCode products.rear_code_missing"],
			[{ ...it.bundle, rearCode: it.front.code }, "rearCode products.rear_code_unknown"],
			[{ ...it.bundle, rear: 11 }, "rear products.size_not_made"],
			[{ ...it.bundle, code: it.rear.code }, "code products.code_unfit"],
			[{ ...it.pack, code: it.adapter.code }, "code products.code_unfit"],
			[{ ...it.pack, quantity: null }, "quantity products.quantity_invalid"],
			[{ ...it.pack, quantity: 1 }, "quantity products.quantity_invalid"],
			[{ ...it.pack, bundleShortCode: "A-B" }, "bundleShortCode products.short_code_invalid"],
			[{ ...it.bundle, price: 1.234, currency: "€" }, "price offers.price_invalid"],
			[{ ...it.bundle, price: -1, currency: "€" }, "price offers.price_invalid"],
			[{ ...it.bundle, price: 10, currency: "?" }, "currency finders.currency_unknown"],
			[{ ...it.bundle, price: 10 }, "currency finders.currency_unknown"],
			[{ ...it.bundle, price: 10, currency: "€", discount: 5 }, "discount products.price_or_discount"],
			[{ ...it.bundle, discount: 100 }, "discount products.discount_invalid"],
			[{ ...it.bundle, companyId: it.companyId }, "companyId unknown_key"],
			[{ ...it.bundle, companyIds: 1 }, "companyIds unknown_key"],
		];
		for (const [body, ...fields] of cases)
			expect([body, ...fieldsOf(await save(it, body))]).toEqual([body, 400, ...fields]);
		expect(fieldsOf(await save(it, { ...it.set, sku: "NEW" }))).toEqual([409, "code products.parts_taken"]);
		expect(fieldsOf(await save(it, { ...it.bundle, sku: "TAKEN" }))).toEqual([409, "sku products.sku_taken"]);
		expect((await list(it)).totalItemCount).toBe(1);
	});

	test("an edit that would take another product's sku or parts changes nothing", async () => {
		const it = await shop();
		await save(it, { ...it.set, sku: "ONE" });
		const { body } = await save(it, { ...it.set, passenger: null, sku: "TWO" });
		expect(fieldsOf(await save(it, { ...body, sku: "ONE" }, body.id))).toEqual([409, "sku products.sku_taken"]);
		expect(fieldsOf(await save(it, { ...body, passenger: 18 }, body.id))).toEqual([409, "code products.parts_taken"]);
		expect((await get(`/admin/api/set-product/${body.id}`, { token: it.token })).body).toMatchObject(body);
	});

	test("no more prices than visitors should load", async () => {
		const it = await shop();
		await db.run(
			sql`INSERT INTO products (company_id, parts_key, sku, price, currency, created_at, updated_at)
				WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${OWN_PRICES_MAX})
				SELECT ${it.companyId}, 'GONE-' || i, 'G' || i, 100, '€', 1, 1 FROM n`,
		);
		const priced = { ...it.set, price: 10, currency: "€" };
		expect(fieldsOf(await save(it, priced))).toEqual([400, "price products.too_many_prices"]);
		expect((await save(it, it.set)).status).toBe(201);
	});

	test("twenty at once make one", async () => {
		const it = await shop();
		const replies = await Promise.all(Array.from({ length: 20 }, (_, at) => save(it, { ...it.set, sku: `S${at}` })));
		expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)]);
		expect((await list(it)).totalItemCount).toBe(1);
	});
});

describe("whose products they are", () => {
	const as = async (role: Role, companyId?: number) => givenUser(role, companyId);

	test("a reader reads its company's, another company sees none of them", async () => {
		const it = await shop();
		const { body } = await save(it, it.set);
		const reader = await as("ROLE_USER", it.companyId);
		const stranger = await as("ROLE_CUSTOMER");
		expect((await list(reader)).data).toMatchObject([body]);
		expect(await list(stranger)).toEqual({ data: [], totalItemCount: 0 });
		expect(await list(stranger, { companyId: it.companyId })).toEqual({ data: [], totalItemCount: 0 });
		expect(fieldsOf(await save(stranger, { ...body, sku: "MINE" }, body.id))).toEqual([404, "products.set_not_found"]);
	});

	test("an administrator saves for any company, or for all, and says which", async () => {
		const it = await shop();
		const admin = await as("ROLE_ADMIN");
		expect(fieldsOf(await save(admin, it.set))).toEqual([400, "companyId finders.company_required"]);
		expect((await save(admin, { ...it.set, companyId: it.companyId })).body.company.id).toBe(it.companyId);
		expect((await save(admin, { ...it.set, companyId: null })).body.company).toBeNull();
		expect((await list(it)).totalItemCount).toBe(1);
	});

	test("the forms offer the assortments that the owner may sell, with their sizes", async () => {
		const it = await shop();
		const admin = await as("ROLE_ADMIN");
		const other = await givenAssortment({ sizes: [26] });
		const codes = async (token: string, body?: object) =>
			(await call("/admin/api/set-product/assortments", { token, body })).body.data.map(
				({ code }: { code: string }) => code,
			);
		const own = await codes(it.token);
		expect(own).toEqual(expect.arrayContaining([it.front.code, it.rear.code, it.adapter.code]));
		expect(own).not.toContain(other.code);
		expect(await codes(admin.token, { companyId: it.companyId })).toEqual(own);
		expect(await codes(admin.token, { companyId: null })).toContain(other.code);
	});
});

describe("a price of its own", () => {
	const offerOf = async ({ finder }: Shop) => {
		const { offer } = (await get(`/finder/v1/${finder.uuid}?locale=${["de", "en", "tr", "pl"][turn++ % 4]}`)).body;
		return (await get(`/finder/v1/offers/${offer}`)).body;
	};
	let turn = 0;
	const publicProducts = async ({ finder }: Shop, call = "get-filtered-products?vehicle=500-2016") =>
		(await get(`/finder/${finder.uuid}/${call}`)).body.data;
	const products = async (it: Shop) =>
		(await publicProducts(it)).map(({ sku, price }: { sku: string; price: number }) => [sku, price]);

	test("counts in the finder, for other systems, in the list and its export, in an order and in the pricing preview", async () => {
		const it = await shop();
		await save(it, { ...it.set, sku: "SET", price: 24.9, currency: "€" });
		await save(it, { ...it.bundle, sku: "DUO", discount: 10 });
		await save(it, { ...it.pack, sku: "TWO", price: 45, currency: "€" });
		const offer = await offerOf(it);
		expect(offer).toMatchObject({ prices: { [`${it.front.code}-26-18`]: 2490 } });
		expect(offer.bundles).toEqual([
			{ partsKey: `${it.front.code}-26-18*2`, sku: "TWO", name: "", price: 4500 },
			{ partsKey: `${it.front.code}-26-18+${it.rear.code}-R12`, sku: "DUO", name: "", discount: 10 },
		]);
		const expected = [
			["SET", 24.9],
			[`${it.rear.code}-R12`, 8],
			["TWO", 45],
			["DUO", 29.61],
		];
		expect(await products(it)).toEqual(expected);
		for (const call of ["get-filtered-products?vehicle=500-2016", "products"]) {
			const quantities = (await publicProducts(it, call)).map(({ sku, quantity }: AnswerProduct) => [sku, quantity]);
			expect(Object.fromEntries(quantities)).toMatchObject({ SET: 1, TWO: 2, DUO: 1 });
		}
		const { data } = (await call("/admin/api/product", { token: it.token, body: { finder: it.finder.id } })).body;
		expect(data.map(({ sku, price }: { sku: string; price: number }) => [sku, price])).toEqual(
			expect.arrayContaining(expected),
		);
		const duo = encodeURIComponent(offer.bundles[1].partsKey);
		const detail = await get(`/admin/api/product/${duo}?finder=${it.finder.id}`, { token: it.token });
		expect(detail.body).toMatchObject({ price: 29.61, partsPrice: 24.9 + 8 });
		const csv = (await get(`/admin/api/product/export/${it.finder.id}`, { token: it.token })).text;
		for (const [sku, price] of expected) expect(csv).toContain(`${sku},${Number(price).toFixed(2)},EUR`);
		const sizes = { driver: 26, passenger: 18, rear: 12 };
		const shown = resolveProducts(sizes, { adapter: null, universalAdapter: true }, offer);
		const inFinder = [...shown.sets, ...shown.rears, ...shown.bundles].map(({ sku, price }) => [sku, price / 100]);
		expect(inFinder).toEqual(expected);
		const items = expected.map(([sku]) => ({ sku, quantity: 1 }));
		const order = await call("/admin/api/order/save", { token: it.token, body: { items } });
		expect(order.body.items.map(({ sku, price }: { sku: string; price: number }) => [sku, price])).toEqual(expected);
		const preview = await call("/admin/api/pricing/sets", { token: it.token, body: { finderId: it.finder.id } });
		const { prices, bundles } = pricedSetsSchema.parse(preview.body);
		expect([prices, bundles.map(({ sku }) => sku).sort()]).toMatchObject([
			[{ partsKey: `${it.front.code}-26-18`, price: 2490, currency: "€" }],
			["DUO", "TWO"],
		]);
	});

	test("does not count in a configuration of another currency", async () => {
		const it = await shop();
		await save(it, { ...it.set, sku: "SET", price: 99, currency: "zł" });
		expect(await products(it)).toContainEqual(["SET", 30]);
	});

	test("of all companies gives way to a company's own product, with or without a price", async () => {
		const it = await shop();
		const admin = await givenUser("ROLE_ADMIN");
		await save(admin, { ...it.set, sku: "ALL", price: 20, currency: "€", companyId: null });
		expect(await products(it)).toContainEqual(["ALL", 20]);
		await save(it, { ...it.set, sku: "OWN" });
		const other = await givenFinder(it.token, { shopProductUrl: "https://shop.example/p/{sku}" });
		expect(await products({ ...it, finder: other })).toContainEqual(["OWN", 30]);
		const { data } = (await call("/admin/api/product", { token: it.token, body: { finder: other.id } })).body;
		expect(data[0]).toMatchObject({ sku: "OWN", price: 30 });
	});

	test("stays when an import renames the product, which says nothing about it", async () => {
		const it = await shop();
		await save(it, { ...it.set, sku: "OLD", price: 24.9, currency: "€", referenceSku: "ERP" });
		const { token } = await givenUser("ROLE_ADMIN");
		const path = `/admin/api/product/import/${await stagedImport(it)}/activate`;
		expect((await call(path, { token, body: {} })).body.state).toBe("activated");
		expect((await list(it)).data).toMatchObject([{ sku: "NEW", price: 24.9, currency: "€", referenceSku: "ERP" }]);
	});
});

test("while an import of the same owner is applied, its products can't be saved", async () => {
	const it = await shop();
	const importId = await stagedImport(it);
	await db
		.insert(productStateTable)
		.values({ id: 1, importId })
		.onConflictDoUpdate({ target: productStateTable.id, set: { importId } });
	const other = await shop();
	expect((await save(other, other.set)).status).toBe(201);
	expect(fieldsOf(await save(it, it.bundle))).toEqual([409, "products.import_running"]);
	await db.update(productStateTable).set({ importId: null });
	expect((await save(it, it.bundle)).status).toBe(201);
});

/** An import that has received its only row: a new sku of the set. */
async function stagedImport(it: Shop): Promise<number> {
	const { token } = await givenUser("ROLE_ADMIN");
	const path = "/admin/api/product/import";
	const mapping = { columns: { sku: 0, code: 1, driver: 2, passenger: 3 } };
	const announced = { fileHash: "d".repeat(64), fileName: "a.csv", parts: 1, rows: 1 };
	const { id } = (await call(path, { token, body: { ...announced, mapping, options: { companyId: it.companyId } } }))
		.body;
	await call(`${path}/${id}/rows`, { token, body: { part: 1, rows: [[2, "NEW", it.front.code, "26", "18"]] } });
	return id;
}
