import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { recorded, scans, sender } from "#tests/support/query-plans.ts";
import {
	ask,
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
import { assortmentsTable } from "#worker/db/schema/assortment.table.ts";
import { finderAssortmentsTable } from "#worker/db/schema/finder.table.ts";
import { SKUS_MAX } from "#worker/offers/offer.rules.ts";

async function shop(skus: number, shopProductUrl = "https://shop.example/p/{sku}?a=1") {
	const { token, companyId } = await givenUser("ROLE_CUSTOMER");
	const { code } = await givenAssortment({ sizes: [18, 26], allowedTo: [companyId] });
	await givenCatalogue(golfShard());
	const finder = await givenFinder(token, { shopProductUrl });
	await givenNumbered({ companyId, kind: "set", partsKey: `${code}-99-`, count: skus - 1 });
	await givenProduct({ partsKey: `${code}-26-18`, sku: "OUR/1", companyId });
	return { token, code, finder, ...(await offerOf(finder)) };
}

async function offerOf({ uuid }: { uuid: string }) {
	const { offer: hash } = (await get(`/finder/v1/${uuid}`)).body;
	return { offer: (await get(`/finder/v1/offers/${hash}`)).body };
}

type Numbered = { companyId: number | null; kind: "set" | "bundle"; partsKey: string; count: number };
/** So many products whose keys begin with this one. */
const givenNumbered = ({ companyId, kind, partsKey, count }: Numbered) =>
	env.DB.prepare(
		`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?4)
			INSERT INTO products (company_id, kind, parts_key, sku, created_at, updated_at)
			SELECT ?1, ?2, ?3 || i, iif(?1 IS NULL, 'ALL-', 'OWN-') || i, 1, 1 FROM n`,
	)
		.bind(companyId, kind, partsKey, count)
		.run();

test("an owner with some skus has them in the offer", async () => {
	const { offer, code } = await shop(SKUS_MAX);
	expect(offer.skus[`${code}-26-18`]).toBe("OUR/1");
	expect(offer.url).toBe("https://shop.example/p/{sku}?a=1");
});

test("an owner with many sends visitors on to the shop's page of the owner's sku, one by one", async () => {
	const { offer, code, finder } = await shop(SKUS_MAX + 1);
	expect([offer.skus, offer.skusAtServer]).toEqual([{}, true]);
	const link = new URL(offer.url.replace("{sku}", `${code}-26-18`));
	expect(link.pathname).toBe(`/finder/v1/${finder.uuid}/product/${code}-26-18`);
	const reply = await get(link.pathname);
	expect([reply.status, reply.headers.get("location")]).toEqual([302, "https://shop.example/p/OUR%2F1?a=1"]);
	const derived = await get(`/finder/v1/${finder.uuid}/product/${code}-18`);
	expect(derived.headers.get("location")).toBe(`https://shop.example/p/${code}-18?a=1`);
});

test("other systems read the owner's skus and links all the same", async () => {
	const { finder, code } = await shop(SKUS_MAX + 1);
	const own = { sku: "OUR/1", url: "https://shop.example/p/OUR%2F1?a=1" };
	expect((await get(`/finder/${finder.uuid}/products`)).body.data).toMatchObject([own]);
	const filtered = await get(`/finder/${finder.uuid}/get-filtered-products?vehicle=500-2016`);
	expect(filtered.body.data).toMatchObject([{ ...own, title: expect.stringContaining('26" + 18"') }]);
	expect(code).not.toBe("");
});

test("reading them is limited by network, because each page asks the database", async () => {
	const { finder } = await shop(SKUS_MAX + 1);
	const limit = async ({ key }: { key: string }) => ({ success: !key.startsWith("sku ") });
	const SERVERS_LIMITER: RateLimit = Object.assign(Object.create(env.SERVERS_LIMITER), { limit });
	for (const path of ["products?page=1", "get-filtered-products?vehicle=500-2016"]) {
		const request = new Request(`https://finder.test/finder/${finder.uuid}/${path}`);
		const { status, headers } = await ask(request, { ...env, SERVERS_LIMITER });
		expect([status, headers.get("retry-after")]).toEqual([429, "60"]);
	}
});

test("bundles and prices of their own come with the offer all the same", async () => {
	const { code, token } = await shop(SKUS_MAX + 1);
	const save = (body: object) =>
		call("/admin/api/set-product/save", { token, body: { code, driver: 26, passenger: 18, ...body } });
	const pack = { bundleType: "multipack", quantity: 2, sku: "TWO", price: 19, currency: "€" };
	expect((await save(pack)).status).toBe(201);
	const finder = await givenFinder(token, { shopProductUrl: "https://shop.example/p/{sku}?a=1" });
	const { offer } = await offerOf(finder);
	const partsKey = `${code}-26-18*2`;
	expect(offer.bundles).toEqual([{ partsKey, sku: partsKey, name: "", price: 1900 }]);
	const link = new URL(offer.url.replace("{sku}", encodeURIComponent(partsKey)));
	expect((await get(link.pathname)).headers.get("location")).toBe("https://shop.example/p/TWO?a=1");
	const answered = await get(`/finder/${finder.uuid}/get-filtered-products?vehicle=500-2016`);
	expect(answered.body.data).toMatchObject([{ sku: "OUR/1" }, { sku: "TWO", price: 19 }]);
});

test("a sku counts once, although all companies have one too and its code begins with another one, and is the company's own", async () => {
	const { token, companyId } = await givenUser("ROLE_CUSTOMER");
	const { code } = await givenAssortment({ sizes: [18, 26], allowedTo: [companyId] });
	const longer = await givenAssortment({ sizes: [18, 26], allowedTo: [companyId] });
	const pro = `${code}-PRO`;
	await db.update(assortmentsTable).set({ code: pro }).where(eq(assortmentsTable.id, longer.id));
	for (const owner of [companyId, null]) {
		await givenNumbered({ companyId: owner, kind: "set", partsKey: `${pro}-99-`, count: SKUS_MAX - 1 });
		await givenProduct({ companyId: owner, partsKey: `${pro}-26-18`, sku: owner ? "OURS" : "EVERYONE'S" });
	}
	const { offer } = await offerOf(await givenFinder(token));
	expect([offer.skusAtServer, offer.skus]).toEqual([undefined, { [`${pro}-26-18`]: "OURS" }]);
});

test("other companies' bundles, and those of series that the finder doesn't offer, keep none of its own away", async () => {
	const { token, companyId } = await givenUser("ROLE_CUSTOMER");
	const sold = await givenAssortment({ sizes: [26], allowedTo: [companyId] });
	const left = await givenAssortment({ sizes: [26], allowedTo: [companyId] });
	const rear = await givenAssortment({ kind: "rear", sizes: [12] });
	const others = await givenAssortment({ sizes: [26] });
	const finder = await givenFinder(token);
	await db
		.insert(finderAssortmentsTable)
		.values({ finderId: finder.id, assortmentId: left.id, position: 0, offered: false });
	const longer = await givenAssortment({ sizes: [26], allowedTo: [companyId] });
	const begins = `${sold.code}-PRO`;
	await db.update(assortmentsTable).set({ code: begins }).where(eq(assortmentsTable.id, longer.id));
	await db
		.insert(finderAssortmentsTable)
		.values({ finderId: finder.id, assortmentId: longer.id, position: 1, offered: false });
	await givenNumbered({ companyId, kind: "bundle", partsKey: `${left.code}-26*`, count: SKUS_MAX });
	await givenNumbered({ companyId, kind: "bundle", partsKey: `${begins}-26*`, count: SKUS_MAX + 1 });
	await givenNumbered({ companyId, kind: "set", partsKey: `${begins}-26-`, count: SKUS_MAX + 1 });
	await givenNumbered({ companyId: null, kind: "bundle", partsKey: `${others.code}-26*`, count: SKUS_MAX });
	const keys = [`${sold.code}-26*2`, `${sold.code}-26+${rear.code}-R12`, `${rear.code}-R12*2`];
	for (const partsKey of keys) await givenProduct({ companyId, kind: "bundle", partsKey, sku: partsKey });
	const { offer } = await offerOf(finder);
	expect(offer.skusAtServer).toBeUndefined();
	expect(offer.bundles.map(({ partsKey }: { partsKey: string }) => partsKey)).toEqual(keys);
});

test("such a link leads nowhere without a shop, a finder or a sku that could be one", async () => {
	const { finder, offer, code } = await shop(SKUS_MAX + 1, "");
	expect(offer.url).toBe("");
	for (const path of [
		`${finder.uuid}/product/${code}-26-18`,
		`made-up/product/${code}`,
		`${finder.uuid}/product/${"x".repeat(201)}`,
	]) {
		const reply = await get(`/finder/v1/${path}`);
		expect([path, reply.status, reply.body.error.code]).toEqual([path, 404, "finders.not_available"]);
	}
});

test("neither a bootstrap nor such a link walks a big table", async () => {
	const { finder, code, token } = await shop(3);
	const statements = new Set<string>();
	const send = sender(token, recorded(statements));
	const fresh = await givenFinder(token);
	expect((await send(`/finder/v1/${fresh.uuid}`)).status).toBe(200);
	expect((await send(`/finder/v1/${finder.uuid}/product/${code}-26-18`)).status).toBe(302);
	expect(await scans(statements)).toEqual([]);
});

test("whichever host asks first, the link leads to the public one", async () => {
	const { finder, code } = await shop(SKUS_MAX + 1);
	const behind = { ...env, PUBLIC_ORIGIN: "https://cdn.example" };
	const visit = (path: string) => ask(new Request(`https://internal.example/finder/${path}`), behind);
	const { body } = await visit(`v1/${finder.uuid}?locale=tr`);
	const { body: offer } = await visit(`v1/offers/${body.offer}`);
	expect(new URL(offer.url.replace("{sku}", code)).origin).toBe("https://cdn.example");
});
