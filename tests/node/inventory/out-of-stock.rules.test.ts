import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { offer, series, vehicle } from "#tests/support/fitment.ts";
import { isShort, needsOf } from "#worker/inventory/inventory.rules.ts";
import { isOutOfStock, type StockOut, toStockOut, withStock } from "#worker/inventory/out-of-stock.rules.ts";
import { answer } from "#worker/offers/answer.rules.ts";

const SIZES = [18, 24, 26];
const BLADES = SIZES.map((size) => `AERO-${size}`);
const SETS = SIZES.flatMap((driver) => SIZES.map((passenger) => `AERO-${driver}-${passenger}`));
const REARS = ["AERO-R12", "HECK-R12"];
const BUNDLES = [...SETS.map((set) => `${set}+HECK-R12`), "AERO-26-18*2", "AERO-26-26*3", "HECK-R12*4"];
const PRODUCTS = [...BLADES, ...SETS, ...REARS, "ADAPT", ...BUNDLES];

/** What is left of some parts: a part that isn't named isn't tracked. */
const stock = fc
	.dictionary(
		fc.constantFrom(...BLADES, ...SETS, ...REARS, "ADAPT"),
		fc.constantFrom(-1, 0, 1, 2, 3, 8, Number.POSITIVE_INFINITY),
	)
	.map((rows) => new Map(Object.entries(rows)));

describe("what is out of stock", () => {
	test("is what an order of one would be locked for, told by keys alone", () => {
		fc.assert(
			fc.property(stock, (available) => {
				const stockOut = toStockOut(available, BUNDLES);
				const out = PRODUCTS.filter((key) => isOutOfStock(key, stockOut));
				expect(out).toEqual(PRODUCTS.filter((key) => isShort(needsOf(key, 1), available)));
			}),
			{ numRuns: 500 },
		);
	});

	test.each([
		["a set with a blade that is out", { "AERO-26": 0 }, ["AERO-26", "AERO-26-18"]],
		["two equal blades, of which one is left", { "AERO-26": 1 }, ["AERO-26-26"]],
		["a packed set, whatever its blades", { "AERO-26-18": 0, "AERO-26": 9 }, ["AERO-26-18"]],
		["nothing that is packed and there", { "AERO-26-18": 1, "AERO-26": 0, "AERO-18": 9 }, ["AERO-26"]],
		["a bundle with a set that is out", { "HECK-R12": 0 }, ["HECK-R12", "AERO-26-18+HECK-R12"]],
		["a multipack that needs more than there are", { "AERO-18": 1 }, ["AERO-26-18*2"]],
		["nothing that isn't tracked", {}, []],
	])("names %s", (_, rows, expected) => {
		const skus = ["AERO-26", "AERO-26-18", "AERO-26-26", "HECK-R12", "AERO-26-18+HECK-R12", "AERO-26-18*2"];
		const stockOut = toStockOut(new Map(Object.entries(rows)), BUNDLES);
		const out = skus.filter((key) => isOutOfStock(key, stockOut));
		expect(out).toEqual(expect.arrayContaining(expected));
		if (expected.length === 0) expect(stockOut).toEqual({ v: 1, out: [], packed: [] });
	});

	test("is the same object for the same stock, in whatever order it was read", () => {
		const rows: [string, number][] = [
			["AERO-26", 0],
			["AERO-18", 0],
		];
		expect(toStockOut(new Map(rows), BUNDLES)).toEqual(toStockOut(new Map(rows.toReversed()), BUNDLES.toReversed()));
	});
});

describe("a visitor", () => {
	const golf = vehicle({ driver: [26], passenger: [18], rear: [12] });
	const sold = offer({ front: [series("AERO", SIZES), series("FLAT", SIZES)], rear: [series("HECK", [12])] });
	const result = answer(golf, {}, sold)!;
	const stockOut = toStockOut(
		new Map([
			["AERO-26", 0],
			["HECK-R12", 0],
		]),
		[],
	);
	const marks = (products: { id: string; isOut?: true }[]) => products.map(({ id, isOut = false }) => [id, isOut]);

	test("sees what is out, marked", () => {
		const { sets, rears } = withStock(result, stockOut, "mark");
		expect(marks(sets)).toEqual([
			["AERO-26-18", true],
			["FLAT-26-18", false],
		]);
		expect(marks(rears)).toEqual([["HECK-R12", true]]);
	});

	test("doesn't see what is hidden", () => {
		const { sets, rears } = withStock(result, stockOut, "hide");
		expect([marks(sets), rears]).toEqual([[["FLAT-26-18", false]], []]);
	});

	test("isn't asked which arm the car has while every adapter for one is hidden", () => {
		const pin = { id: 9, code: "PIN", brand: "Nordwisch", name: "Pin", image: null, price: 250, arm: 3 };
		const result = answer(golf, {}, { ...sold, adapters: [pin] })!;
		const needOf = (out: Partial<StockOut>) =>
			withStock(result, { v: 1, out: ["PIN"], packed: [], ...out }, "hide").adapter;
		expect(needOf({}).need).toBe("asked");
		expect(needOf({ noArms: true })).toEqual({ need: "unknown", products: [] });
	});
});
