import { expect, test } from "vitest";
import { ADAPTERS, FRONT_SERIES, REAR_SERIES } from "#scripts/demo/assortments.ts";
import { catalogueText } from "#scripts/demo/catalogue.ts";
import { generateLines } from "#scripts/demo/generate.ts";
import { detectMapping } from "#worker/catalogue/import/detect-mapping.rules.ts";
import { readFitmentRow } from "#worker/catalogue/import/fitment-row.rules.ts";
import { CsvReader } from "#worker/csv/csv-reader.rules.ts";
import { nameKey } from "#worker/db/search-text.rules.ts";

const adapters = new Map(ADAPTERS.map(({ technicalName }, at) => [nameKey(technicalName), at + 1]));

function read(text: string) {
	const reader = new CsvReader();
	const records = [...reader.push(new TextEncoder().encode(text)), ...reader.end()];
	const detection = detectMapping(reader.header!);
	if (!detection.ok) throw new Error(detection.code);
	return records.map(({ rowNo, cells }) => readFitmentRow(rowNo, cells, detection.mapping, adapters, 2026));
}

test("the import takes every row of the demo catalogue", () => {
	const rows = read(catalogueText());
	expect(rows.filter((row) => "error" in row)).toEqual([]);
	expect(rows.length).toBeGreaterThan(300);
});

test("the demo catalogue knows at least 30 vehicle brands and 150 models", () => {
	const rows = read(catalogueText()).flatMap((row) => ("error" in row ? [] : [row]));
	expect(new Set(rows.map(({ brand }) => brand)).size).toBeGreaterThanOrEqual(30);
	expect(new Set(rows.map(({ brand, row }) => `${brand} ${row.model}`)).size).toBeGreaterThanOrEqual(150);
});

test("some maker sells a blade for every size that the demo catalogue names", () => {
	const options = read(catalogueText()).flatMap((row) => ("error" in row ? [] : row.row.options));
	const sold = (series: typeof FRONT_SERIES) => new Set(series.flatMap(({ sizes }) => sizes));
	const fronts = options.flatMap(([driver, passenger]) => [...driver, ...passenger]);
	expect(fronts.filter((inch) => !sold(FRONT_SERIES).has(inch))).toEqual([]);
	expect(options.flatMap(([, , rear]) => rear).filter((inch) => !sold(REAR_SERIES).has(inch))).toEqual([]);
});

test("a generated catalogue has as many cars as asked for, each once, and the import takes them all", () => {
	const lines = [...generateLines(5000)];
	expect(new Set(lines.slice(1).map((line) => line.split(",").slice(0, 5).join())).size).toBe(5000);
	expect(read(lines.join("")).filter((row) => "error" in row)).toEqual([]);
});

test("the same seed generates the same catalogue, another seed another one", () => {
	const text = (seed: number) => [...generateLines(500, seed)].join("");
	expect(text(7)).toBe(text(7));
	expect(text(7)).not.toBe(text(8));
});
