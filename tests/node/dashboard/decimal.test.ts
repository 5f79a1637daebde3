import fc from "fast-check";
import { expect, test } from "vitest";
import { formatDecimal, parseDecimal } from "../../../dashboard/src/lib/decimal.ts";

test("a number is read with a comma or a point, and nothing else is a number", () => {
	expect(["12,50", " 12.5 ", "012", "-3", "1234,5"].map((text) => parseDecimal(text))).toEqual([
		12.5, 12.5, 12, -3, 1234.5,
	]);
	for (const text of ["", "12,", ",5", "1.234,50", "12 €", "1e3", "1.234", "12,505", "0x10", "Infinity", "٣"])
		expect(parseDecimal(text), text).toBeNaN();
});

test("what is shown is read again as the same number, in every language", () => {
	fc.assert(
		fc.property(
			fc.integer({ min: 0, max: 10_000_000 }),
			fc.constantFrom("en", "de", "el", "tr", "pl", "ru"),
			(cents, tag) => {
				expect(parseDecimal(formatDecimal(cents / 100, 2, tag))).toBe(cents / 100);
			},
		),
	);
	expect([formatDecimal(19.9, 2, "de"), formatDecimal(65, 2, "en")]).toEqual(["19,90", "65"]);
	expect([formatDecimal(null, 2, "de"), formatDecimal(Number.NaN, 2, "de")]).toEqual(["", ""]);
});

test("where the point is known, three decimals are decimals", () => {
	expect([parseDecimal("1.079", "."), parseDecimal("1,079", ",")]).toEqual([1.079, 1.079]);
	expect(parseDecimal("1,079", ".")).toBeNaN();
});
