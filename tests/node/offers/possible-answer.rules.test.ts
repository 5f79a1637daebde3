import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { offer, series, vehicle } from "#tests/support/fitment.ts";
import type { FitmentOption, Vehicle } from "#worker/catalogue/fitment/shard.rules.ts";
import { type Answer, answer, type Choice, nextQuestion, optionOf, UNKNOWN } from "#worker/offers/answer.rules.ts";
import type { AnswerProduct, FitsIf } from "#worker/offers/answer-product.rules.ts";
import { openChoices } from "#worker/offers/filter.rules.ts";
import { adapterName } from "#worker/offers/offer.rules.ts";
import { possibleAnswer } from "#worker/offers/possible-answer.rules.ts";

const hook = { id: 90, technicalName: "Hook 9x4" };
const bayonet = { id: 91, technicalName: "Bayonet" };
const sold = (adapter: typeof hook) => ({
	id: adapter.id,
	code: `AD-${adapter.id}`,
	brand: "B",
	name: adapter.technicalName,
	image: null,
	price: 250,
});
const SIZES = Array.from({ length: 30 }, (_, at) => at + 1);
const everything = offer({
	front: [series("AERO", SIZES), series("PICKY", SIZES, { omitOnUniversal: true })],
	rear: [series("HECK", SIZES)],
	adapters: [sold(hook), sold(bayonet)],
	bundles: [
		{ partsKey: "AERO-11-12+HECK-R11", sku: "B-1", name: "" },
		{ partsKey: "AERO-11-12*2", sku: "B-2", name: "" },
	],
});
const skus = (products: AnswerProduct[] | undefined) => products?.map(({ id, fitsIf }) => [id, fitsIf]);

describe("what a visitor who doesn't know gets", () => {
	test("every size's sets, each marked with the size it fits", () => {
		const car = vehicle({ driver: [24, 26], passenger: [18] });
		const result = possibleAnswer(car, { driver: UNKNOWN }, offer({ front: [series("AERO", SIZES)] }));
		expect(skus(result?.sets)).toEqual([
			["AERO-24-18", { driver: 24 }],
			["AERO-26-18", { driver: 26 }],
		]);
		expect(result?.possibleSizes).toEqual({ driver: [24, 26], passenger: [18], rear: [] });
	});

	test("what fits in any case is not marked", () => {
		const car = vehicle(
			{ driver: [26], passenger: [20], rear: [14, 16] },
			{ driver: [26], passenger: [20], rear: [14] },
		);
		const result = possibleAnswer(car, { option: UNKNOWN }, everything);
		expect(skus(result?.sets)).toEqual([
			["AERO-26-20", undefined],
			["PICKY-26-20", undefined],
		]);
		expect(skus(result?.rears)).toEqual([
			["HECK-R14", { rear: 14 }],
			["HECK-R16", { rear: 16 }],
		]);
	});

	test("the shortest mark that tells is enough, and a side without a size is one", () => {
		const pair = vehicle({ driver: [26], passenger: [20] }, { driver: [24], passenger: [19] });
		expect(skus(possibleAnswer(pair, { option: UNKNOWN }, offer({ front: [series("AERO", SIZES)] }))?.sets)).toEqual([
			["AERO-26-20", { driver: 26 }],
			["AERO-24-19", { driver: 24 }],
		]);
		const single = vehicle({ driver: [26], passenger: [20] }, { driver: [26] });
		expect(skus(possibleAnswer(single, { option: UNKNOWN }, offer({ front: [series("AERO", SIZES)] }))?.sets)).toEqual([
			["AERO-26-20", { passenger: 20 }],
			["AERO-26", { passenger: null }],
		]);
	});

	test("adapters are offered for each case, told apart by name where sizes don't", () => {
		const same = { driver: [26], passenger: [20] };
		const car = vehicle({ ...same, adapter: hook }, { ...same, adapter: bayonet }, { ...same, universalAdapter: true });
		const result = possibleAnswer(car, { option: UNKNOWN }, everything);
		expect(result?.adapter.need).toBe("depends");
		expect(skus(result?.adapter.products)).toEqual([
			["AD-90", { adapters: ["Hook 9x4"] }],
			["AD-91", { adapters: ["Bayonet"] }],
		]);
		expect(skus(result?.sets)).toEqual([
			["AERO-26-20", undefined],
			["PICKY-26-20", { adapters: ["Hook 9x4", "Bayonet"] }],
		]);
	});

	test("adapters have the names by which they are sold, others those of the last import", () => {
		const same = { driver: [26], passenger: [20] };
		const car = vehicle({ ...same, adapter: hook }, { ...same, adapter: bayonet }, { ...same, universalAdapter: true });
		const renamed = { ...everything, adapters: [{ ...sold(hook), name: "Hook 9 mm" }] };
		expect(skus(possibleAnswer(car, { option: UNKNOWN }, renamed)?.sets)?.[1]).toEqual([
			"PICKY-26-20",
			{ adapters: ["Hook 9 mm", "Bayonet"] },
		]);
		expect([hook, bayonet].map((adapter) => adapterName(adapter, renamed))).toEqual(["Hook 9 mm", "Bayonet"]);
	});

	test("after an unknown option no size is asked, after an unknown size the next one is", () => {
		const car = vehicle({ driver: [26, 28], passenger: [18, 20] }, { driver: [24] });
		expect(nextQuestion(car, { option: UNKNOWN })).toBeUndefined();
		expect(nextQuestion(car, { option: 1, driver: UNKNOWN })).toEqual({ ask: "passenger", sizes: [18, 20] });
		expect(possibleAnswer(car, { option: 1, driver: UNKNOWN }, everything)).toBeUndefined();
	});
});

const sizes = fc.uniqueArray(fc.integer({ min: 10, max: 13 }), { maxLength: 3 });
const option = fc.record({
	driver: sizes,
	passenger: sizes,
	rear: sizes,
	adapter: fc.constantFrom(null, hook, bayonet),
	universalAdapter: fc.boolean(),
});
const cars = fc
	.array(option, { minLength: 1, maxLength: 3 })
	.map((records) => vehicle(...records.map((one) => (one.universalAdapter ? { ...one, adapter: null } : one))));
const all = (result: Answer) => [...result.sets, ...result.rears, ...result.bundles, ...result.adapter.products];
const adapterOf = ({ adapter, universalAdapter }: FitmentOption) =>
	universalAdapter ? "universal" : (adapter?.technicalName ?? null);

function isMet(fitsIf: FitsIf | undefined, { sizes }: Answer, option: FitmentOption): boolean {
	const { adapters, ...expected } = fitsIf ?? {};
	const hasSizes = (["driver", "passenger", "rear"] as const).every(
		(side) => expected[side] === undefined || expected[side] === sizes[side],
	);
	return hasSizes && (adapters === undefined || adapters.includes(adapterOf(option)));
}

test("with everything unknown: the union of all answers, each once, marked with exactly the cases in which it fits", () => {
	fc.assert(
		fc.property(cars, (car) => {
			let choice: Choice = {};
			for (let open = nextQuestion(car, choice); open; open = nextQuestion(car, choice))
				choice = { ...choice, [open.ask]: UNKNOWN };
			const result = all(possibleAnswer(car, choice, everything)!);
			const cases = openChoices(car, {}).map(
				(exact) => [answer(car, exact, everything)!, optionOf(car, exact)!] as const,
			);
			const ids = result.map(({ id }) => id);
			expect(new Set(ids).size).toBe(ids.length);
			expect(ids.toSorted()).toEqual([...new Set(cases.flatMap(([one]) => all(one).map(({ id }) => id)))].sort());
			for (const product of result) {
				for (const [one, option] of cases) {
					const fits = all(one).some(({ id }) => id === product.id);
					expect(isMet(product.fitsIf, one, option), JSON.stringify([product.id, product.fitsIf, one.sizes])).toBe(
						fits,
					);
				}
			}
		}),
	);
});

test("with every question answered: exactly the answer to those, even with answers that nobody asked for", () => {
	const stale = fc.record({ driver: fc.integer({ min: 1, max: 30 }), option: fc.integer({ min: 1, max: 9 }) });
	fc.assert(
		fc.property(cars, stale, (car: Vehicle, other) => {
			for (const exact of openChoices(car, {})) {
				expect(possibleAnswer(car, exact, everything)).toEqual(answer(car, exact, everything));
			}
			expect(possibleAnswer(car, other, everything)).toEqual(answer(car, other, everything));
		}),
	);
});
