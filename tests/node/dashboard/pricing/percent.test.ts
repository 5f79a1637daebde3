import fc from "fast-check";
import { expect, test } from "vitest";
import {
	countTooHigh,
	endingText,
	hasEndings,
	type PercentChange,
	percentChanges,
	percentPrice,
	ROUNDINGS,
} from "../../../../dashboard/src/features/offers/pricing/percent.rules.ts";
import { percentScopes } from "../../../../dashboard/src/features/offers/pricing/percent-scope.rules.ts";
import { readPercent, withOtherSign } from "../../../../dashboard/src/features/offers/pricing/percent-text.ts";

const euro = { sign: "€", iso: "EUR", digits: 2, allowCents: true, point: "." };
const whole = { ...euro, allowCents: false };
const yen = { sign: "¥", iso: "JPY", digits: 0, allowCents: false, point: "." };
const dinar = { sign: "KD", iso: "KWD", digits: 3, allowCents: true, point: "." };

const change = fc.record({
	percent: fc.integer({ min: -10_000, max: 100_000 }).map((hundredths) => hundredths / 100),
	rounding: fc.constantFrom(...ROUNDINGS),
});
const money = fc.constantFrom(euro, whole, yen, dinar);
const minor = fc.integer({ min: 0, max: 1_000_000_000 });

test.each([
	[1200, 5, "none", 1260],
	[1250, 2.5, "none", 1281],
	[1, 50, "none", 2],
	[1000, -10, "none", 900],
	[1000, -100, "none", 0],
	[1000, -100, "99", 0],
	[0, 50, "99", 0],
	[1200, 5, "90", 1290],
	[1200, 5, "99", 1299],
	[1240, 0, "90", 1290],
	[1239, 0, "90", 1190],
	[1249, 0, "99", 1299],
	[1248, 0, "99", 1199],
	[10, 0, "90", 90],
	[1290, 0, "90", 1290],
] as const)("%i cents plus %d per cent, rounded to %s, are %i cents", (from, percent, rounding, to) => {
	expect(percentPrice(from, { percent, rounding }, euro)).toBe(to);
});

test("currencies round in their own digits: hundreds of yen, thousandths of a dinar, whole euros without cents", () => {
	expect(percentPrice(1250, { percent: 10, rounding: "none" }, yen)).toBe(1375);
	expect(percentPrice(1250, { percent: 0, rounding: "90" }, yen)).toBe(1290);
	expect(percentPrice(1250, { percent: 0, rounding: "99" }, yen)).toBe(1299);
	expect(percentPrice(12_345, { percent: 0, rounding: "90" }, dinar)).toBe(11_900);
	expect(percentPrice(12_600, { percent: 0, rounding: "99" }, dinar)).toBe(12_990);
	expect(percentPrice(1200, { percent: 5, rounding: "none" }, whole)).toBe(1300);
	expect([euro, whole, yen, dinar].map(hasEndings)).toEqual([true, false, true, true]);
	expect(endingText("90", { ...euro, point: "," })).toBe(",90");
	expect([endingText("99", dinar), endingText("99", yen)]).toEqual([".990", "99"]);
});

test("a new price is never negative, and a higher price never becomes the lower one", () => {
	fc.assert(
		fc.property(minor, minor, change, money, (one, other, percent, currency) => {
			const [low, high] = [Math.min(one, other), Math.max(one, other)];
			const [lower, higher] = [percentPrice(low, percent, currency), percentPrice(high, percent, currency)];
			expect(lower).toBeGreaterThanOrEqual(0);
			expect(Number.isSafeInteger(lower)).toBe(true);
			expect(higher).toBeGreaterThanOrEqual(lower);
		}),
	);
});

test("a rounded price has its ending, and no other price with it is nearer", () => {
	const rounded = fc.constantFrom("90" as const, "99" as const);
	fc.assert(
		fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), rounded, money, (price, rounding, currency) => {
			const step = 10 ** Math.max(currency.digits, 2);
			const ending = (step * Number(rounding)) / 100;
			const next = percentPrice(price, { percent: 0, rounding }, currency);
			expect(next % step).toBe(ending);
			if (price >= ending) expect(Math.abs(next - price)).toBeLessThanOrEqual(step / 2);
			else expect(next).toBe(ending);
		}),
	);
});

test("without rounding, a new price is the exact one to half a minor unit, or to half a unit where cents are off", () => {
	fc.assert(
		fc.property(minor, change, money, (price, { percent }, currency) => {
			fc.pre(percent !== 0);
			const step = currency.allowCents ? 1 : 10 ** currency.digits;
			const exact = (price * (100 + percent)) / 100;
			const next = percentPrice(price, { percent, rounding: "none" }, currency);
			expect(next % step).toBe(0);
			expect(Math.abs(next - exact)).toBeLessThanOrEqual(step / 2 + 1e-3);
		}),
	);
});

test("nothing changes by nothing", () => {
	fc.assert(
		fc.property(minor, money, (price, currency) => {
			expect(percentPrice(price, { percent: 0, rounding: "none" }, currency)).toBe(price);
		}),
	);
});

test("only cells of the range that hold a price change, and what stays is not listed", () => {
	const up: PercentChange = { percent: 10, rounding: "none" };
	expect(percentChanges([100, null, "x", 200, 0, 300], { from: 0, to: 4 }, up, euro)).toEqual([
		{ at: 0, from: 100, to: 110 },
		{ at: 3, from: 200, to: 220 },
	]);
	const changes = percentChanges([90_000_000], { from: 0, to: 0 }, { percent: 20, rounding: "none" }, euro);
	expect([countTooHigh(changes, euro), countTooHigh(changes, dinar)]).toEqual([1, 0]);
});

test("all cells, the assortment of the active one, or a selection of several can be changed", () => {
	const grid = { cells: [100, null, 200, 300], starts: [0, 2], active: 3, anchor: 3 };
	expect(percentScopes(grid)).toEqual([
		{ scope: "all", from: 0, to: 3, prices: 3 },
		{ scope: "group", from: 2, to: 3, prices: 2 },
	]);
	expect(percentScopes({ ...grid, starts: [0], anchor: 1 })).toEqual([
		{ scope: "all", from: 0, to: 3, prices: 3 },
		{ scope: "selection", from: 1, to: 3, prices: 2 },
	]);
});

test.each([
	["5", 5],
	["-5", -5],
	["−5", -5],
	["+2,5 %", 2.5],
	["2.5%", 2.5],
	["-100", -100],
	["1000", 1000],
	["1001", undefined],
	["-101", undefined],
	["2,555", undefined],
	["0.125", undefined],
	["", undefined],
	["%", undefined],
	["five", undefined],
])("the percentage %j is read as %j", (text, percent) => {
	expect(readPercent(text, ",")).toBe(percent);
});

test("the sign of a percentage is changed as it is typed", () => {
	expect(["", "5", "-5", "−2,5", "+5"].map(withOtherSign)).toEqual(["-", "-5", "5", "2,5", "-5"]);
});
