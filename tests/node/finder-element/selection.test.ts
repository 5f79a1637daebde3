import { expect, test } from "vitest";
import { choose, questionsWithAnswers } from "#finder-element/questions.ts";
import { completeSelection, EMPTY_SELECTION, listsFor } from "#finder-element/selection.ts";
import { estate, saab, solo, THIS_YEAR, TWO_SIZES } from "./fixtures.ts";

test("years are those that the catalogue knows, newest first", () => {
	expect(listsFor(saab, { ...EMPTY_SELECTION, brand: 4, model: 40 }, THIS_YEAR).years).toEqual([2001, 2000, 1999]);
});

test("a brand of one car picks it all by itself", () => {
	expect(completeSelection(solo, { ...EMPTY_SELECTION, brand: 7 }, THIS_YEAR)).toMatchObject({
		model: 70,
		year: 2010,
		vehicle: "700-2010",
	});
});

test("where a model year has several variants, none is picked for the visitor", () => {
	expect(
		completeSelection(saab, { ...EMPTY_SELECTION, brand: 4, model: 40, year: 2000 }, THIS_YEAR).vehicle,
	).toBeUndefined();
	expect(completeSelection(saab, { ...EMPTY_SELECTION, brand: 4, model: 40, year: 1999 }, THIS_YEAR).vehicle).toBe(
		"400-1999",
	);
});

test("a pick that the catalogue doesn't know is dropped", () => {
	expect(completeSelection(saab, { ...EMPTY_SELECTION, brand: 4, model: 40, year: 1950 }, THIS_YEAR)).toMatchObject({
		model: 40,
		year: undefined,
		vehicle: undefined,
	});
});

test("the option is asked first, then each size that it leaves open", () => {
	expect(questionsWithAnswers(estate, {}).map(({ ask, chosen }) => [ask, chosen])).toEqual([["option", undefined]]);
	expect(questionsWithAnswers(estate, { option: TWO_SIZES }).map(({ ask, chosen }) => [ask, chosen])).toEqual([
		["option", TWO_SIZES],
		["passenger", undefined],
	]);
	expect(
		questionsWithAnswers(estate, { option: TWO_SIZES, passenger: 20 }).map(({ ask, chosen }) => [ask, chosen]),
	).toEqual([
		["option", TWO_SIZES],
		["passenger", 20],
	]);
});

test("an answer that isn't offered counts as none", () => {
	expect(questionsWithAnswers(estate, { option: 9 })).toMatchObject([{ ask: "option", chosen: undefined }]);
	expect(questionsWithAnswers(estate, { option: TWO_SIZES, passenger: 26 }).at(-1)).toMatchObject({
		ask: "passenger",
		chosen: undefined,
	});
});

test("another option makes the sizes chosen within the old one void", () => {
	expect(choose({ option: 2, passenger: 20 }, "option", 1)).toEqual({ option: 1 });
	expect(choose({ option: 2 }, "passenger", 19)).toEqual({ option: 2, passenger: 19 });
});

test("a generation that was typed narrows the years, and a body picks its variant", () => {
	const typed = { ...EMPTY_SELECTION, brand: 4, model: 40 };
	expect(listsFor(saab, { ...typed, years: [2000, 0] }, THIS_YEAR).years).toEqual([2001, 2000]);
	expect(listsFor(saab, { ...typed, years: [1960, 1970] }, THIS_YEAR).years).toEqual([2001, 2000, 1999]);
	expect(completeSelection(saab, { ...typed, year: 2000, body: "Estate" }, THIS_YEAR).vehicle).toBe("401-2000");
	expect(completeSelection(saab, { ...typed, year: 2000, body: "Coupé" }, THIS_YEAR).vehicle).toBeUndefined();
});

test("a car that an import replaces takes its answers along", () => {
	const [model] = saab.models;
	const imported = { ...saab, models: [[model![0], model![1], model![2].slice(1)] satisfies typeof model] };
	const chosen = { ...EMPTY_SELECTION, brand: 4, model: 40, year: 2000, vehicle: "400-2000", choice: { arm: 3 } };
	expect(completeSelection(saab, chosen, THIS_YEAR)).toMatchObject({ vehicle: "400-2000", choice: { arm: 3 } });
	expect(completeSelection(imported, chosen, THIS_YEAR)).toMatchObject({ vehicle: "401-2000", choice: {} });
	expect(completeSelection(imported, chosen, THIS_YEAR).choice).toEqual({});
});
