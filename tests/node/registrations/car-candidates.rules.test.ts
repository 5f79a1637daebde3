import { expect, test } from "vitest";
import { CAR_WORDS } from "#worker/catalogue/vehicles/car-word-list.rules.ts";
import type { ModelHit, ModelList } from "#worker/catalogue/vehicles/model-list.rules.ts";
import { brandCandidates, carCandidates, keyNumberCandidates } from "#worker/registrations/car-candidates.rules.ts";

const LIST: ModelList = {
	v: 1,
	words: CAR_WORDS,
	brands: [
		[
			1,
			"Ford",
			[
				[10, "Fiesta", { y: [2008, 2017, 2019, 0] }],
				[11, "Focus", { y: [2018, 0] }],
				[12, "Ka", { y: [1996, 2008] }],
			],
		],
		[2, "Fiat", [[20, "Panda", { y: [2003, 0] }]]],
		[3, "Land Rover", [[30, "Discovery", { y: [1989, 0] }]]],
		[4, "Rover", [[40, "75", { y: [1999, 2005] }]]],
		[5, "Mercedes-Benz", Array.from({ length: 12 }, (_, at) => [50 + at, `${at}00`, { y: [2000, 0] }])],
	],
};
const namesOf = (hits: readonly ModelHit[]) =>
	hits.map(({ brand, model, year }) => `${brand.name} ${model.name} ${year}`);
const named = (brand: string, year: number | null) => namesOf(brandCandidates(LIST, [{ brand, model: "", year }]));

test("where the register knows no model, the cars are those of the brand and year", () => {
	expect(named("FORD", 2019)).toEqual(["Ford Fiesta 2019", "Ford Focus 2019"]);
	expect(named("FORD", 2018)).toEqual(["Ford Focus 2018"]);
	expect(named("FORD", 2008)).toEqual(["Ford Fiesta 2008", "Ford Ka 2008"]);
	expect([named("FORD", 1980), named("TRABANT", 2019)]).toEqual([[], []]);
});

test("a brand whose name is a part of another brand's name is not that one", () => {
	expect(named("ROVER", 2004)).toEqual(["Rover 75 2004"]);
	expect(named("LAND ROVER", 2004)).toEqual(["Land Rover Discovery 2004"]);
	expect(named("MERCEDES", 2004)).toHaveLength(12);
	expect(namesOf(carCandidates(LIST, [{ brand: "ROVER", model: "75", year: 2004 }]))).toEqual(["Rover 75 2004"]);
});

test("a Dutch plate or a VIN whose model isn't known has a few cars, of each of its years", () => {
	const few = (brand: string, years: number[]) =>
		namesOf(
			carCandidates(
				LIST,
				years.map((year) => ({ brand, model: "", year })),
			),
		);
	expect(few("MERCEDES-BENZ", [2016]).length).toBeLessThanOrEqual(8);
	expect(few("ROVER", [2000, 1999])).toEqual(["Rover 75 2000", "Rover 75 1999"]);
});

test("a key number's cars have their years and bodies, each once", () => {
	const [brand, model] = [
		{ id: 1, name: "Ford" },
		{ id: 10, name: "Fiesta" },
	];
	const car = { brand, model, body: "", yearFrom: 2008, yearTo: 2017 };
	expect(
		keyNumberCandidates([car, { ...car }, { ...car, body: "van", yearTo: null }, { ...car, yearFrom: 2017 }]),
	).toEqual([
		{ brand, model, year: null, years: [2008, 2017] },
		{ brand, model, year: null, years: [2008, 0], body: "van" },
		{ brand, model, year: 2017 },
	]);
});
