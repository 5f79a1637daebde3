import fc from "fast-check";
import { expect, test } from "vitest";
import {
	type Money,
	plainPrice,
	problemOf,
	readPrice,
} from "../../../../dashboard/src/features/offers/pricing/price-text.rules.ts";
import { decimalPoint } from "../../../../dashboard/src/lib/decimal.ts";

const euro: Money = { sign: "€", iso: "EUR", digits: 2, allowCents: true, point: "." };
const whole: Money = { ...euro, allowCents: false };
const yen: Money = { sign: "¥", iso: "JPY", digits: 0, allowCents: true, point: "." };
const dinar: Money = { sign: "KD", iso: "KWD", digits: 3, allowCents: true, point: "." };

test.each([
	["12", 1200],
	["12,50", 1250],
	["12.50", 1250],
	["12,5", 1250],
	[",5", 50],
	["12,", 1200],
	["12,-", 1200],
	["12,–", 1200],
	["1.234,50", 123450],
	["1,234.50", 123450],
	["1 234,50", 123450],
	["1\u00a0234,50", 123450],
	["1'234.50", 123450],
	["1’234.50", 123450],
	["1.234", "1.234"],
	["1,234", "1,234"],
	["12,505", "12,505"],
	["12.505 €", "12.505 €"],
	["1 234", 123400],
	["1,234.00", 123400],
	["1.000.000", 100000000],
	["12.345.6", "12.345.6"],
	["€ 12", 1200],
	["€12.50", 1250],
	["12,50 €", 1250],
	["12 EUR", 1200],
	["eur 12", 1200],
	["$12", 1200],
	["+12", 1200],
	["０１２", 1200],
	["0", 0],
	["0.125", "0.125"],
	["1,234,567.89", "1,234,567.89"],
	["123,456.78", 12345678],
	["1.234.567", "1.234.567"],
	["0,123,456", "0,123,456"],
	["12.345,6.7", "12.345,6.7"],
	["1.23,45", "1.23,45"],
	["-5", "-5"],
	["1e3", "1e3"],
	["0x10", "0x10"],
	["Infinity", "Infinity"],
	["twelve", "twelve"],
	["12 13", "12 13"],
	["€", "€"],
	["1000001", "1000001"],
	["", null],
	[" \t", null],
])("%j is read as %j", (text, cell) => {
	expect(readPrice(text, euro)).toBe(cell);
});

test("a currency without minor units has none, and one of three takes three", () => {
	expect(readPrice("¥1,200", yen)).toBe(1200);
	expect(readPrice("12.5", yen)).toBe("12.5");
	expect(readPrice("1.234", dinar)).toBe(1234);
	expect(readPrice("1,234,567", dinar)).toBe("1,234,567");
	expect(readPrice("123,456", dinar)).toBe("123,456");
	expect(readPrice("123,456", { ...dinar, point: "," })).toBe(123456);
	expect(readPrice("123.456", { ...dinar, point: "," })).toBe("123.456");
	expect(readPrice("1.234,567", dinar)).toBe(1234567);
});

test.each([
	["499 TL", "₺", "TRY", 49900],
	["TL 499,50", "₺", "TRY", 49950],
	["499,00 kr.", "Dkr", "DKK", 49900],
	["1 990 kr", "Nkr", "NOK", 199000],
	["1 990 руб.", "₽", "RUB", 199000],
	["250 грн", "₴", "UAH", 25000],
	["990 дин.", "din.", "RSD", 99000],
])("%s is a price as people write it", (text, sign, iso, cell) => {
	expect(readPrice(text, { ...euro, sign, iso })).toBe(cell);
});

test("without leave for cents, cents are kept as typed, and the reason is the server's", () => {
	expect(readPrice("12,50", whole)).toBe("12,50");
	expect(problemOf("12,50", null, whole)).toBe("offers.cents_not_allowed");
	expect(problemOf("12,5051", null, whole)).toBe("pricing.too_fine");
	expect(problemOf("-5", null, whole)).toBe("offers.price_invalid");
	expect(readPrice("12,00", whole)).toBe(1200);
});

test("a price with cents that stands already stays, but can't be copied elsewhere once cents are switched off", () => {
	expect(problemOf(1250, 1250, whole)).toBeNull();
	expect(problemOf(1250, null, whole)).toBe("offers.cents_not_allowed");
	expect(problemOf(1250, null, euro)).toBeNull();
});

test("an amount with two readings is not guessed, and the cell says so", () => {
	for (const text of ["12,505", "12.505", "€ 1,234", "1.234"]) {
		for (const money of [euro, whole, { ...euro, point: "," }])
			expect(problemOf(readPrice(text, money), null, money), text).toBe("pricing.ambiguous");
	}
	expect(problemOf("0.125", null, euro)).toBe("pricing.too_fine");
	expect(problemOf("1234,505", null, euro)).toBe("pricing.too_fine");
	expect(problemOf("1.5", null, yen)).toBe("pricing.too_fine");
	expect(problemOf("1,234", null, dinar)).toBe("pricing.ambiguous");
	expect(problemOf("1000001", null, euro)).toBe("offers.price_invalid");
	expect(problemOf("twelve", null, euro)).toBe("offers.price_invalid");
});

test("every price survives being written and read, in every language and currency", () => {
	const money = fc.constantFrom(euro, yen, dinar);
	const tags = fc.constantFrom("en", "de", "el", "tr", "pl", "ru");
	fc.assert(
		fc.property(fc.integer({ min: 0, max: 1_000_000 }), money, tags, (minor, currency, tag) => {
			const money = { ...currency, point: decimalPoint(tag) };
			expect(readPrice(plainPrice(minor, money), money)).toBe(minor);
		}),
	);
});

test("whatever is pasted is a price or kept as it is, never something else", () => {
	fc.assert(
		fc.property(fc.string(), (text) => {
			const cell = readPrice(text, euro);
			if (typeof cell === "string") expect(cell).toBe(text.trim());
			else if (cell === null) expect(text.trim()).toBe("");
			else expect(Number.isSafeInteger(cell) && cell >= 0 && cell <= 100_000_000).toBe(true);
		}),
	);
});
