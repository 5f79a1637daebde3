import { searchText } from "../db/search-text.rules.ts";

/** All models' names, for the free-text box: by vehicle brand, in the order of the names. */
export type ModelList = { v: 1; brands: [id: number, name: string, models: [id: number, name: string][]][] };

/** A model that someone may have meant, and the model year where the text named one. */
export type ModelHit = {
	brand: { id: number; name: string };
	model: { id: number; name: string };
	year: number | null;
};

const HITS_MAX = 8;
const ROMAN = ["", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii", "xiii", "xiv", "xv"];
/** What drivers write for a brand, folded. */
const SHORT_NAMES = new Map([
	["vw", "volkswagen"],
	["mb", "mercedes"],
	["chevy", "chevrolet"],
]);

/** A model as it is searched: every way to write its words, each between two blanks. */
type Entry = { brand: ModelHit["brand"]; model: ModelHit["model"]; brandWords: string; modelWords: string };

const SIGNS = /[^\p{L}\p{N}]+/gu;
const entriesOf = new WeakMap<ModelList, Entry[]>();
const toWords = (text: string): string[] => searchText(text).split(/\s+/).filter(Boolean);

/**
 * The models that a free text ("golf 7 2016") may mean, best first, at most 8. Case and accents don't count, `VII` is
 * `7`, and a number that is no part of a name is taken for the model year. Every other word must be found.
 */
export function searchModels(list: ModelList, text: string): ModelHit[] {
	const words = toWords(text);
	if (words.length === 0) return [];
	const found = entries(list).flatMap((entry) => scored(entry, words));
	// The sort is stable: equals stay in the order of the names.
	return found
		.sort((a, b) => b.score - a.score)
		.slice(0, HITS_MAX)
		.map(({ hit }) => hit);
}

/** Whole words count more than beginnings, and the model's name more than the brand's; short names before long ones. */
function scored({ brand, model, brandWords, modelWords }: Entry, words: string[]): { hit: ModelHit; score: number }[] {
	let score = -model.name.length / 1000;
	let year: number | null = null;
	for (const word of words) {
		const bare = word.replace(SIGNS, "") || word;
		// As it was typed first: other ways to write it count a little less.
		const spellings = [word, bare, SHORT_NAMES.get(bare) ?? bare];
		const weight = Math.max(...spellings.map((text, at) => weightOf(text, brandWords, modelWords) - at / 10));
		if (weight > 0) score += weight;
		else if (year === null && /^(19|20)\d\d$/.test(bare)) year = Number(bare);
		else return [];
	}
	return [{ hit: { brand, model, year }, score }];
}

function weightOf(text: string, brandWords: string, modelWords: string): number {
	if (modelWords.includes(` ${text} `)) return 5;
	if (brandWords.includes(` ${text} `)) return 4;
	if (modelWords.includes(` ${text}`)) return 3;
	if (brandWords.includes(` ${text}`)) return 2;
	return text.length > 2 && modelWords.includes(text) ? 1 : 0;
}

function entries(list: ModelList): Entry[] {
	const made =
		entriesOf.get(list) ??
		list.brands.flatMap(([brandId, brandName, models]) => {
			const brand = { id: brandId, name: brandName };
			const brandWords = writings(brandName);
			return models.map(([id, name]) => ({ brand, model: { id, name }, brandWords, modelWords: writings(name) }));
		});
	entriesOf.set(list, made);
	return made;
}

/** `CX-5` is found as `cx-5`, `cx 5` and `cx5`; `Golf VII` as `golf 7`, and `3` as `iii`. */
function writings(name: string): string {
	const words = new Set(toWords(name).flatMap((word) => [word, word.replace(SIGNS, ""), ...word.split(SIGNS)]));
	words.delete("");
	for (const word of words) {
		const roman = ROMAN.indexOf(word);
		words.add(roman > 0 ? String(roman) : (ROMAN[Number(word)] ?? word));
	}
	return ` ${[...words].join(" ")} `;
}
