import { expect, test } from "vitest";
import { fill } from "#finder-element/fill.ts";
import { variantName } from "#finder-element/variant-name.ts";
import { carName, formatLength, formatPrice, formatSize } from "#finder-element/wording.ts";
import { findVehicle } from "#worker/catalogue/fitment/shard.rules.ts";
import { finderTexts } from "#worker/finders/texts/texts.ts";
import { LOCALES, toLanguageTag } from "#worker/i18n/locale.rules.ts";
import { currencyDigits } from "#worker/money/currency-digits.rules.ts";
import { type Currency, formatMoney } from "#worker/money/money.rules.ts";
import { numberStyleOf } from "#worker/money/number-style.rules.ts";
import { saab, THIS_YEAR } from "./fixtures.ts";

const plain = (text: string) => text.replace(/\s/g, " ");
const EURO = { sign: "€", iso: "EUR", digits: 2 };
const numbersIn = (lang: string) => ({ lang, numbers: numberStyleOf(EURO, lang) });

/** Of the tests of prices: a sign before and after, words, a point in the sign, no decimals and three. */
const CURRENCIES: Currency[] = Object.entries({
	EUR: "€",
	TRY: "₺",
	JPY: "¥",
	CAD: "CA$",
	NOK: "Nkr",
	KWD: "KD",
	RSD: "дин.",
	AED: "AED",
	ISK: "Íkr",
	PLN: "zł",
	RUB: "₽",
}).map(([iso, sign]) => ({ iso, sign, digits: currencyDigits(iso) }));

test.each(LOCALES)("prices are written in %s as the rest of the product writes them, without Intl", (locale) => {
	const lang = toLanguageTag(locale);
	for (const currency of CURRENCIES) {
		const numbers = numberStyleOf(currency, lang);
		for (const minor of [0, 5, 99, 100, 1990, 99_999, 100_000, 999_999, 1_000_000, 1_234_567, 123_456_789_012])
			expect(formatPrice(minor, { currency, numbers })).toBe(formatMoney(minor, currency, lang));
	}
});

test.each(LOCALES)("lengths are written in %s as Intl writes them, without a line's end before the unit", (locale) => {
	const lang = toLanguageTag(locale);
	const format = new Intl.NumberFormat(lang, { style: "unit", unit: "centimeter", maximumFractionDigits: 1 });
	for (const mm of [5, 350, 475, 650, 1000]) {
		const shown = formatLength(mm, 26, numbersIn(lang));
		expect(plain(shown)).toContain(plain(format.format(mm / 10)));
		expect(shown.split(" ")).toHaveLength(2);
	}
});

test("with a bootstrap from before a release a price is shown all the same", () => {
	const bootstrap = { currency: EURO, texts: finderTexts("de"), lang: "de" };
	expect(plain(formatPrice(123_405, bootstrap))).toBe("1234.05 €");
	expect(plain(formatSize(19, bootstrap))).toBe("47.5 cm / 19″");
});

test("a length is the printed one in centimetres and the trade size in inches, as people of the language know it", () => {
	expect(plain(formatLength(650, 26, numbersIn("en")))).toBe("26″ / 65 cm");
	expect(plain(formatLength(475, 19, numbersIn("de")))).toBe("47,5 cm / 19″");
	expect(plain(formatLength(650, 26, numbersIn("ru")))).toBe("65 см / 26″");
	for (const lang of ["el", "tr", "pl"])
		expect(plain(formatLength(660, 26, numbersIn(lang)))).toMatch(/^66 \S+ \/ 26″$/);
});

test("a car's size is a trade size, which most makers print as 25 mm an inch", () => {
	expect(plain(formatSize(19, numbersIn("de")))).toBe("47,5 cm / 19″");
	expect(plain(formatSize(26, numbersIn("en")))).toBe("26″ / 65 cm");
});

test("what stands in a name is never taken for a pattern", () => {
	expect(fill("Wipers for {car}", "car", "$& {car} $1")).toBe("Wipers for $& {car} $1");
});

test("a car is named by brand, model and year, its variant by body, steering side and note", () => {
	const car = findVehicle(saab, "401-2000", THIS_YEAR)!;
	expect(carName(car)).toBe("Saab 9-5 2000");
	expect(variantName(car, finderTexts("de"))).toBe("Estate, Linkslenker");
	expect(variantName({ body: "", steering: "", note: "" }, finderTexts("en"))).toBe("Standard variant");
	expect(variantName({ body: "", steering: "both", note: "Import" }, finderTexts("en"))).toBe("both, Import");
});
