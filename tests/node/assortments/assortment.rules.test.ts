import fc from "fast-check";
import { expect, test } from "vitest";
import {
	assortmentName,
	CODE_MAX,
	customaryCm,
	isPlausible,
	readsAsSku,
	suggestCode,
	toCentimetres,
	toMillimetres,
} from "#worker/assortments/assortment.rules.ts";
import { assortmentInputSchema } from "#worker/assortments/assortment.schema.ts";
import { TRADE_INCH_MAX, TRADE_INCH_MIN } from "#worker/catalogue/fitment/trade-size.rules.ts";

test("visitors see the prefix, and the technical name unless another replaces it", () => {
	const names = { namePrefix: "Aero", nameReplace: "", technicalName: "VT-A" };
	expect(assortmentName(names)).toBe("Aero VT-A");
	expect(assortmentName({ ...names, nameReplace: "One" })).toBe("Aero One");
	expect(assortmentName({ ...names, namePrefix: "" })).toBe("VT-A");
});

test("a code may not end like an article number that is made of another code", () => {
	expect(["AERO-26", "AERO-R12", "A-26-18"].filter(readsAsSku)).toHaveLength(3);
	expect(["AERO", "AERO-93", "AERO26", "R12", "AERO-R", "A-26-X"].filter(readsAsSku)).toEqual([]);
});

test("a suggested code is a code, or nothing", () => {
	expect(suggestCode("Vantero", "Aero One")).toBe("VAN-AEROONE");
	expect(suggestCode("Łódź", "é 26")).toBe("ODZ-E26");
	expect(suggestCode("Vantero", "26")).toBe("VAN26");
	expect(suggestCode("ΣΟΦΟΣ", "!")).toBe("");
	const code = assortmentInputSchema.shape.code;
	fc.assert(
		fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (brand, name) => {
			const suggested = suggestCode(brand, name);
			expect(suggested.length).toBeLessThanOrEqual(CODE_MAX);
			if (suggested !== "") expect(code.safeParse(suggested).success).toBe(true);
		}),
	);
});

test("a printed length in centimetres with one decimal comes back as it went in", () => {
	fc.assert(
		fc.property(fc.integer({ min: 1, max: 12_000 }), (mm) => {
			expect(toMillimetres(toCentimetres(mm))).toBe(mm);
		}),
	);
	expect([0, -1, 65.25, Number.NaN, Number.POSITIVE_INFINITY].map(toMillimetres)).toEqual(Array(5).fill(undefined));
});

test("the customary length of every trade size is believed, that of another unit is not", () => {
	for (let lengthInch = TRADE_INCH_MIN; lengthInch <= TRADE_INCH_MAX; lengthInch++) {
		expect(isPlausible({ lengthInch, lengthCm: customaryCm(lengthInch) })).toBe(true);
		expect(isPlausible({ lengthInch, lengthCm: customaryCm(lengthInch) * 10 })).toBe(false);
	}
	expect(customaryCm(26)).toBe(65);
	expect(customaryCm(21)).toBe(53);
});
