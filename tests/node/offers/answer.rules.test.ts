import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { offer, series, vehicle } from "#tests/support/fitment.ts";
import { ARM_TYPES, armNumber } from "#worker/catalogue/fitment/arm.rules.ts";
import type { Vehicle } from "#worker/catalogue/fitment/shard.rules.ts";
import { answer, type ChoiceValue, nextQuestion } from "#worker/offers/answer.rules.ts";
import { openChoices } from "#worker/offers/filter.rules.ts";

const golf = vehicle({ driver: [26], passenger: [18], rear: [12] });
const aero = series("AERO", [18, 24, 26, 28]);

describe("what is asked", () => {
	test("a car with one option and one size a side is asked nothing", () => {
		expect(nextQuestion(golf, {})).toBeUndefined();
	});

	test("options are asked before sizes", () => {
		const car = vehicle({ driver: [26, 28], passenger: [18] }, { driver: [24], passenger: [19] });
		expect(nextQuestion(car, {})).toMatchObject({ ask: "option", options: [{ id: 1 }, { id: 2 }] });
		expect(nextQuestion(car, { option: 1 })).toEqual({ ask: "driver", sizes: [26, 28] });
		expect(nextQuestion(car, { option: 2 })).toBeUndefined();
	});

	test("28/26 is asked a side, driver first, and a size that the option does not have is no answer", () => {
		const car = vehicle({ driver: [26, 28], passenger: [24, 26], rear: [11, 12] });
		expect(nextQuestion(car, {})).toEqual({ ask: "driver", sizes: [26, 28] });
		expect(nextQuestion(car, { driver: 20 })).toEqual({ ask: "driver", sizes: [26, 28] });
		expect(nextQuestion(car, { driver: 28 })).toEqual({ ask: "passenger", sizes: [24, 26] });
		expect(nextQuestion(car, { driver: 28, passenger: 24 })).toEqual({ ask: "rear", sizes: [11, 12] });
	});
});

describe("what is answered", () => {
	test("a set costs the sum of its parts and leads to the shop's page of its sku", () => {
		const result = answer(golf, {}, offer({ front: [aero] }));
		expect(result?.sets).toMatchObject([
			{
				sku: "AERO-26-18",
				title: 'Nordwisch AERO 26" + 18"',
				price: 1026 + 1018,
				url: "https://shop.example/p/AERO-26-18",
			},
		]);
	});

	test("the owner's sku is shown where there is one", () => {
		const result = answer(golf, {}, offer({ front: [aero], skus: { "AERO-26-18": "N/1 ?" } }));
		expect(result?.sets[0]).toMatchObject({ sku: "N/1 ?", url: "https://shop.example/p/N%2F1%20%3F" });
	});

	test("a series without one of the blades is not offered: no partial sets", () => {
		expect(answer(golf, {}, offer({ front: [series("MINI", [26])] }))?.sets).toEqual([]);
	});

	test("a car with a single front wiper gets a set of one, one without a driver's size none", () => {
		const single = answer(vehicle({ driver: [26] }), {}, offer({ front: [aero] }));
		expect(single).toMatchObject({ sets: [{ sku: "AERO-26", price: 1026 }], sizes: { passenger: null } });
		// The size is in the answer, to be shown.
		expect(answer(vehicle({ passenger: [26] }), {}, offer({ front: [aero] }))).toMatchObject({
			sets: [],
			sizes: { driver: null, passenger: 26, rear: null },
		});
	});

	test("a series that is omitted on the universal adapter is not offered there", () => {
		const picky = series("PICKY", [18, 26], { omitOnUniversal: true });
		const car = vehicle({ driver: [26], passenger: [18], universalAdapter: true });
		const result = answer(car, {}, offer({ front: [aero, picky] }));
		expect(result?.sets.map(({ sku }) => sku)).toEqual(["AERO-26-18"]);
		expect(result?.adapter).toEqual({ need: "universal", products: [] });
	});

	test("an adapter is sold beside the set, or named where the shop has none, or said to be unknown", () => {
		const hook = { id: 9, technicalName: "Hook 9x4" };
		const car = vehicle({ driver: [26], passenger: [18], adapter: hook });
		const sold = { id: 9, code: "AD-9", brand: "Nordwisch", name: "Hook 9x4", image: null, price: 250 };
		expect(answer(car, {}, offer({ adapters: [sold] }))?.adapter).toMatchObject({
			need: "known",
			products: [{ sku: "AD-9", price: 250 }],
		});
		expect(answer(car, {}, offer())?.adapter).toEqual({ need: "known", adapter: hook, products: [] });
		expect(answer(golf, {}, offer())?.adapter).toEqual({ need: "unknown", products: [] });
	});

	describe("the connector of the arm", () => {
		const adapter = (code: string, arm?: number) => ({
			...{ id: code.charCodeAt(0), code, brand: "Nordwisch", name: code, image: null, price: 250, ...(arm && { arm }) },
		});
		const sold = offer({ adapters: [adapter("PLAIN"), adapter("SIDE", 3), adapter("HOOK", 2), adapter("SIDE-B", 3)] });
		const adapterOf = (car: Vehicle, arm?: ChoiceValue, from = sold) => answer(car, { arm }, from)?.adapter;

		test("is asked only where the adapter is unknown and the shop sells adapters by arm type", () => {
			expect(adapterOf(golf)).toEqual({ need: "asked", products: [] });
			expect(adapterOf(golf, undefined, offer({ adapters: [adapter("PLAIN")] }))?.need).toBe("unknown");
			expect(adapterOf(vehicle({ driver: [26], universalAdapter: true }), 3)?.need).toBe("universal");
			expect(adapterOf(vehicle({ driver: [26], adapter: { id: 9, technicalName: "Top lock" } }), 3)?.need).toBe(
				"known",
			);
		});

		test("chooses the shop's adapters for it, in the shop's order, or none", () => {
			expect(adapterOf(golf, 3)).toMatchObject({ need: "chosen", products: [{ sku: "SIDE" }, { sku: "SIDE-B" }] });
			expect(adapterOf(golf, 7)).toEqual({ need: "chosen", products: [] });
		});

		test.each([99, 9, -1, 1.5, 0])("is asked where an address has %s, which is no arm type", (arm) => {
			expect(adapterOf(golf, arm)).toEqual({ need: "asked", products: [] });
		});

		test("may be any arm type there is", () => {
			expect(ARM_TYPES.map((type) => adapterOf(golf, armNumber(type))?.need)).toEqual(ARM_TYPES.map(() => "chosen"));
			expect(adapterOf(golf, ARM_TYPES.length + 1)?.need).toBe("asked");
		});

		test("that isn't known leaves everything as it was", () => {
			expect(adapterOf(golf, "unknown")).toEqual({ need: "asked", products: [] });
		});
	});

	test("the picture with a rear blade is shown only where one is sold for the car", () => {
		const front = [series("AERO", [18, 26], { image: "/a.png", imageWithRear: "/b.png" })];
		const pictured = (car: typeof golf, rear: number[]) =>
			answer(car, {}, offer({ front, rear: [series("REAR", rear)] }))?.sets[0]?.image;
		expect(pictured(golf, [12])).toBe("/b.png");
		expect(pictured(golf, [14])).toBe("/a.png");
		expect(pictured(vehicle({ driver: [26], passenger: [18] }), [12])).toBe("/a.png");
		expect(answer(golf, {}, offer({ front }))?.sets[0]?.image).toBe("/a.png");
	});
});

test("two options never mix, whatever a car may have", () => {
	const sizes = fc.uniqueArray(fc.integer({ min: 10, max: 30 }), { maxLength: 3 });
	const options = fc.array(fc.record({ driver: sizes, passenger: sizes, rear: sizes }), { minLength: 1, maxLength: 4 });
	const everything = series(
		"ALL",
		Array.from({ length: 30 }, (_, at) => at + 1),
	);
	fc.assert(
		fc.property(options, (records) => {
			const car = vehicle(...records);
			for (const choice of openChoices(car, {})) {
				const result = answer(car, choice, offer({ front: [everything], rear: [everything] }));
				const source = records[(choice.option ?? 1) - 1]!;
				expect(result).toBeDefined();
				for (const set of result!.sets) {
					const [driver, passenger] = set.parts;
					expect(source.driver).toContain(driver!.lengthInch);
					if (passenger) expect(source.passenger).toContain(passenger.lengthInch);
				}
			}
		}),
	);
});
