import fc from "fast-check";
import { expect, test } from "vitest";
import { joinKeyNumbers, parseKeyNumbers, toKeyNumber } from "#worker/catalogue/fitment/key-number.rules.ts";

test.each([
	["0603/BGU", ["0603BGU"]],
	["0603/BGU 0603/BJL", ["0603BGU", "0603BJL"]],
	["0603 BGU, 0603 BJL;0588-AEN|0005.411", ["0603BGU", "0603BJL", "0588AEN", "0005411"]],
	["0603bgu", ["0603BGU"]],
	["603/bgu", ["0603BGU"]],
	["5/411", ["0005411"]],
	["603/5, 603-41", ["0603005", "0603041"]],
	["0603BGU00012", ["0603BGU"]],
	["0603/BGU000123 0603/BGU000456", ["0603BGU"]],
	["", []],
	[" | ", []],
])("%j in one cell is %j", (cell, expected) => expect(parseKeyNumbers(cell)).toEqual(expected));

test.each(["0603", "BGU", "0603/BG", "0603/BGUX", "06031/BGU", "0603/BGU/BJL", "0603/BGU, golf", "0603/BGÜ", "0603 5"])(
	"%j is no key number",
	(cell) => expect(parseKeyNumbers(cell)).toBeUndefined(),
);

test.each(["0603 419 421 588", "603 BGU", "0603/BGU 588 AEN"])(
	"%j is rejected: what stands before a space is the maker's number only if it has four digits",
	(cell) => expect(parseKeyNumbers(cell)).toBeUndefined(),
);

test.each([
	["0603", "BGU", ["0603BGU"]],
	["603", "bgu bjl|BGU", ["0603BGU", "0603BJL"]],
	["0603/0588", "BGU/AEN", ["0603BGU", "0588AEN"]],
	["0603", "BGU000123", ["0603BGU"]],
	["0603", "5 41, 411", ["0603005", "0603041", "0603411"]],
	["", "", []],
	["0603", "", []],
	["", "BGU", []],
])("HSN %j with TSN %j is %j", (hsn, tsn, expected) => expect(joinKeyNumbers(hsn, tsn)).toEqual(expected));

test.each([
	["0603 0588", "BGU"],
	["0603 0588", "BGU AEN BJL"],
	["06031", "BGU"],
	["0603", "BG"],
])("HSN %j with TSN %j is rejected", (hsn, tsn) => expect(joinKeyNumbers(hsn, tsn)).toBeUndefined());

test("whatever a cell has, a key number has four digits and three characters", () => {
	fc.assert(
		fc.property(fc.string({ maxLength: 40 }), (cell) => {
			for (const one of parseKeyNumbers(cell) ?? []) {
				const { hsn, tsn } = toKeyNumber([one, 2012, 0]);
				expect([hsn.length, tsn.length, hsn + tsn]).toEqual([4, 3, one]);
			}
		}),
	);
});
