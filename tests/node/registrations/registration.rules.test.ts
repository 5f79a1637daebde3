import { expect, test } from "vitest";
import { CATALOGUE_FILE } from "#scripts/demo/catalogue.ts";
import { CAR_QUERIES } from "#tests/node/catalogue/vehicles/car-queries.ts";
import { readFitmentFile } from "#tests/support/fitment-file.ts";
import { registrationOf } from "#worker/registrations/registration.rules.ts";

test.each([
	["WVWZZZ1KZAW000001", "vin", "WVWZZZ1KZAW000001"],
	["wvw zzz 1kz aw 000001", "vin", "WVWZZZ1KZAW000001"],
	["5UXWX7C5-0BA000000", "vin", "5UXWX7C50BA000000"],
	["12-ABC-3", "nl_plate", "12ABC3"],
	["gb 001 b", "nl_plate", "GB001B"],
	["6-TJR-64", "nl_plate", "6TJR64"],
	["6tjr64", "nl_plate", "6TJR64"],
	[" 16-rsl-9 ", "nl_plate", "16RSL9"],
	["XX-99-99", "nl_plate", "XX9999"],
	["AE-12-34", "nl_plate", "AE1234"],
	["AB12 CDE", "uk_plate", "AB12CDE"],
	["ab12cde", "uk_plate", "AB12CDE"],
	["AA19 AAA", "uk_plate", "AA19AAA"],
	["LK73-XYZ", "uk_plate", "LK73XYZ"],
	["A123 BCD", "uk_plate", "A123BCD"],
	["P45 KLM", "uk_plate", "P45KLM"],
	["abc 123d", "uk_plate", "ABC123D"],
	["ABC123D", "uk_plate", "ABC123D"],
	["0603 BGU", "de_key_number", "0603BGU"],
	["0603/bgu", "de_key_number", "0603BGU"],
	["0603BGU", "de_key_number", "0603BGU"],
	["0603 / BGU", "de_key_number", "0603BGU"],
	["0603BGU000", "de_key_number", "0603BGU"],
	["0603 BGU000123", "de_key_number", "0603BGU"],
	["0603 BGU00012 3", "de_key_number", "0603BGU"],
	["0603 411", "de_key_number", "0603411"],
	["8566 BAZ", "de_key_number", "8566BAZ"],
	["1313/411", "de_key_number", "1313411"],
	["3008/GTI", "de_key_number", "3008GTI"],
	["3003ABC00012", "de_key_number", "3003ABC"],
	["2121/4X4", "de_key_number", "21214X4"],
	["AB12 LAD", "uk_plate", "AB12LAD"],
])("%s is a registration (%s)", (text, kind, value) => expect(registrationOf(text)).toEqual({ kind, value }));

test.each([
	"golf 7 2016",
	"mazda3",
	"bmw x5",
	"cx 2016",
	"cx-20-16",
	"xc 2016",
	"GOLF16",
	"audi a4 2012",
	"WVWZZZ1KZAW00000",
	"WVWZZZ1KZAWOOOOO1",
	"00000000000000000",
	"ABCDEFGHJKLMNPRST",
	"",
	"-",
	"1".repeat(10_000),
	"Mazda 323",
	"323 2001",
	"500 1957",
	"1957 500",
	"3008 GT",
	"3008 GTI",
	"5008 HDi",
	"2002 tii",
	"2016 A4",
	"2014 MX5",
	"2012 GTI",
	"9000 CSE",
	"1750 GTV",
	"1802 tii",
	"2101 166",
	"1313 323",
	"2121 4x4",
	"2131 4X4",
	"2121 4wd",
	"2126 Oda",
	"1111 Oka",
	"2121 Lad",
	"2121 Niv",
	"2105 VAZ",
	"2110 16V",
	"2110 16i",
	"0603",
	"0603 BG",
	"0603 BGUX",
	"603 BGU",
	"XC60 AWD",
	"XC60AWD",
	"CX60 PHEV",
	"CX60 AWD",
	"GV70 AWD",
	"BMW 320d",
	"BMW 318I",
	"GLC 300e",
	"CLK 320D",
	"AMG 63S",
	"GTE 16V",
	"W124 CAB",
	"R170 SLK",
	"V60 CRO",
	"E46 M3",
	"A4 TDI",
	"C63 AMG",
	"A4 Ava",
	"M3 CSL",
])("%s may be the name of a car, or nothing", (text) => expect(registrationOf(text)).toBeUndefined());

const TRIMS = "GT GTI GTD TDI HDI TSI CDI AMG AWD SUV 4X4 16V 320 1.4 2012".split(" ");

test("no car's name is taken for a British plate or a key number, not even while it is typed", () => {
	const cars = readFitmentFile(CATALOGUE_FILE).flatMap(({ make, model, aliases }) => [
		`${make} ${model}`,
		model,
		...aliases,
	]);
	const names = [...new Set([...cars, ...Object.values(CAR_QUERIES).flatMap((list) => list.map(([typed]) => typed))])];
	const typed = names.flatMap((name) => [name, ...TRIMS.flatMap((trim) => [`${name} ${trim}`, `${trim} ${name}`])]);
	const begun = typed.flatMap((text) => [...text].map((_, at) => text.slice(0, at + 1)));
	expect(new Set(begun).size).toBeGreaterThan(10_000);
	expect([...new Set(begun)].filter((text) => registrationOf(text, ["uk_plate", "de_key_number"]))).toEqual([]);
});

test("a plate of two countries is one of the country that the finder looks up", () => {
	expect(registrationOf("A23BCD", ["uk_plate"])).toEqual({ kind: "uk_plate", value: "A23BCD" });
	expect(registrationOf("R23SLK", ["nl_plate", "uk_plate"])).toEqual({ kind: "nl_plate", value: "R23SLK" });
	expect(registrationOf("0603/BGU", ["vin", "nl_plate"])).toBeUndefined();
});
