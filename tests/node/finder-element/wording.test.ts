import { expect, test } from "vitest";
import { carName, fill, formatLength, variantName } from "#finder-element/wording.ts";
import { findVehicle } from "#worker/catalogue/fitment/shard.rules.ts";
import { finderTexts } from "#worker/finders/texts/texts.ts";
import { saab, THIS_YEAR } from "./fixtures.ts";

const plain = (text: string) => text.replace(/\s/g, " ");

test("a length is the printed one in centimetres and the trade size in inches", () => {
	expect(plain(formatLength(650, 26, "en"))).toBe("65 cm / 26″");
	expect(plain(formatLength(475, 19, "de"))).toBe("47,5 cm / 19″");
	expect(plain(formatLength(650, 26, "ru"))).toBe("65 см / 26″");
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
