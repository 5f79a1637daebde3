import fc from "fast-check";
import type { Equipment, FitmentRow } from "#worker/catalogue/fitment/fitment.rules.ts";
import { ADAPTER_UNIVERSAL, ADAPTER_UNKNOWN } from "#worker/catalogue/fitment/shard.rules.ts";

/** A row with the test's values, and nothing else known. */
export const fitmentRow = (parts: Partial<FitmentRow> = {}): FitmentRow => ({
	rowNo: 2,
	model: "Golf",
	body: "",
	steering: "",
	note: "",
	from: 2012,
	to: 2016,
	options: [[[26], [18], [], ADAPTER_UNKNOWN]],
	...parts,
});

const sizes = fc
	.uniqueArray(fc.integer({ min: 14, max: 17 }), { maxLength: 2 })
	.map((list) => list.sort((a, b) => a - b));
const equipment: fc.Arbitrary<Equipment> = fc.tuple(
	sizes,
	sizes,
	sizes,
	fc.constantFrom(ADAPTER_UNKNOWN, ADAPTER_UNIVERSAL, 7),
);
const years = fc
	.tuple(fc.integer({ min: 2000, max: 2008 }), fc.integer({ min: 0, max: 4 }), fc.boolean())
	.map(([from, length, isOpen]) => ({ from, to: isOpen ? 0 : from + length }));

/** Rows of one vehicle brand with many overlaps: few models, bodies, years and sizes. */
export const fitmentRows: fc.Arbitrary<FitmentRow[]> = fc
	.array(
		fc.record({
			model: fc.constantFrom("Golf", "GOLF ", "Polo", "9-5", "95"),
			body: fc.constantFrom("", "Estate"),
			years,
			options: fc.array(equipment, { minLength: 1, maxLength: 2 }),
		}),
		{ minLength: 1, maxLength: 25 },
	)
	.map((rows) => rows.map(({ years: range, ...row }, at) => fitmentRow({ rowNo: at + 2, ...row, ...range })));
