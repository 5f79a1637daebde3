import { expect, test } from "vitest";
import { fill } from "#finder-element/fill.ts";
import { variantName } from "#finder-element/variant-name.ts";
import { carName, formatLength, formatSize } from "#finder-element/wording.ts";
import { findVehicle } from "#worker/catalogue/fitment/shard.rules.ts";
import { finderTexts } from "#worker/finders/texts/texts.ts";
import { saab, THIS_YEAR } from "./fixtures.ts";

const plain = (text: string) => text.replace(/\s/g, " ");

test("a length is the printed one in centimetres and the trade size in inches, as people of the language know it", () => {
	expect(plain(formatLength(650, 26, "en"))).toBe("26″ / 65 cm");
	expect(plain(formatLength(475, 19, "de"))).toBe("47,5 cm / 19″");
	expect(plain(formatLength(650, 26, "ru"))).toBe("65 см / 26″");
	for (const lang of ["el", "tr", "pl"]) expect(plain(formatLength(660, 26, lang))).toMatch(/^66 \S+ \/ 26″$/);
});

test("a car's size is a trade size, which most makers print as 25 mm an inch", () => {
	expect(plain(formatSize(19, "de"))).toBe("47,5 cm / 19″");
	expect(plain(formatSize(26, "en"))).toBe("26″ / 65 cm");
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
