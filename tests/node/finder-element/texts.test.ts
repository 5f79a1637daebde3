import { expect, test } from "vitest";
import { finderTexts } from "#worker/finders/texts/texts.ts";
import { LOCALES } from "#worker/http/locale.rules.ts";

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();

test.each(LOCALES)("%s says everything, with the same places to fill in", (locale) => {
	const texts = Object.entries(finderTexts(locale));
	const model = finderTexts("en");
	expect(texts.map(([key]) => key).sort()).toEqual(Object.keys(model).sort());
	for (const [key, text] of texts) {
		expect(text.trim(), key).not.toBe("");
		const [, original = ""] = Object.entries(model).find(([name]) => name === key) ?? [];
		expect(placeholders(text), key).toEqual(placeholders(original));
	}
});
