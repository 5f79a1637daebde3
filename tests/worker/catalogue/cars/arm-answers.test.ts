import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { imported } from "#tests/support/catalogue-import.ts";
import { ask, call, db, get, givenAssortment, givenFinder, givenUser } from "#tests/support/world.ts";
import { type ArmAnswer, createArmAnswerRepository } from "#worker/catalogue/corrections/arm-answer.repository.ts";
import { ARM_ANSWERS_A_CAR, ARM_ANSWERS_A_DAY } from "#worker/catalogue/corrections/arm-answer.rules.ts";
import { armAnswerDaysTable, armAnswersTable } from "#worker/db/schema/arm-answer.table.ts";
import { assortmentsTable } from "#worker/db/schema/assortment.table.ts";
import { vehicleVariantsTable } from "#worker/db/schema/vehicle.table.ts";
import { cleanUp } from "#worker/jobs/clean-up.usecases.ts";
import { createVisitRepository } from "#worker/statistics/visit.repository.ts";
import { toDay } from "#worker/statistics/visit.rules.ts";

const CARS =
	"make,model,year,driver_in,passenger_in,adapter\nSaab,9-5,1999-2009,26,18,\nSaab,900,1980-1993,16,16,universal\n";
const DAY_MS = 86_400_000;
/** Also if a test begins today and ends tomorrow. */
const TODAY = toDay(Date.now());

async function givenShop(cars = CARS) {
	const admin = await givenUser("ROLE_ADMIN");
	const pin = await givenAssortment({ kind: "adapter" });
	const otherPin = await givenAssortment({ kind: "adapter" });
	await db.update(assortmentsTable).set({ armType: "side_pin_22" });
	await imported(admin.token, cars);
	const shop = await givenUser("ROLE_CUSTOMER");
	const { uuid } = await givenFinder(shop.token);
	const list = await call("/admin/api/catalogue/car/list", { token: admin.token, body: {} });
	const modelOf = (name: string): number => list.body.data.find(({ model }: { model: string }) => model === name).id;
	const read = async (name: string) =>
		(await get(`/admin/api/catalogue/car/${modelOf(name)}`, { token: admin.token })).body.variants[0];
	const variantId: number = (await read("9-5")).variantId;
	return { admin, shop, pin, otherPin, uuid, variantId, read };
}

const answer = (uuid: string, body: object, client: string) =>
	ask(
		new Request(`https://finder.test/finder/v1/${uuid}/events`, {
			...{ method: "POST", body: JSON.stringify(body) },
			headers: { origin: "https://shop.example", "cf-connecting-ip": client },
		}),
	);

test("administrators see which arm visitors say a car has, with the adapter for it, until a correction names one", async () => {
	const { admin, shop, uuid, variantId, read, pin, otherPin } = await givenShop();
	const others = await Promise.all([givenFinder(shop.token), givenFinder(shop.token)]);
	const known = (await read("900")).variantId;
	const vehicle = `${variantId}-2003`;
	const from = (at: number) => `2001:db8:${at.toString(16)}::1`;
	const answers: [object, string][] = [
		[{ vehicle: `${variantId}-2000`, arm: 3 }, from(1)],
		[{ vehicle, arm: 1 }, from(2)],
	];
	const none = [
		...[`${variantId}-2012`, `${known}-1990`, "999999-2003", "x"].map((car) => ({ vehicle: car, arm: 3 })),
		...[9, 0, "unknown"].map((arm) => ({ vehicle, arm })),
	];
	const replies = await Promise.all([
		...answers.map(([body, client]) => answer(uuid, body, client)),
		// A network is heard once for a car and day, at however many finders.
		...[uuid, uuid, ...others.map((other) => other.uuid)].map((one) => answer(one, { vehicle, arm: 3 }, from(3))),
		...none.map((body, at) => answer(uuid, body, from(10 + at))),
		answer("00000000-0000-4000-8000-000000000000", { vehicle, arm: 3 }, from(50)),
	]);
	expect(replies.slice(0, -1).every(({ status }) => status === 204)).toBe(true);
	const counts = [
		{ armType: "side_pin_22", count: 2 },
		{ armType: "hook_9x3", count: 1 },
	];
	const { evidence, spans, corrections } = await read("9-5");
	// Each adapter for the arm is a choice: the one that a correction names is the only one that a set is sold with.
	const adapters = [pin.id, otherPin.id].map((id) => ({ id, technicalName: expect.any(String) }));
	expect(evidence).toEqual([{ yearFrom: 1999, counts, adapters }]);
	// Nothing is corrected by itself.
	expect([spans[0].options[0].adapter, corrections]).toEqual([null, []]);

	const options = [{ driver: [26], passenger: [18], adapterId: pin.id }];
	const body = { variantId, yearFrom: 1999, yearTo: 2009, options };
	expect((await call("/admin/api/catalogue/correct", { token: admin.token, body })).status).toBe(200);
	expect((await read("9-5")).evidence).toEqual([]);
});

const armAnswer = (uuid: string, variantId: number, more: Partial<ArmAnswer> = {}): ArmAnswer => ({
	...{ uuid, origin: "https://shop.example", day: TODAY, variantId, year: 2003 },
	...{ armType: "top_lock" as const, count: 1, ...more },
});
const batchOf = (arms: ArmAnswer[]) => ({ id: crypto.randomUUID(), counts: [], arms });
const add = (...batches: ReturnType<typeof batchOf>[]) => createVisitRepository(db).add(batches, Date.now());
const counted = async () =>
	(await db.select().from(armAnswersTable)).map(({ armType, count }): [string, number] => [armType, count]).sort();

test("a finder's answers for one car end at its number for the day, whatever the arm and the year, in any write", async () => {
	const { uuid, variantId } = await givenShop();
	await add(
		batchOf([armAnswer(uuid, variantId, { count: 2 })]),
		batchOf([armAnswer(uuid, variantId, { armType: "bayonet", year: 2001 })]),
	);
	await add(
		batchOf([
			armAnswer(uuid, variantId, { year: 2004 }),
			armAnswer(uuid, variantId, { armType: "bayonet", count: 50 }),
		]),
	);
	await add(batchOf([armAnswer(uuid, variantId, { armType: "hook_9x3", count: 500 })]));
	expect((await counted()).reduce((sum, [, count]) => sum + count, 0)).toBe(ARM_ANSWERS_A_CAR);
	// The next day, and at another finder, they count again.
	await add(batchOf([armAnswer(uuid, variantId, { armType: "pinch_tab", day: TODAY + 1, count: 50 })]));
	expect(await counted()).toContainEqual(["pinch_tab", ARM_ANSWERS_A_CAR]);
});

test("invented answers of a day end at a finder's number for the day, and a batch counts once", async () => {
	const models = Array.from(
		{ length: ARM_ANSWERS_A_DAY / ARM_ANSWERS_A_CAR + 5 },
		(_, at) => `Saab,M${at},1999-2009,26,18,\n`,
	);
	const { uuid } = await givenShop(CARS + models.join(""));
	const variants = (await db.select({ id: vehicleVariantsTable.id }).from(vehicleVariantsTable)).map(({ id }) => id);
	const first = batchOf(variants.slice(0, 10).map((variantId) => armAnswer(uuid, variantId)));
	await add(first, first);
	await add(first);
	const before = (await counted()).reduce((sum, [, count]) => sum + count, 0);
	expect(before).toBeGreaterThanOrEqual(9);
	expect(before).toBeLessThanOrEqual(10);
	for (const armType of ["bayonet", "pinch_tab"] as const)
		await add(batchOf(variants.map((variantId) => armAnswer(uuid, variantId, { armType, count: 9 }))));
	const after = (await counted()).reduce((sum, [, count]) => sum + count, 0);
	expect(after).toBeGreaterThan(ARM_ANSWERS_A_DAY - ARM_ANSWERS_A_CAR);
	expect(after).toBeLessThanOrEqual(ARM_ANSWERS_A_DAY);
});

test("a disabled finder's answers don't count, nor those of a page that may not show it", async () => {
	const { shop, variantId } = await givenShop();
	const off = await givenFinder(shop.token, { enabled: false });
	const own = await givenFinder(shop.token, { allowedOrigins: ["https://own.example"] });
	await add(batchOf([armAnswer(off.uuid, variantId), armAnswer(own.uuid, variantId)]));
	expect(await counted()).toEqual([]);
	await add(batchOf([armAnswer(own.uuid, variantId, { origin: "https://own.example" })]));
	expect(await counted()).toEqual([["top_lock", 1]]);
});

test("answers go after twelve months, and a finder's numbers of days after two days", async () => {
	const { uuid, variantId } = await givenShop();
	const now = Date.now();
	await add(batchOf([armAnswer(uuid, variantId)]));
	await cleanUp(env, now + 320 * DAY_MS);
	expect([await db.$count(armAnswersTable), await db.$count(armAnswerDaysTable)]).toEqual([1, 0]);
	await createArmAnswerRepository(db).cleanUp(now + 400 * DAY_MS);
	expect(await db.$count(armAnswersTable)).toBe(0);
});
