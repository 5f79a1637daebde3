import { readFileSync } from "node:fs";
import { withWords } from "#worker/catalogue/vehicles/car-word-list.rules.ts";
import type { KnownOfModel, ModelList } from "#worker/catalogue/vehicles/model-list.rules.ts";

/** A file's rows about one car of one year that differ, in the file's order. */
export type FileCar = {
	make: string;
	model: string;
	year: number;
	/** Body, steering side and note, if the file distinguishes variants. */
	variant: string;
	/** What cars of this year are called besides. */
	aliases: string[];
	options: FileOption[];
};
export type FileOption = { driver: number[]; passenger: number[]; rear: number[] };

type Row = Record<string, string>;

/**
 * Reads a plain fitment file (comma, no quotes) without the product's import: the tests compare the two. What is still built
 * has the model years until the one after `currentYear`.
 */
export function readFitmentFile(path: string, currentYear = new Date().getUTCFullYear()): FileCar[] {
	const [header = "", ...lines] = readFileSync(path, "utf8").trimEnd().split(/\r?\n/);
	const names = header.split(",");
	const cars = new Map<string, FileCar>();
	for (const line of lines) {
		const cells = line.split(",");
		const row: Row = Object.fromEntries(names.map((name, at) => [name, (cells[at] ?? "").trim()]));
		for (const year of yearsOf(row, currentYear)) addRow(cars, row, year);
	}
	for (const car of cars.values()) dropEmpty(car);
	return [...cars.values()];
}

/** The names of these cars as the search box gets them. */
export function modelListOf(cars: FileCar[]): ModelList {
	const byMake = Map.groupBy(cars, ({ make }) => make);
	let id = 0;
	return withWords({
		v: 1,
		brands: [...byMake].map(([make, ofMake], brandId) => [
			brandId,
			make,
			[...Map.groupBy(ofMake, ({ model }) => model)].map(([model, ofModel]) => [++id, model, knownOf(ofModel)]),
		]),
	});
}

function knownOf(cars: FileCar[]): KnownOfModel {
	const aliases = Map.groupBy(
		cars.flatMap(({ aliases: ofCar, year }) => ofCar.map((text) => ({ text, year }))),
		({ text }) => text,
	);
	const named = [...aliases].map(([text, all]): [string, number, number] => {
		const years = all.map(({ year }) => year);
		return [text, Math.min(...years), Math.max(...years)];
	});
	const bodies = new Set(cars.map(({ variant }) => variant.split("|")[0] ?? "").filter(Boolean));
	return {
		y: toSpans(cars.map(({ year }) => year)),
		...(bodies.size > 0 ? { b: [...bodies] } : {}),
		...(named.length > 0 ? { a: named } : {}),
	};
}

function toSpans(all: number[]): number[] {
	const years = [...new Set(all)].sort((a, b) => a - b);
	const isBuilt = new Set(years);
	return years.flatMap((year) => [...(isBuilt.has(year - 1) ? [] : [year]), ...(isBuilt.has(year + 1) ? [] : [year])]);
}

function addRow(cars: Map<string, FileCar>, row: Row, year: number): void {
	const variant = [row.body, row.steering, row.note].join("|");
	const key = [row.make, row.model, variant, year].join("\n");
	const car = cars.get(key) ?? {
		make: row.make ?? "",
		model: row.model ?? "",
		year,
		variant,
		aliases: [],
		options: [],
	};
	car.aliases.push(...(row.aliases ?? "").split("|").filter((text) => text !== "" && !car.aliases.includes(text)));
	const option = { driver: sizes(row.driver_in), passenger: sizes(row.passenger_in), rear: sizes(row.rear_in) };
	if (!car.options.some((known) => JSON.stringify(known) === JSON.stringify(option))) car.options.push(option);
	cars.set(key, car);
}

/** A row without sizes adds nothing to another row. */
function dropEmpty(car: FileCar): void {
	const withSizes = car.options.filter(
		({ driver, passenger, rear }) => driver.length + passenger.length + rear.length > 0,
	);
	if (withSizes.length > 0) car.options = withSizes;
}

function yearsOf(row: Row, currentYear: number): number[] {
	const [from, to] = row.year ? [row.year, row.year] : row.years ? spanOf(row.years) : [row.year_from, row.year_to];
	const last = to === "" ? currentYear + 1 : Number(to);
	return Array.from({ length: last - Number(from) + 1 }, (_, at) => Number(from) + at);
}

const spanOf = (years: string): [string, string] => {
	const [from = "", to] = years.split("-");
	return [from, to ?? from];
};

const sizes = (cell = ""): number[] => [...new Set(cell.split("/").filter(Boolean).map(Number))].sort((a, b) => a - b);

/** Every n-th car, and some with each irregularity: alternatives, rear only, no passenger, several options. */
export function sampleCars(cars: FileCar[], count: number): FileCar[] {
	const has = (test: (option: FileOption) => boolean) => (car: FileCar) => car.options.some(test);
	const odd = [
		has(({ driver }) => driver.length > 1),
		has(({ passenger, driver }) => passenger.length > 1 && driver.length === 1),
		has(({ rear }) => rear.length > 1),
		has(({ driver, rear }) => driver.length === 0 && rear.length > 0),
		has(({ driver, passenger }) => driver.length === 1 && passenger.length === 0),
		has(({ driver, passenger }) => driver.length === 0 && passenger.length > 0),
		has(({ driver, passenger, rear }) => driver.length + passenger.length + rear.length === 0),
		(car: FileCar) => car.options.length > 1,
	].flatMap((test) => cars.filter(test).slice(0, 4));
	const step = Math.max(1, Math.floor(cars.length / count));
	return [...new Set([...odd, ...cars.filter((_, at) => at % step === 0)])];
}
