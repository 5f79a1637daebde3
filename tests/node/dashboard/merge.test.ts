import fc from "fast-check";
import { expect, test } from "vitest";
import { mergeValue, WHOLE } from "../../../dashboard/src/components/form/merge.rules.ts";

const blade = (lengthInch: number, price: number | null, lengthCm = lengthInch * 2.5) => ({
	lengthInch,
	lengthCm,
	price,
});
const mergeBlades = (before: unknown, mine: unknown, newer: unknown) => mergeValue(before, mine, newer, "lengthInch");

test("a price stays at its size, whatever sizes came or went on the other side", () => {
	const before = [blade(18, 9), blade(20, 10), blade(26, 13)];
	const mine = [blade(18, 9), blade(20, 11), blade(26, 13), blade(28, 14)];
	const newer = [blade(16, 8), blade(20, 10), blade(26, 13.5)];
	expect(mergeBlades(before, mine, newer)).toEqual([blade(16, 8), blade(20, 11), blade(26, 13.5), blade(28, 14)]);
});

test("an entry that both have changed is as it was changed here, but for what only the other one has changed", () => {
	expect(mergeBlades([blade(18, 9, 45)], [blade(18, 10, 45)], [blade(18, 11, 46)])).toEqual([blade(18, 10, 46)]);
});

test("a size that was removed there is kept if its price was changed here, and one that was removed here is not", () => {
	const before = [blade(18, 9), blade(20, 10)];
	expect(mergeBlades(before, [blade(18, 8)], [blade(20, 11)])).toEqual([blade(18, 8)]);
});

test("sizes that are still being typed are all kept", () => {
	const typed = [blade(18, 9), blade(Number.NaN, 5), blade(Number.NaN, 6), blade(18, 7)];
	expect(mergeBlades([blade(18, 9)], typed, [blade(18, 9), blade(20, 10)])).toEqual([...typed, blade(20, 10)]);
});

test("a correction keeps its combinations as they were changed here, without those that they replaced", () => {
	const option = (driver: string, adapter: string) => ({ driver, passenger: "18", adapter });
	const merged = (mine: unknown, newer: unknown) => mergeValue([option("26", "none")], mine, newer, WHOLE);
	expect(merged([option("27", "none")], [option("26", "3")])).toEqual([option("27", "none")]);
	expect(merged([option("26", "none")], [option("26", "3")])).toEqual([option("26", "3")]);
});

test("articles are in the order that was made here, or else in the one that was made there", () => {
	expect(mergeValue([1, 2, 3], [3, 1, 2], [2, 1, 3, 4])).toEqual([3, 4, 1, 2]);
	expect(mergeValue([1, 2, 3], [1, 2, 3, 5], [3, 2, 1])).toEqual([3, 5, 2, 1]);
});

test("a user whom two people gave another role has the one that was given here", () => {
	expect(mergeValue(["ROLE_USER"], ["ROLE_ADMIN"], ["ROLE_CUSTOMER"], WHOLE)).toEqual(["ROLE_ADMIN"]);
});

test("of two lists that were changed, nothing that either added is lost, and nothing that either removed comes back", () => {
	const ids = fc.uniqueArray(fc.integer({ min: 1, max: 9 }));
	fc.assert(
		fc.property(ids, ids, ids, (before, mine, newer) => {
			const isLeft = (id: number) =>
				before.includes(id) ? mine.includes(id) && newer.includes(id) : mine.includes(id) || newer.includes(id);
			const merged = mergeValue(before, mine, newer);
			expect([...new Set([...before, ...mine, ...newer])].filter(isLeft).sort()).toEqual([merged].flat().sort());
		}),
	);
});
