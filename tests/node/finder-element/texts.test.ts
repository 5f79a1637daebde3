import { expect, test } from "vitest";
import { fillCount } from "#finder-element/fill.ts";
import { ARM_TYPES } from "#worker/catalogue/fitment/arm.rules.ts";
import { de } from "#worker/catalogue/fitment/arm-texts/de.rules.ts";
import { en } from "#worker/catalogue/fitment/arm-texts/en.rules.ts";
import { gr } from "#worker/catalogue/fitment/arm-texts/gr.rules.ts";
import { pl } from "#worker/catalogue/fitment/arm-texts/pl.rules.ts";
import { ru } from "#worker/catalogue/fitment/arm-texts/ru.rules.ts";
import { tr } from "#worker/catalogue/fitment/arm-texts/tr.rules.ts";
import { finderTexts } from "#worker/finders/texts/texts.ts";
import { LOCALES, toLanguageTag } from "#worker/i18n/locale.rules.ts";

const armTexts = { en, de, gr, tr, pl, ru };
const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();

test.each(LOCALES)("%s says everything, with the same places to fill in", (locale) => {
	const texts = Object.entries(finderTexts(locale));
	const model = finderTexts("en");
	expect(texts.map(([key]) => key).sort()).toEqual(Object.keys(model).sort());
	for (const [key, text] of texts) {
		expect(text.trim(), key).not.toBe("");
		const [, original = ""] = Object.entries(model).find(([name]) => name === key) ?? [];
		const forms = text.split("|");
		for (const form of forms) expect(placeholders(form), key).toEqual(placeholders(original.split("|")[0] ?? ""));
	}
});

test.each(LOCALES)("%s names every arm type and how to recognise it, with the same places to fill in", (locale) => {
	const { names, signs, ...texts } = armTexts[locale];
	expect(Object.keys(names)).toEqual(ARM_TYPES.map((type) => `arm.${type}`));
	expect(Object.keys(signs)).toEqual([...ARM_TYPES]);
	expect(new Set(Object.values(names)).size).toBe(ARM_TYPES.length);
	expect(new Set(Object.values(signs)).size).toBe(ARM_TYPES.length);
	const { names: _, signs: __, ...model } = armTexts.en;
	for (const [key, text] of Object.entries(model))
		expect(placeholders(Object.entries(texts).find(([name]) => name === key)?.[1] ?? ""), key).toEqual(
			placeholders(text),
		);
});

test.each(LOCALES)("%s keeps a number and its unit on one line", (locale) => {
	const texts = JSON.stringify([finderTexts(locale), armTexts[locale]]);
	expect(texts.match(/\d\s(mm|мм)/g)?.length).toBeGreaterThan(10);
	expect(texts.match(/.{9}(\d (mm|мм|×)|× \d)/g) ?? []).toEqual([]);
});

test.each(LOCALES)("%s counts in each plural form of its language", (locale) => {
	const tag = toLanguageTag(locale);
	const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
	for (const text of [finderTexts(locale).searchFound, finderTexts(locale).resultsCount]) {
		const forms = text.split("|");
		expect([1, pluralCategories.length]).toContain(forms.length);
		expect([1, 2, 5].map((count) => fillCount(text, count, tag)).join()).not.toMatch(/[{}|]/);
	}
});

test("a count takes the form of its number", () => {
	const cars = (locale: "en" | "pl" | "ru", count: number) => fillCount(finderTexts(locale).searchFound, count, locale);
	expect([cars("en", 1), cars("en", 2)]).toEqual(["1 car found", "2 cars found"]);
	expect([1, 3, 5].map((count) => cars("pl", count))).toEqual([
		"Znaleziono 1 samochód",
		"Znaleziono 3 samochody",
		"Znaleziono 5 samochodów",
	]);
	expect([21, 22, 25].map((count) => cars("ru", count))).toEqual([
		"Найден 21 автомобиль",
		"Найдено 22 автомобиля",
		"Найдено 25 автомобилей",
	]);
});
