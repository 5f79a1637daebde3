import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { imported } from "#tests/support/catalogue-import.ts";
import { ask, call, db, get, givenAssortment, givenFinder, givenUser } from "#tests/support/world.ts";
import { createArmAnswerRepository } from "#worker/catalogue/corrections/arm-answer.repository.ts";
import { ARM_ANSWERS_A_DAY } from "#worker/catalogue/corrections/arm-answer.rules.ts";
import { armAnswerDaysTable, armAnswersTable } from "#worker/db/schema/arm-answer.table.ts";
import { assortmentsTable } from "#worker/db/schema/assortment.table.ts";
import { cleanUp } from "#worker/jobs/clean-up.usecases.ts";
import { createVisitRepository } from "#worker/statistics/visit.repository.ts";
import { toDay } from "#worker/statistics/visit.rules.ts";

const CARS =
	"make,model,year,driver_in,passenger_in,adapter\nSaab,9-5,1999-2009,26,18,\nSaab,900,1980-1993,16,16,universal\n";
const DAY_MS = 86_400_000;

async function givenShop() {
	const admin = await givenUser("ROLE_ADMIN");
	const pin = await givenAssortment({ kind: "adapter" });
	await db.update(assortmentsTable).set({ armType: "side_pin_22" });
	await imported(admin.token, CARS);
	const { uuid } = await givenFinder((await givenUser("ROLE_CUSTOMER")).token);
	const list = await call("/admin/api/catalogue/car/list", { token: admin.token, body: {} });
	const modelOf = (name: string): number => list.body.data.find(({ model }: { model: string }) => model === name).id;
	const read = async (name: string) =>
		(await get(`/admin/api/catalogue/car/${modelOf(name)}`, { token: admin.token })).body.variants[0];
	const variantId: number = (await read("9-5")).variantId;
	return { admin, pin, uuid, variantId, read };
}

const answer = (uuid: string, body: object, client: string) =>
	ask(
		new Request(`https://finder.test/finder/v1/${uuid}/events`, {
			...{ method: "POST", body: JSON.stringify(body) },
			headers: { origin: "https://shop.example", "cf-connecting-ip": client },
		}),
	);

test("administrators see which arm visitors say a car has, with the adapter for it, until a correction names one", async () => {
	const { admin, uuid, variantId, read, pin } = await givenShop();
	const known = (await read("900")).variantId;
	const vehicle = `${variantId}-2003`;
	const from = (at: number) => `2001:db8:${at.toString(16)}::1`;
	const answers: [object, string][] = [
		...[2000, 2003].map((year, at): [object, string] => [{ vehicle: `${variantId}-${year}`, arm: 3 }, from(at)]),
		[{ vehicle, arm: 1 }, from(2)],
		// A network is heard once for a car and day.
		...Array.from({ length: 3 }, (): [object, string] => [{ vehicle, arm: 3 }, from(3)]),
	];
	const none = [
		...[`${variantId}-2012`, `${known}-1990`, "999999-2003", "x"].map((car) => ({ vehicle: car, arm: 3 })),
		...[9, 0, "unknown"].map((arm) => ({ vehicle, arm })),
	];
	const replies = await Promise.all([
		...answers.map(([body, client]) => answer(uuid, body, client)),
		...none.map((body, at) => answer(uuid, body, from(10 + at))),
		answer("00000000-0000-4000-8000-000000000000", { vehicle, arm: 3 }, from(50)),
	]);
	expect(replies.slice(0, -1).every(({ status }) => status === 204)).toBe(true);
	const counts = [
		{ armType: "side_pin_22", count: 3 },
		{ armType: "hook_9x3", count: 1 },
	];
	const { evidence, spans, corrections } = await read("9-5");
	const adapter = { id: pin.id, technicalName: expect.any(String) };
	expect(evidence).toEqual([{ yearFrom: 1999, counts, adapter }]);
	// Nothing is corrected by itself.
	expect([spans[0].options[0].adapter, corrections]).toEqual([null, []]);

	const options = [{ driver: [26], passenger: [18], adapterId: pin.id }];
	const body = { variantId, yearFrom: 1999, yearTo: 2009, options };
	expect((await call("/admin/api/catalogue/correct", { token: admin.token, body })).status).toBe(200);
	expect((await read("9-5")).evidence).toEqual([]);
});

test("invented answers of a day end at a finder's number for the day, and a batch counts once", async () => {
	const { uuid, variantId } = await givenShop();
	const now = Date.now();
	const said = { uuid, day: toDay(now), variantId, year: 2003 };
	const batch = (armType: "top_lock" | "bayonet", count: number) => ({
		...{ id: crypto.randomUUID(), counts: [] },
		arms: Array.from({ length: count }, () => ({ ...said, armType, count: 1 })),
	});
	const first = batch("top_lock", ARM_ANSWERS_A_DAY - 1);
	await createVisitRepository(db).add([first, first], now);
	await createVisitRepository(db).add([first, batch("bayonet", 500)], now);
	await createVisitRepository(db).add([batch("bayonet", 500)], now);
	const counts = await db.select().from(armAnswersTable);
	expect(counts.map(({ armType, count }) => [armType, count]).sort()).toEqual([
		["bayonet", 1],
		["top_lock", ARM_ANSWERS_A_DAY - 1],
	]);
});

test("answers go after twelve months, and a finder's numbers of days after two days", async () => {
	const { uuid, variantId } = await givenShop();
	const now = Date.now();
	const arm = { uuid, day: toDay(now), variantId, year: 2003, armType: "bayonet" as const, count: 1 };
	await createVisitRepository(db).add([{ id: "a", counts: [], arms: [arm] }], now);
	await cleanUp(env, now + 320 * DAY_MS);
	expect([await db.$count(armAnswersTable), await db.$count(armAnswerDaysTable)]).toEqual([1, 0]);
	await createArmAnswerRepository(db).cleanUp(now + 400 * DAY_MS);
	expect(await db.$count(armAnswersTable)).toBe(0);
});
