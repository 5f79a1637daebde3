import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { type FileCar, modelListOf, readFitmentFile, sampleCars } from "#tests/support/fitment-file.ts";
import type { ModelList } from "#worker/catalogue/vehicles/model-list.rules.ts";
import { searchCatalogue, searchModels } from "#worker/catalogue/vehicles/model-search.rules.ts";
import { CAR_QUERIES } from "../node/catalogue/vehicles/car-queries.ts";

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

/** Every name ten times, with a word that makes it another one. */
const tenTimes = ({ brands, ...list }: ModelList): ModelList => ({
	...list,
	brands: ["", " ax", " bo", " cu", " di", " ey", " fra", " gru", " ho", " ju"].flatMap((word, copy) =>
		brands.map(([id, name, models]): ModelList["brands"][number] => [
			id + copy * 1000,
			name + word,
			models.map(([modelId, model, known]) => [modelId + copy * 100_000, model + word, known ?? {}]),
		]),
	),
});

/** The processor's milliseconds: other work on the machine doesn't count. */
function cpuOf(work: () => void): number {
	const before = process.cpuUsage();
	work();
	const { user, system } = process.cpuUsage(before);
	return (user + system) / 1000;
}

const GZIP_MAX = 50_000;

test("the names with their years are small enough to send, and a keystroke is quick", () => {
	const bytes = gzipSync(JSON.stringify(list)).length;
	console.log(`names of ${list.brands.length} brands: ${bytes} bytes gzip`);
	expect(bytes).toBeLessThan(GZIP_MAX);
	const typed = Object.values(CAR_QUERIES)
		.flat()
		.filter((_, at) => at % 8 === 0)
		.flatMap(([text]) => Array.from(text, (_, at) => text.slice(0, at + 1)));
	for (const [size, names] of [
		["", structuredClone(list)] as const,
		[" at ten times the size", tenTimes(list)] as const,
	]) {
		const index = cpuOf(() => searchCatalogue(names, "a"));
		const all = cpuOf(() => {
			for (const text of typed) searchCatalogue(names, text);
		});
		console.log(`index${size} ${index.toFixed(0)} ms, a keystroke ${(all / typed.length).toFixed(2)} ms on average`);
	}
});
