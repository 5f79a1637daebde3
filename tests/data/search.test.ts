import { join } from "node:path";
import { expect, test } from "vitest";
import { type FileCar, modelListOf, readFitmentFile, sampleCars } from "#tests/support/fitment-file.ts";
import { searchModels } from "#worker/catalogue/vehicles/model-search.rules.ts";

const FILE = join(process.env.DATA_DIR ?? "", "fitment_ranges_dev.csv");
const SAMPLE = 300;

const cars = readFitmentFile(FILE);
const list = modelListOf(cars);

/** Another letter in the middle of the longest word, if one is long enough to be recognised. */
function mistyped(text: string): string {
	const [longest = ""] = (text.match(/\p{L}{5,}/gu) ?? []).sort((one, other) => other.length - one.length);
	if (longest === "") return text;
	const middle = Math.floor(longest.length / 2);
	return text.replace(
		longest,
		`${longest.slice(0, middle)}${longest[middle] === "x" ? "k" : "x"}${longest.slice(middle + 1)}`,
	);
}

const WAYS: [name: string, type: (car: FileCar) => string][] = [
	["as it is written", ({ make, model, year }) => `${make} ${model} ${year}`],
	["without the brand, in small letters", ({ model, year }) => `${model} ${year}`.toLowerCase()],
	[
		"from back to front, the year in two digits",
		({ make, model, year }) => `'${String(year).slice(2)} ${model} ${make}`,
	],
	["with a letter mistyped", ({ make, model, year }) => `${mistyped(`${make} ${model}`)} ${year}`.toLowerCase()],
];

test.each(WAYS)("real cars are found %s", (_, type) => {
	const lost = sampleCars(cars, SAMPLE).flatMap((car) => {
		const hits = searchModels(list, type(car));
		const isFound = hits.some(({ brand, model }) => brand.name === car.make && model.name === car.model);
		return isFound ? [] : [[type(car), ...hits.map(({ brand, model }) => `${brand.name} ${model.name}`)].join(" | ")];
	});
	expect(lost).toEqual([]);
});
