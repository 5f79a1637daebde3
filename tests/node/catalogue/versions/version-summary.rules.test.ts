import { expect, test } from "vitest";
import type { CatalogueIndex } from "#worker/catalogue/fitment/catalogue-index.rules.ts";
import type { CarWords } from "#worker/catalogue/vehicles/car-words.rules.ts";
import type { ModelList } from "#worker/catalogue/vehicles/model-list.rules.ts";
import type { BrandFacts } from "#worker/catalogue/versions/brand-facts.rules.ts";
import { createVersionSummary } from "#worker/catalogue/versions/version-summary.rules.ts";

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const WORDS: CarWords = { brands: [["vw"]], fillers: ["car"] };

const facts = (parts: Partial<BrandFacts>): BrandFacts => ({
	...{ imported: 1, merged: 0, spans: 1, models: [], variantIds: [], pairs: [], rears: [] },
	...parts,
});

const SAAB = facts({
	models: [[4, "95 „Kombi“", { y: [1968, 1973], b: ["Estate"], a: [["Ninety-five", 0, 0]] }]],
	...{ variantIds: [7], pairs: [[26, 18]], rears: [14] },
});
const VOLKSWAGEN = facts({
	models: [
		[2, "Golf"],
		[3, "Polo"],
	],
	...{ imported: 3, merged: 1, spans: 2, variantIds: [5, 6], rears: [14, 12] },
	pairs: [
		[26, 18],
		[22, null],
		[26, 17],
	],
});

test("a version's files are the JSON of the whole list and the whole index", () => {
	const summary = createVersionSummary(2);
	summary.add({ id: 9, name: "Saab", facts: SAAB, models: SAAB.models });
	summary.add({ id: 1, name: "Volkswagen", facts: VOLKSWAGEN, models: [[2, "Golf", { a: [["mk7", 0, 0]] }]] });
	const list: ModelList = {
		v: 1,
		brands: [
			[9, "Saab", SAAB.models],
			[1, "Volkswagen", [[2, "Golf", { a: [["mk7", 0, 0]] }]]],
		],
		words: WORDS,
	};
	const index: CatalogueIndex = {
		v: 1,
		pairs: [
			[22, null],
			[26, 17],
			[26, 18],
		],
		rears: [12, 14],
		brands: [
			[9, [4], [7]],
			[1, [2, 3], [5, 6]],
		],
	};
	expect(text(summary.modelList(WORDS))).toBe(JSON.stringify(list));
	expect(text(summary.index())).toBe(JSON.stringify(index));
	expect(summary.stats).toEqual({ imported: 4, merged: 1, refused: 2, brands: 2, models: 3, variants: 3, spans: 3 });
});

test("a version without brands has empty files", () => {
	const summary = createVersionSummary(0);
	expect(text(summary.modelList(WORDS))).toBe(JSON.stringify({ v: 1, brands: [], words: WORDS }));
	expect(text(summary.index())).toBe('{"v":1,"pairs":[],"rears":[],"brands":[]}');
});
