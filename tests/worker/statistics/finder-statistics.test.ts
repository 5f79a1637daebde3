import { expect, test } from "vitest";
import { call, db, get, givenAssortment, givenFinder, givenUser } from "#tests/support/world.ts";
import { finderAssortmentsTable, finderVisitsTable } from "#worker/db/schema/finder.table.ts";
import { VISIT_DAYS } from "#worker/statistics/finder-statistics.rules.ts";
import { toDay } from "#worker/statistics/visit.rules.ts";

const NO_VISITS = { ready: 0, vehicles: 0, results: 0, noResults: 0, noCars: 0, productClicks: 0 };
const customer = () => givenUser("ROLE_CUSTOMER");
const overview = async (id: number, token: string) => (await get(`/admin/api/config/${id}/overview`, { token })).body;

test("a new finder has had no visits, and nothing to sell before there are assortments", async () => {
	const { token } = await customer();
	const finder = await givenFinder(token);
	expect(await overview(finder.id, token)).toEqual({
		visits: NO_VISITS,
		hasChosenAssortments: false,
		hasOffer: false,
		hasPrices: false,
	});
});

test("its numbers are those of all its pages in the last days, and of no other finder", async () => {
	const { token } = await customer();
	const [finder, other] = [await givenFinder(token), await givenFinder(token)];
	const today = toDay(Date.now());
	const seen = (finderId: number, origin: string, day: number) => ({
		...{ finderId, origin, day, ready: 10, vehicles: 5, results: 3, noResults: 2, noCars: 4, productClicks: 1 },
		lastSeenAt: day * 86_400_000,
	});
	await db
		.insert(finderVisitsTable)
		.values([
			seen(finder.id, "https://one.example", today),
			seen(finder.id, "https://two.example", today - VISIT_DAYS + 2),
			seen(finder.id, "https://one.example", today - VISIT_DAYS - 2),
			seen(other.id, "https://one.example", today),
		]);
	expect((await overview(finder.id, token)).visits).toEqual({
		...{ ready: 20, vehicles: 10, results: 6, noResults: 4, noCars: 8, productClicks: 2 },
	});
});

test("in euro base prices are prices; in another currency only the shop's own are", async () => {
	const { token, companyId } = await customer();
	const { wipers } = await givenAssortment({ sizes: [18], allowedTo: [companyId] });
	const [euro, zloty] = [await givenFinder(token), await givenFinder(token, { currency: "zł" })];
	expect((await overview(euro.id, token)).hasPrices).toBe(true);
	expect((await overview(zloty.id, token)).hasPrices).toBe(false);
	const body = { finderId: zloty.id, specialPricing: { [wipers[0]!.id]: 80 } };
	await call("/admin/api/pricing/save-special/front", { token, body });
	expect((await overview(zloty.id, token)).hasPrices).toBe(true);
});

test("assortments count as chosen once somebody has said which ones", async () => {
	const { token, companyId } = await customer();
	const series = await givenAssortment({ sizes: [18], allowedTo: [companyId] });
	const finder = await givenFinder(token);
	await db
		.insert(finderAssortmentsTable)
		.values({ finderId: finder.id, assortmentId: series.id, position: 1, offered: true });
	expect(await overview(finder.id, token)).toMatchObject({ hasChosenAssortments: true, hasOffer: true });
	await db.update(finderAssortmentsTable).set({ offered: false });
	expect(await overview(finder.id, token)).toMatchObject({ hasChosenAssortments: true, hasOffer: false });
});
