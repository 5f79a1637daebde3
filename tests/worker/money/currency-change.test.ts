import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { call, db, get, givenAssortment, givenFinder, givenUser } from "#tests/support/world.ts";
import { auditEntriesTable } from "#worker/db/schema/audit.table.ts";

const SETTINGS = "/admin/api/config/settings/edit";

/** A shop with a special price of each kind: 12.50, 10 and 3 of its currency. */
async function shop(parts: Record<string, unknown> = {}) {
	const user = await givenUser("ROLE_CUSTOMER");
	const front = await givenAssortment({ sizes: [18], allowedTo: [user.companyId] });
	const rear = await givenAssortment({ kind: "rear", sizes: [12] });
	const adapter = await givenAssortment({ kind: "adapter" });
	const finder = await givenFinder(user.token, { allowCents: true, ...parts });
	const it = { ...user, front, rear, adapter, finder };
	const specialPricing = {
		front: { [front.wipers[0]!.id]: 12.5 },
		rear: { [rear.wipers[0]!.id]: 10 },
		adapter: { [adapter.id]: 3 },
	};
	await call("/admin/api/pricing/save-special", { token: user.token, body: { finderId: finder.id, specialPricing } });
	return it;
}
type Shop = Awaited<ReturnType<typeof shop>>;

/** The prices of the three parts for visitors. */
async function prices({ token, finder }: Shop): Promise<number[]> {
	const { body } = await call("/admin/api/pricing", { token, body: { finderId: finder.id } });
	const { specialPrices, specialPricesRear, specialPricesAdaptor } = body;
	return [...specialPrices, ...specialPricesRear, ...specialPricesAdaptor].map(({ price }: { price: number }) => price);
}
const edit = ({ token, finder }: Shop, part: Record<string, unknown>) =>
	call(SETTINGS, { token, body: { finderId: finder.id, version: finder.version, ...part } });
const currencyOf = async ({ token, finder }: Shop) =>
	(await get(`/admin/api/config/${finder.id}`, { token })).body.currency;

test("another currency is refused while there are special prices and nobody says what becomes of them", async () => {
	const it = await shop();
	const whole = { token: it.token, body: { ...it.finder, currency: "KD" } };
	for (const reply of [await edit(it, { currency: "KD" }), await call(`/admin/api/config/save/${it.finder.id}`, whole)])
		expect([reply.status, reply.body.error.code]).toEqual([409, "finders.currency_has_prices"]);
	expect([await currencyOf(it), await prices(it)]).toEqual(["€", [12.5, 10, 3]]);
});

test.each([
	["KD", {}, { prices: "convert", rate: 0.33 }, [4.125, 3.3, 0.99]],
	["KD", { allowCents: false }, { prices: "convert", rate: 0.4 }, [5, 4, 1]],
	["¥", {}, { prices: "convert", rate: 162.37 }, [2030, 1624, 487]],
	["$", {}, { prices: "convert", rate: 1.07 }, [13.38, 10.7, 3.21]],
	["KD", {}, { prices: "keep" }, [12.5, 10, 3]],
	["¥", {}, { prices: "keep" }, [13, 10, 3]],
	["KD", {}, { prices: "drop" }, []],
])("to %s with %j and %j", async (currency, part, currencyChange, expected) => {
	const it = await shop();
	const { status, body } = await edit(it, { currency, ...part, currencyChange });
	expect([status, body.currency, body.version]).toEqual([200, currency, it.finder.version + 1]);
	expect(await prices(it)).toEqual(expected);
});

test("the whole configuration is saved with what becomes of its prices, too", async () => {
	const it = await shop();
	const body = { ...it.finder, currency: "KD", currencyChange: { prices: "keep" } };
	const { status } = await call(`/admin/api/config/save/${it.finder.id}`, { token: it.token, body });
	expect([status, await prices(it)]).toEqual([200, [12.5, 10, 3]]);
});

test("prices of parts that are no longer offered follow, too", async () => {
	const it = await shop();
	await db.run(`DELETE FROM company_assortments WHERE assortment_id = ${it.front.id}`);
	expect((await edit(it, { currency: "KD" })).status).toBe(409);
	expect((await edit(it, { currency: "KD", currencyChange: { prices: "keep" } })).status).toBe(200);
	await db.run(`INSERT INTO company_assortments (company_id, assortment_id) VALUES (${it.companyId}, ${it.front.id})`);
	expect(await prices(it)).toEqual([12.5, 10, 3]);
});

test("a stale save changes neither the currency nor a price", async () => {
	const it = await shop();
	await edit(it, { label: "newer" });
	const { status, body } = await edit(it, { currency: "KD", currencyChange: { prices: "drop" } });
	expect([status, body.error.code]).toEqual([409, "finders.stale"]);
	expect([await currencyOf(it), await prices(it)]).toEqual(["€", [12.5, 10, 3]]);
});

test("of two changes at once one holds, and its prices with it", async () => {
	const it = await shop();
	const change = (currency: string, rate: number) =>
		edit(it, { currency, currencyChange: { prices: "convert", rate } });
	const raced = await Promise.all([change("$", 2), change("KD", 3), change("$", 2)]);
	expect(raced.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
	const rate = (await currencyOf(it)) === "$" ? 2 : 3;
	expect(await prices(it)).toEqual([12.5 * rate, 10 * rate, 3 * rate]);
});

test("prices and currency that change at once never mix two currencies", async () => {
	const it = await shop();
	const [wiper] = it.front.wipers;
	const price = () =>
		call("/admin/api/pricing/save-special/front", {
			token: it.token,
			body: { finderId: it.finder.id, specialPricing: { [wiper!.id]: 20 } },
		});
	const [saved, changed] = await Promise.all([
		price(),
		edit(it, { currency: "KD", currencyChange: { prices: "keep" } }),
	]);
	const [front] = await prices(it);
	if (saved.status === 200) expect(front).toBe(20);
	else expect([saved.status, saved.body.error.code, front]).toEqual([409, "offers.currency_changed", 12.5]);
	if (changed.status !== 200) expect(changed.body.error.code).toBe("finders.currency_has_prices");
	expect(await currencyOf(it)).toBe(changed.status === 200 ? "KD" : "€");
});

test("a rate that makes a price free or absurd is refused at the rate, and nothing changes", async () => {
	const it = await shop();
	for (const rate of [0.0001, 900_000]) {
		const { status, body } = await edit(it, { currency: "$", currencyChange: { prices: "convert", rate } });
		const fields = [{ path: "currencyChange.rate", code: "finders.rate_unfit" }];
		expect([status, body.error.fields]).toMatchObject([400, fields]);
	}
	for (const currencyChange of [{ prices: "convert" }, { prices: "convert", rate: 0 }, { prices: "keep", rate: 2 }, {}])
		expect((await edit(it, { currency: "$", currencyChange })).status).toBe(400);
	expect([await currencyOf(it), await prices(it)]).toEqual(["€", [12.5, 10, 3]]);
});

test("for the same currency, and without prices that would stop counting, nobody is asked", async () => {
	const it = await shop();
	expect((await edit(it, { currency: "€", label: "x" })).status).toBe(200);
	const dollars = await givenFinder(it.token, { currency: "$" });
	expect((await edit({ ...it, finder: dollars }, { currency: "€" })).status).toBe(200);
});

test("base prices that would stop counting are confirmed first", async () => {
	const it = await shop();
	const other = { ...it, finder: await givenFinder(it.token) };
	const { status, body } = await edit(other, { currency: "$" });
	expect([status, body.error.code, await currencyOf(other)]).toEqual([409, "finders.currency_loses_prices", "€"]);
	expect((await edit(other, { currency: "$", currencyChange: { prices: "none" } })).status).toBe(200);
});

test.each([
	["set product", {}],
	["bundle", { bundleType: "multipack", quantity: 2 }],
])("a %s's own price that would stop counting is confirmed first", async (_, parts) => {
	const it = await shop();
	const dollars = { ...it, finder: await givenFinder(it.token, { currency: "$" }) };
	const product = { code: it.front.code, driver: 18, ...parts };
	const body = { ...product, price: 24.9, currency: "$" };
	expect((await call("/admin/api/set-product/save", { token: it.token, body })).status).toBe(201);
	const refused = await edit(dollars, { currency: "KD" });
	expect([refused.status, refused.body.error.code]).toEqual([409, "finders.currency_loses_prices"]);
	expect((await edit(dollars, { currency: "KD", currencyChange: { prices: "none" } })).status).toBe(200);
});

test("own prices of products that the configuration doesn't sell neither count nor ask", async () => {
	const it = await shop();
	const dollars = { ...it, finder: await givenFinder(it.token, { currency: "$" }) };
	const other = await givenAssortment({ sizes: [18], allowedTo: [it.companyId] });
	const own = { driver: 18, price: 24.9, currency: "$" };
	const withRear = { ...own, code: it.front.code, bundleType: "front-rear", rear: 12, rearCode: it.rear.code };
	for (const body of [{ ...own, code: other.code }, withRear])
		expect((await call("/admin/api/set-product/save", { token: it.token, body })).status).toBe(201);
	await db.run(sql`INSERT INTO finder_assortments (finder_id, assortment_id, position, offered)
		VALUES (${dollars.finder.id}, ${other.id}, 0, 0), (${dollars.finder.id}, ${it.rear.id}, 1, 0)`);
	const body = { finderId: dollars.finder.id };
	expect((await call("/admin/api/pricing/sets", { token: it.token, body })).body).toMatchObject({
		prices: [],
		bundles: [],
	});
	expect((await edit(dollars, { currency: "KD" })).status).toBe(200);
});

test("a confirmation that there are no special prices is refused if there are", async () => {
	const it = await shop();
	const { status, body } = await edit(it, { currency: "KD", currencyChange: { prices: "none" } });
	expect([status, body.error.code]).toEqual([409, "finders.currency_has_prices"]);
	expect([await currencyOf(it), await prices(it)]).toEqual(["€", [12.5, 10, 3]]);
});

test("the log tells the new currency and each price before and after", async () => {
	const it = await shop();
	await edit(it, { currency: "KD", currencyChange: { prices: "convert", rate: 2 } });
	const entries = await db.select().from(auditEntriesTable).orderBy(auditEntriesTable.id);
	const [front, rear] = [`${it.front.code}-18`, `${it.rear.code}-R12`];
	expect(entries.slice(-2)).toMatchObject([
		{
			...{ entity: "pricing", entityId: String(it.finder.id), companyId: it.companyId, userId: it.id },
			before: { currency: "€", [front]: 12.5, [rear]: 10, [it.adapter.code]: 3 },
			after: { currency: "KD", [front]: 25, [rear]: 20, [it.adapter.code]: 6 },
		},
		{ entity: "finder", before: { currency: "€" }, after: { currency: "KD" } },
	]);
});
