import fc from "fast-check";
import { expect, test } from "vitest";
import { changedPrice, isUnfit } from "#worker/money/currency-change.rules.ts";

const euro = { digits: 2 };
const dollar = { digits: 2, allowCents: true };
const dinar = { digits: 3, allowCents: true };
const yen = { digits: 0, allowCents: true };

test.each([
	[1250, dinar, { prices: "keep" }, 12500],
	[1250, yen, { prices: "keep" }, 13],
	[1250, { ...dollar, allowCents: false }, { prices: "keep" }, 1250],
	[1250, dinar, { prices: "convert", rate: 0.33 }, 4125],
	[1250, { ...dollar, allowCents: false }, { prices: "convert", rate: 1.08 }, 1400],
	// Half up and exact, where floating point would give 133.
	[100, dollar, { prices: "convert", rate: 1.335 }, 134],
	[100, dollar, { prices: "convert", rate: 0.000001 }, 0],
	[1250, yen, { prices: "drop" }, null],
] as const)("%i cents in %j by %j are %j", (minor, to, change, expected) => {
	expect(changedPrice(minor, euro, to, change)).toBe(expected);
});

test("keeping the numbers and going back loses nothing where the currency is as fine", () => {
	fc.assert(
		fc.property(fc.integer({ min: 0, max: 100_000_000 }), (minor) => {
			const there = changedPrice(minor, euro, dinar, { prices: "keep" }) ?? -1;
			expect(changedPrice(there, { digits: 3 }, dollar, { prices: "keep" })).toBe(minor);
		}),
	);
});

test("a rate is unfit where it makes a price free or absurd, and only there", () => {
	expect([isUnfit(100, 0, euro), isUnfit(0, 0, euro), isUnfit(100, 100_000_001, euro)]).toEqual([true, false, true]);
	expect([isUnfit(100, null, euro), isUnfit(100, 100_000_000, euro)]).toEqual([false, false]);
});
