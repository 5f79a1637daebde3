import fc from "fast-check";
import { expect, test } from "vitest";
import {
	type CarCorrection,
	correctBrand,
	correctionState,
	importedSpans,
} from "#worker/catalogue/corrections/correction.rules.ts";
import { type BrandFitments, type FitmentSpan, variantKey } from "#worker/catalogue/fitment/fitment.rules.ts";
import { disjointSpans } from "#worker/catalogue/fitment/span.rules.ts";

const VARIANT = { body: "", steering: "", note: "" };
const KEY = variantKey(VARIANT);
const YEARS = Array.from({ length: 40 }, (_, at) => 1995 + at);

const brandOf = (spans: FitmentSpan[]): BrandFitments => ({
	name: "Saab",
	models: new Map([["9-5", { name: "9-5", variants: new Map([[KEY, { ...VARIANT, spans }]]) }]]),
});
const spansOf = (brand: BrandFitments) => brand.models.get("9-5")?.variants.get(KEY)?.spans ?? [];
const inYear = (brand: BrandFitments, year: number) =>
	spansOf(brand).find(({ from, to }) => from <= year && (to === 0 || year <= to))?.options;

const correction = (parts: Partial<CarCorrection> = {}): CarCorrection => ({
	modelKey: "9-5",
	variantKey: KEY,
	yearFrom: 2001,
	yearTo: 2003,
	options: [{ driver: [24], passenger: [19], rear: [], adapterId: null, universalAdapter: false }],
	replaced: [],
	...parts,
});

const size = fc.constantFrom(16, 18, 24, 26);
const years = fc.tuple(fc.integer({ min: 1996, max: 2030 }), fc.integer({ min: 0, max: 10 }));
const span = fc.tuple(years, size, size).map(
	([[from, length], driver, passenger]): FitmentSpan => ({
		from,
		to: length === 10 ? 0 : from + length,
		options: [[[driver], [passenger], [], -1]],
	}),
);
const anyBrand = fc.array(span, { maxLength: 6 }).map((spans) => brandOf(disjointSpans(spans)));
const anyCorrection = fc.tuple(years, size).map(([[yearFrom, length], driver]) =>
	correction({
		yearFrom,
		yearTo: length === 10 ? null : yearFrom + length,
		options: [{ driver: [driver], passenger: [], rear: [12], adapterId: null, universalAdapter: true }],
	}),
);

test("years that no correction names keep exactly what the import said", () => {
	fc.assert(
		fc.property(anyBrand, anyCorrection, (brand, one) => {
			const corrected = correctBrand(brand, [one]);
			for (const year of YEARS) {
				const isNamed = one.yearFrom <= year && year <= (one.yearTo ?? Number.POSITIVE_INFINITY);
				if (isNamed) expect(inYear(corrected, year)).toEqual([[one.options[0]!.driver, [], [12], -2]]);
				else expect(inYear(corrected, year)).toEqual(inYear(brand, year));
			}
		}),
	);
});

test("a correction twice is the same correction, and the import's own word stays what it was", () => {
	fc.assert(
		fc.property(anyBrand, fc.array(anyCorrection, { maxLength: 4 }), (brand, all) => {
			const before = structuredClone(brand);
			const once = correctBrand(brand, all);
			expect(correctBrand(once, all)).toEqual(once);
			expect(correctBrand(brand, [])).toEqual(before);
			expect(brand).toEqual(before);
		}),
	);
});

test("a correction without options says that the car is known, and nothing of what fits it", () => {
	const brand = correctBrand(brandOf([{ from: 2000, to: 0, options: [[[26], [18], [], -1]] }]), [
		correction({ options: [] }),
	]);
	expect(inYear(brand, 2002)).toEqual([[[], [], [], -1]]);
});

test("a car that the import doesn't know is not brought back", () => {
	const gone = correction({ modelKey: "900" });
	const brand = brandOf([{ from: 2000, to: 0, options: [[[26], [18], [], -1]] }]);
	expect(correctBrand(brand, [gone])).toEqual(brand);
	expect(correctionState(brand, gone)).toBe("orphaned");
	expect(correctionState(undefined, gone)).toBe("orphaned");
});

test("an import that repeats its mistake, agrees by now, or says something new is told apart", () => {
	const mistaken = brandOf([{ from: 1999, to: 2009, options: [[[26], [18], [], -1]] }]);
	const known = correction();
	const made = { ...known, replaced: importedSpans(mistaken, known) ?? [] };
	expect(made.replaced).toEqual([{ from: 2001, to: 2003, options: [[[26], [18], [], -1]] }]);
	expect(correctionState(mistaken, made)).toBe("applied");
	expect(correctionState(correctBrand(mistaken, [made]), made)).toBe("redundant");
	expect(correctionState(brandOf([{ from: 1999, to: 2009, options: [[[22], [22], [], -1]] }]), made)).toBe("conflict");
});

test("a correction of what rows of parts said is not a conflict once these are one option", () => {
	const options: FitmentSpan["options"] = [
		[[26], [18], [], -1],
		[[], [], [14], -1],
	];
	const one = correction({ replaced: [{ from: 2001, to: 2003, options }] });
	const stateAfter = (...imported: FitmentSpan["options"]) =>
		correctionState(brandOf([{ from: 2000, to: 2005, options: imported }]), one);
	expect(stateAfter([[26], [18], [14], -1])).toBe("applied");
	expect(stateAfter([[26], [18], [15], -1])).toBe("conflict");
});
