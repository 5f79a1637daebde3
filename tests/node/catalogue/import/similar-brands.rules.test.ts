import { expect, test } from "vitest";
import { similarBrands } from "#worker/catalogue/import/similar-brands.rules.ts";

const known = (key: string) => ({ key, isNew: false });
const added = (key: string) => ({ key, isNew: true });

test.each([
	["citroen", "citroën"],
	["tofas", "tofaş"],
	["volkswagen", "vw"],
	["mercedes", "mercedes-benz"],
	["mercedes benz", "mercedes-benz"],
	["мерседес", "mercedes-benz"],
	["шкода", "škoda"],
	["фольксваген", "vw"],
	["ваз", "lada"],
	["lada (ваз)", "lada"],
])("%s may be %s", (one, other) => {
	expect(similarBrands([added(one), known(other), known("fiat")])).toEqual([[one, other]]);
	expect(similarBrands([known("fiat"), known(one), added(other)])).toEqual([[other, one]]);
	expect(similarBrands([known(one), known(other)])).toEqual([]);
});

test("two new brands are named once, and a known one before a new one", () => {
	expect(similarBrands([added("skoda"), added("škoda")])).toEqual([["škoda", "skoda"]]);
	expect(similarBrands([added("mercedes"), added("merc"), known("mercedes-benz")])).toEqual([
		["mercedes", "mercedes-benz"],
		["merc", "mercedes-benz"],
	]);
});

test.each(["seat", "smart", "kia", "land rover", "alfa romeo", "аит", "3", "-"])("%s is no other brand", (key) => {
	const others = ["fiat", "mini", "mg", "rover", "ford", "dodge", "lotus", "mazda", "audi", "daf", "ваз", "4", "#"];
	expect(similarBrands([added(key), ...others.map(known)])).toEqual([]);
});
