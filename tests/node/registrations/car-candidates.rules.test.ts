import { expect, test } from "vitest";
import type { ModelList } from "#worker/catalogue/vehicles/model-list.rules.ts";
import { carCandidates, keyNumberCandidates } from "#worker/registrations/car-candidates.rules.ts";

const LIST: ModelList = {
	v: 1,
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
	],
};
const named = (brand: string, year: number | null) =>
	carCandidates(LIST, [{ brand, model: "", year }]).map(
		({ brand: of, model, year: y }) => `${of.name} ${model.name} ${y}`,
	);

test("where the register knows no model, the cars are those of the brand and year", () => {
	expect(named("FORD", 2019)).toEqual(["Ford Fiesta 2019", "Ford Focus 2019"]);
	expect(named("FORD", 2018)).toEqual(["Ford Focus 2018"]);
	expect(named("FORD", 2008)).toEqual(["Ford Fiesta 2008", "Ford Ka 2008"]);
	expect([named("FORD", 1980), named("TRABANT", 2019)]).toEqual([[], []]);
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
