import { expect, test } from "vitest";
import { type ModelList, searchModels } from "#worker/catalogue/model-list.rules.ts";

const list: ModelList = {
	v: 1,
	brands: [
		[
			1,
			"Citroën",
			[
				[10, "C4"],
				[11, "ë-C4"],
			],
		],
		[
			2,
			"Mazda",
			[
				[20, "CX-5"],
				[21, "3"],
			],
		],
		[
			3,
			"Peugeot",
			[
				[30, "2008"],
				[31, "208"],
			],
		],
		[
			4,
			"Saab",
			[
				[40, "95"],
				[41, "9-5"],
			],
		],
		[5, "Škoda", [[50, "Octavia"]]],
		[
			6,
			"Volkswagen",
			[
				[60, "Golf"],
				[61, "Golf VI"],
				[62, "Golf VII"],
				[63, "Golf VIII"],
				[64, "Polo"],
			],
		],
	],
};

const names = (text: string) =>
	searchModels(list, text).map(({ brand, model, year }) => [brand.name, model.name, year].join(" ").trim());

test.each([
	["golf 7 2016", "Volkswagen Golf VII 2016"],
	["VW golf vii", "Volkswagen Golf VII"],
	["2016 GOLF 8", "Volkswagen Golf VIII 2016"],
	["mazda iii", "Mazda 3"],
	["cx5", "Mazda CX-5"],
	["cx 5", "Mazda CX-5"],
	["cx-5", "Mazda CX-5"],
	["skoda oct", "Škoda Octavia"],
	["citroen c4", "Citroën C4"],
	["ŠKODA", "Škoda Octavia"],
])("%s means %s", (text, first) => {
	expect(names(text)[0]).toBe(first);
});

test("a number that is a model's name is the name first, and a year for the other models", () => {
	expect(names("peugeot 2008")).toEqual(["Peugeot 2008", "Peugeot 208 2008"]);
	expect(names("peugeot 2008 2016")).toContain("Peugeot 2008 2016");
});

test("a Saab 95 and a Saab 9-5 stay two cars", () => {
	expect(names("saab 9-5")[0]).toBe("Saab 9-5");
	expect(names("saab 95")[0]).toBe("Saab 95");
	expect(names("saab 95")).toHaveLength(2);
});

test("every word has to be found", () => {
	expect(names("golf octavia")).toEqual([]);
	expect(names("   ")).toEqual([]);
	expect(names("2016 2017 golf")).toEqual([]);
});

test("signs that mean something to a search are just signs", () => {
	expect(names("%_\\'\"*(")).toEqual([]);
});

test("the list of answers stays short", () => {
	const many: ModelList = {
		v: 1,
		brands: [[1, "Ford", Array.from({ length: 500 }, (_, id): [number, string] => [id, `Focus ${id}`])]],
	};
	expect(searchModels(many, "focus")).toHaveLength(8);
});
