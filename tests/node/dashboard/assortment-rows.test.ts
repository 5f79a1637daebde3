import fc from "fast-check";
import { expect, test } from "vitest";
import { inRowsOf, toValues } from "../../../dashboard/src/features/assortments/assortment-values.ts";

const sizes = (lengths: readonly number[]) =>
	lengths.map((lengthInch) => ({ lengthInch, lengthCm: lengthInch * 2.5, price: null }));
const saved = (rows: readonly number[], lengths: readonly number[]) =>
	inRowsOf(sizes(rows), { ...toValues(undefined), wipers: sizes(lengths) }).wipers.map(({ lengthInch }) => lengthInch);

test("a size stays in its row after a save during which it was typed a second time", () => {
	expect(saved([16, 20, 16], [16, 20])).toEqual([16, 20]);
	expect(saved([20, 14, Number.NaN, 20], [14, 18, 20])).toEqual([20, 14, 18]);
});

test("saved sizes are in the order of their first rows, and those of others follow as they were saved", () => {
	const inches = fc.integer({ min: 14, max: 20 });
	fc.assert(
		fc.property(fc.array(inches), fc.uniqueArray(inches), (rows, lengths) => {
			const own = [...new Set(rows)].filter((length) => lengths.includes(length));
			expect(saved(rows, lengths)).toEqual([...own, ...lengths.filter((length) => !rows.includes(length))]);
		}),
	);
});
