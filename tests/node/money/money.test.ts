import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { currencyDigits } from "#worker/money/currency-digits.rules.ts";
import { formatMoney, isSignFirst } from "#worker/money/money.rules.ts";
import { formatUnits } from "../../../dashboard/src/lib/format.ts";

const plain = (text: string) => text.replace(/\s/g, " ");

test.each([
	[1990, { iso: "EUR", digits: 2, sign: "€" }, "de", "19,90 €"],
	[1990, { iso: "EUR", digits: 2, sign: "€" }, "en", "€19.90"],
	[1990, { iso: "EUR", digits: 2, sign: "€" }, "el", "19,90 €"],
	[2400, { iso: "JPY", digits: 0, sign: "¥" }, "en", "¥2,400"],
	[2400, { iso: "TRY", digits: 2, sign: "₺" }, "tr", "₺24,00"],
	[42700, { iso: "TRY", digits: 2, sign: "₺" }, "en", "₺427.00"],
	[42700, { iso: "TRY", digits: 2, sign: "₺" }, "pl", "427,00 ₺"],
	[1990, { iso: "CAD", digits: 2, sign: "CA$" }, "en", "CA$19.90"],
	[1990, { iso: "AUD", digits: 2, sign: "A$" }, "ru", "19,90 A$"],
	[1990, { iso: "NOK", digits: 2, sign: "Nkr" }, "en", "Nkr 19.90"],
	[1250, { iso: "KWD", digits: 3, sign: "KD" }, "en", "KD 1.250"],
	[1990, { iso: "RSD", digits: 2, sign: "дин." }, "en", "дин. 19.90"],
	[1990, { iso: "AED", digits: 2, sign: "AED" }, "en", "AED 19.90"],
	[2400, { iso: "ISK", digits: 0, sign: "Íkr" }, "de", "2.400 Íkr"],
])("%i minor units of %j are written in %s as %s, by the currency's own sign", (minor, currency, lang, written) => {
	expect(plain(formatMoney(minor, currency, lang))).toBe(written);
});

test.each([
	["€", "EUR", "de", false],
	["€", "EUR", "en", true],
	["€", "EUR", "tr", true],
	["Nkr", "NOK", "en", true],
	["₺", "TRY", "pl", false],
])(
	"the sign %s of %s is before the number in a box where the price beside it has it: %s",
	(sign, iso, lang, isFirst) => {
		expect(isSignFirst({ sign, iso, digits: 2 }, lang)).toBe(isFirst);
	},
);

test.each([
	["HUF", "Ft"],
	["ALL", "L"],
	["IDR", "Rp"],
	["COP", "COL$"],
])("a price in %s that visitors pay to the cent is shown to the cent", (iso, sign) => {
	expect(formatUnits(1234.5, { sign, iso }, "en")).toContain("1,234.50");
});

test("every currency has the digits of the table of currencies", () => {
	const folder = join(import.meta.dirname, "../../../migrations");
	const inserts = readdirSync(folder)
		.filter((name) => name.endsWith(".sql"))
		.flatMap((name) => readFileSync(join(folder, name), "utf8").match(/INSERT INTO `?currencies`?[^;]*;/g) ?? []);
	const currencies = inserts.flatMap((insert) => [...insert.matchAll(/'([A-Z]{3})', (\d)\)/g)]);
	expect(currencies.length).toBeGreaterThan(50);
	expect(currencies.map(([, iso]) => [iso, currencyDigits(iso ?? "")])).toEqual(
		currencies.map(([, iso, digits]) => [iso, Number(digits)]),
	);
});
