import { expect, test } from "vitest";
import { isUnknownWord } from "#worker/imports/unknown-word.rules.ts";

test.each(["ΟΧΙ", "Όχι", "ΑΓΝΩΣΤΟ", "ΚΑΜΙΑ", "HAYIR", "hayır", "BİLİNMİYOR", "Bilinmiyor", "НЕТ", "N/A", "BRAK"])(
	"%s says that a value is unknown",
	(cell) => {
		expect(isUnknownWord(cell)).toBe(true);
	},
);

test.each(["Nissan", "Nova", "Yokohama", "9-5", "#1"])("%s is a value", (cell) => {
	expect(isUnknownWord(cell)).toBe(false);
});
