import { expect, test } from "vitest";
import { effectivePrice, toMinor, toUnits } from "#worker/money/price.rules.ts";

test("a special price wins; without one the base price holds, in euro only", () => {
	expect(effectivePrice({ price: 1200, specialPrice: 990 }, "EUR")).toBe(990);
	expect(effectivePrice({ price: 1200, specialPrice: null }, "EUR")).toBe(1200);
	expect(effectivePrice({ price: 1200, specialPrice: null }, "PLN")).toBeNull();
	expect(effectivePrice({ price: null, specialPrice: null }, "EUR")).toBeNull();
});

test.each([
	[12, 2, false, 1200],
	[12.5, 2, false, undefined],
	[12.5, 2, true, 1250],
	[0.1 + 0.2, 2, true, 30],
	[12.345, 2, true, undefined],
	[1200, 0, false, 1200],
	[1200.5, 0, true, undefined],
	[-1, 2, true, undefined],
	[Number.NaN, 2, true, undefined],
	[1e12, 2, true, undefined],
	[0, 2, false, 0],
])("%d in a currency of %d digits, cents allowed %s, is %s minor units", (units, digits, allowCents, minor) => {
	expect(toMinor(units, digits, allowCents)).toBe(minor);
});

test("prices go out as they came in", () => {
	expect(toUnits(1250, 2)).toBe(12.5);
	expect(toUnits(1200, 0)).toBe(1200);
});
