import { expect, test } from "vitest";
import { CATALOGUE_FILE } from "#scripts/demo/catalogue.ts";
import { modelListOf, readFitmentFile } from "#tests/support/fitment-file.ts";
import type { SearchHit } from "#worker/catalogue/vehicles/model-list.rules.ts";
import { searchCatalogue } from "#worker/catalogue/vehicles/model-search.rules.ts";
import { BESIDE_UNKNOWN, CAR_QUERIES, MISSING_CARS, MISSING_MODELS, WITHOUT_MODEL } from "./car-queries.ts";

const FIRST_MIN = 0.97;
/** Of the queries. In another one their numbers may be model years: a Golf R 32 in 2031. */
const YEAR = 2026;

const demo = modelListOf(readFitmentFile(CATALOGUE_FILE, YEAR));
const search = (typed: string) => searchCatalogue(demo, typed, YEAR);
const queries = Object.values(CAR_QUERIES).flat();

const labelOf = ({ brand, model, year }: SearchHit) => [brand.name, model?.name, year].filter(Boolean).join(" ");
const isMeant = (expected: string, hit: SearchHit | undefined) =>
	hit !== undefined && expected.split(" | ").includes(labelOf(hit));

test("what visitors type finds their car first, and nobody is left without a way on", () => {
	const answered = queries.map(([typed, expected]) => ({ typed, expected, ...search(typed) }));
	const notFirst = answered.filter(({ expected, hits }) => !isMeant(expected, hits[0]));
	const lost = answered.filter(({ expected, hits }) => !hits.some((hit) => isMeant(expected, hit)));
	const percent = (missed: unknown[]) => `${((1 - missed.length / queries.length) * 100).toFixed(1)} %`;
	console.log(`${queries.length} queries: first ${percent(notFirst)}, among the hits ${percent(lost)}`);
	for (const { typed, expected, hits } of notFirst)
		console.log(`  ${typed}: expected ${expected}, found ${hits.slice(0, 3).map(labelOf).join(", ")}`);
	expect(queries.length).toBeGreaterThanOrEqual(300);
	expect(1 - notFirst.length / queries.length).toBeGreaterThanOrEqual(FIRST_MIN);
	expect(answered.filter(({ hits }) => hits.length === 0)).toEqual([]);
});

test("a car that is missing is not taken for another one", () => {
	const taken = MISSING_CARS.map((typed) => [typed, ...search(typed).hits.map(labelOf)]);
	expect(taken.filter(([, first]) => first !== undefined)).toEqual([]);
});

test("who types the name of a brand that is missing is not asked whether another one is meant", () => {
	const typed = ["isuzu", "Isuzu D-Max", "Chery Tiggo", "Daewoo Matiz", "Lancia", "Acura", "Great Wall Hover"];
	expect(typed.map((text) => search(text).nearest)).toEqual(typed.map(() => null));
});

test("each of the demo's brands can be missing: none of the others is found by its name or by its cars", () => {
	const taken = demo.brands.flatMap(([id, brand, models]) => {
		const others = { ...demo, brands: demo.brands.filter(([other]) => other !== id) };
		return [brand, ...models.map(([, model]) => `${brand} ${model}`)].flatMap((typed) => {
			const { hits, nearest } = searchCatalogue(others, typed, YEAR);
			return hits[0] && !nearest ? [[typed, labelOf(hits[0])]] : [];
		});
	});
	expect(taken).toEqual([]);
});

test("a model that its brand lacks is not taken for another one", () => {
	const hits = MISSING_MODELS.map(([typed]) => [typed, search(typed).hits.map(labelOf).join(", ")]);
	expect(hits).toEqual(MISSING_MODELS);
});

test("a year or a body names no model: the brand is first, and nothing is ignored", () => {
	const hits = WITHOUT_MODEL.map(([typed]) => {
		const { hits, ignored } = search(typed);
		return [typed, [...hits.slice(0, 1).map(labelOf), ...ignored].join(" ")];
	});
	expect(hits).toEqual(WITHOUT_MODEL);
});

test("a word that no car has hides none", () => {
	const hits = BESIDE_UNKNOWN.map(([typed]) => [typed, search(typed).hits.map(labelOf)[0]]);
	expect(hits).toEqual(BESIDE_UNKNOWN);
});

test("each query is in the list once", () => {
	expect(queries.map(([typed]) => typed)).toEqual([...new Set(queries.map(([typed]) => typed))]);
});
