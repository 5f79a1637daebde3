import { expect, test } from "vitest";
import { call, givenAssortment, givenFinder, givenUser } from "#tests/support/world.ts";

async function shop() {
	const user = await givenUser("ROLE_CUSTOMER");
	const series = await givenAssortment({ sizes: [18, 26], allowedTo: [user.companyId] });
	const finder = await givenFinder(user.token, { allowCents: true });
	const [small, big] = series.wipers.map(({ id }) => id);
	const set = (token: string, prices: Record<string, number | null>) =>
		call("/admin/api/pricing/save-special/front", { token, body: { finderId: finder.id, specialPricing: prices } });
	const history = async (skus: string[], parts = {}) =>
		(await call("/admin/api/pricing/history", { token: user.token, body: { finderId: finder.id, skus, ...parts } }))
			.body;
	return { ...user, finder, code: series.code, small: small!, big: big!, set, history };
}

test("the history of a price tells who set it, from what to what, latest first", async () => {
	const it = await shop();
	const admin = await givenUser("ROLE_ADMIN");
	await it.set(it.token, { [it.small]: 12.5, [it.big]: 20 });
	await it.set(it.token, { [it.big]: 21 });
	await it.set(admin.token, { [it.small]: null });
	const euro = { fromCurrency: "€", toCurrency: "€" };
	const sku = `${it.code}-18`;
	expect(await it.history([sku.toLowerCase()])).toMatchObject({
		totalItemCount: 2,
		data: [
			{ sku, from: 12.5, to: null, who: null, bySupport: true, ...euro },
			{ sku, from: null, to: 12.5, who: it.username, bySupport: false, ...euro },
		],
	});
	const both = await it.history([sku, `${it.code}-26`], { pageSize: 2, page: 2 });
	expect([both.totalItemCount, both.data.map(({ to }: { to: number }) => to).sort()]).toEqual([4, [12.5, 20]]);
	expect((await it.history(["NOTHING"])).data).toEqual([]);
});

test("prices are told in the currency of their time", async () => {
	const it = await shop();
	await it.set(it.token, { [it.small]: 12.5 });
	const change = { currency: "KD", currencyChange: { prices: "convert", rate: 2 } };
	await call("/admin/api/config/settings/edit", {
		token: it.token,
		body: { finderId: it.finder.id, version: 1, ...change },
	});
	await it.set(it.token, { [it.small]: 30 });
	expect((await it.history([`${it.code}-18`])).data).toMatchObject([
		{ from: 25, fromCurrency: "KD", to: 30, toCurrency: "KD" },
		{ from: 12.5, fromCurrency: "€", to: 25, toCurrency: "KD" },
		{ from: null, fromCurrency: "€", to: 12.5, toCurrency: "€" },
	]);
});

test("another company's history answers as if it did not exist", async () => {
	const it = await shop();
	const stranger = await givenUser("ROLE_CUSTOMER");
	const body = { finderId: it.finder.id, skus: [`${it.code}-18`] };
	expect((await call("/admin/api/pricing/history", { token: stranger.token, body })).status).toBe(404);
});
