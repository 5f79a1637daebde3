import fc from "fast-check";
import { expect, test } from "vitest";
import type { OfferEntry } from "#worker/offers/offer.schema.ts";
import {
	formatSizes,
	isFound,
	isSame,
	mergeRemote,
	moveTo,
	setOffered,
} from "../../../dashboard/src/features/offers/choice/offer-order.ts";

const entry = (id: number, kind: OfferEntry["kind"] = "front", parts: Partial<OfferEntry> = {}): OfferEntry => ({
	id,
	kind,
	make: { name: "Vantero" },
	name: `Series ${id}`,
	code: `S${id}`,
	imageFront: null,
	imageFrontAndRear: null,
	sizes: [18],
	pricedParts: 1,
	parts: 1,
	offered: true,
	...parts,
});
const ENTRIES = [entry(1), entry(2), entry(9, "rear"), entry(3), entry(8, "rear")];
const fronts = (entries: readonly OfferEntry[]) => entries.filter(({ kind }) => kind === "front").map(({ id }) => id);
const offer = (assortments: OfferEntry[], version = 1) => ({ version, assortments });

test("an assortment moves among those of its kind, and not beyond an end", () => {
	expect(fronts(moveTo(ENTRIES, 3, 0))).toEqual([3, 1, 2]);
	expect(fronts(moveTo(ENTRIES, 1, 1))).toEqual([2, 1, 3]);
	expect(fronts(moveTo(ENTRIES, 1, 99))).toEqual([2, 3, 1]);
	expect(fronts(moveTo(ENTRIES, 2, -5))).toEqual([2, 1, 3]);
	expect(moveTo(ENTRIES, 77, 0)).toEqual(ENTRIES);
});

test("whatever is moved where, nothing is lost, and the other kinds keep their order", () => {
	fc.assert(
		fc.property(fc.constantFrom(1, 2, 3), fc.integer({ min: -2, max: 5 }), (id, place) => {
			const moved = moveTo(ENTRIES, id, place);
			expect(moved.toSorted((one, other) => one.id - other.id)).toEqual(
				ENTRIES.toSorted((one, other) => one.id - other.id),
			);
			expect(fronts(moved).indexOf(id)).toBe(Math.min(2, Math.max(0, place)));
			expect(moved.filter(({ kind }) => kind === "rear").map((one) => one.id)).toEqual([9, 8]);
		}),
	);
});

test("moving there and back again changes nothing that needs saving", () => {
	expect(isSame(ENTRIES, moveTo(moveTo(ENTRIES, 1, 2), 1, 0))).toBe(true);
	expect(isSame(ENTRIES, moveTo(ENTRIES, 1, 2))).toBe(false);
	expect(isSame(ENTRIES, setOffered(ENTRIES, [1], false))).toBe(false);
	expect(isSame(ENTRIES, setOffered(setOffered(ENTRIES, [1], false), [1], true))).toBe(true);
});

test("what was touched here is kept over what somebody else saved, the rest is theirs", () => {
	const read = offer([entry(1), entry(2), entry(3)]);
	const newer = offer([entry(3), entry(2, "front", { offered: false }), entry(1), entry(4)], 2);
	const switched = setOffered(read.assortments, [1], false);
	expect(mergeRemote(read, switched, newer).map(({ id, offered }) => [id, offered])).toEqual([
		[3, true],
		[2, false],
		[1, false],
		[4, true],
	]);
	const moved = moveTo(read.assortments, 2, 0);
	expect(mergeRemote(read, moved, newer).map(({ id, offered }) => [id, offered])).toEqual([
		[2, false],
		[1, true],
		[3, true],
		[4, true],
	]);
	expect(mergeRemote(read, moved, offer([entry(3)], 2)).map(({ id }) => id)).toEqual([3]);
});

test("an assortment is found by name, brand and code, whatever the case and accents", () => {
	const one = entry(1, "front", { name: "Frostblätt", make: { name: "Łódź" }, code: "KWW" });
	expect(["frostblatt", "LODZ", "kww", " "].map((search) => isFound(one, search))).toEqual(Array(4).fill(true));
	expect(isFound(one, "%")).toBe(false);
});

test("sizes are drawn together where they are neighbours", () => {
	expect(formatSizes([10, 12, 13, 14, 16])).toBe("10, 12–14, 16");
	expect([formatSizes([]), formatSizes([26])]).toEqual(["", "26"]);
});
