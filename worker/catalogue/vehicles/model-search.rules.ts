import {
	isFiller,
	isGeneration,
	isNear,
	piecesOf,
	spellingsOf,
	toWords,
	typedFormsOf,
	yearOf,
} from "./car-words.rules.ts";
import type { ModelHit, ModelList } from "./model-list.rules.ts";

const HITS_MAX = 8;
/** Shorter words have too many similar words for a typing error to be recognised. */
const NEAR_MIN = 3;
/** How well a typed word matches a written one. A brand's word scores one less than a model's. */
const EXACT = 5;
const STARTS = 3;
const NEAR = 2;
const CONTAINS = 1;
/** Not part of the name, nor any other term for a car. */
const NO_MATCH = Number.NEGATIVE_INFINITY;
/** From this score on a word matches as written. */
const AS_WRITTEN = 4.5;
/** Numbers and short words are part of too many names to count as a match. */
const NAME = /\p{L}{3}/u;

/** A model with every way to write its words. */
type Entry = { brand: ModelHit["brand"]; model: ModelHit["model"]; brandWords: string[]; modelWords: string[] };
type Index = { entries: Entry[]; vocabulary: string[] };
/** How well a word matches each written one; the others don't count. */
type Matcher = (word: string) => Map<string, number>;

/** How tolerant the search is; the next level is tried if nothing was found. */
const TOLERANCES = ["nothing", "typing errors", "other words"] as const;
type Tolerance = (typeof TOLERANCES)[number];

const indexOf = new WeakMap<ModelList, Index>();

/**
 * The models that a free text ("golf 7 2016") may mean, best first, at most 8. Case, accents and word order don't
 * count, `VII` is `7`, and a number that is not part of a name is read as the model year or the generation. If no car
 * has every word, words with one wrong letter count too, and then words beside the model's name are ignored.
 */
export function searchModels(list: ModelList, text: string): ModelHit[] {
	const words = toWords(text);
	const { entries, vocabulary } = index(list);
	for (const tolerance of TOLERANCES) {
		const matcher = cachedMatcher(vocabulary, tolerance !== "nothing");
		const hits = entries.flatMap((entry) => scoredHit(entry, words, matcher, tolerance) ?? []);
		// The sort is stable: equals stay in the order of the names.
		const best = hits.sort((a, b) => b.score - a.score).slice(0, HITS_MAX);
		if (best.length > 0) return best.map(({ hit }) => hit);
	}
	return [];
}

/**
 * Whole words score more than beginnings, the model's name more than the brand's; short names come before long ones.
 */
function scoredHit(entry: Entry, words: string[], matcher: Matcher, tolerance: Tolerance) {
	const { brand, model } = entry;
	let year: number | null = null;
	let hasMatch = false;
	let hasName = false;
	const weightOfWord = (word: string): number => {
		const weight = weightOf(entry, matcher(word));
		hasMatch ||= weight > 0;
		hasName ||= weight > AS_WRITTEN && NAME.test(word);
		if (weight > 0 || isFiller(word)) return weight;
		const named = year === null ? yearOf(word) : undefined;
		year ??= named ?? null;
		if (named !== undefined) return 0;
		if (isGeneration(word)) return -1;
		const pieces = piecesOf(word);
		return pieces.length > 1 ? Math.min(...pieces.map(weightOfWord)) - 1 : NO_MATCH;
	};
	const weights = words.map(weightOfWord);
	const ignoresOthers = tolerance === "other words" && hasName;
	if (!hasMatch || (weights.includes(NO_MATCH) && !ignoresOthers)) return undefined;
	const score = weights.reduce((sum, weight) => sum + Math.max(weight, -1), -model.name.length / 1000);
	return { hit: { brand, model, year }, score };
}

function weightOf({ brandWords, modelWords }: Entry, matches: Map<string, number>): number {
	const best = (written: string[]) => written.reduce((most, one) => Math.max(most, matches.get(one) ?? 0), 0);
	const byBrand = best(brandWords);
	// Also if the model has its brand's name: then every model matches.
	return byBrand > AS_WRITTEN ? byBrand - 1 : Math.max(best(modelWords), byBrand - 1);
}

/** Compares a word once with every written one, not with every car. */
function cachedMatcher(vocabulary: string[], allowsErrors: boolean): Matcher {
	const cache = new Map<string, Map<string, number>>();
	return (word) => {
		const matches = cache.get(word) ?? matchWord(word, vocabulary, allowsErrors);
		cache.set(word, matches);
		return matches;
	};
}

function matchWord(word: string, vocabulary: string[], allowsErrors: boolean): Map<string, number> {
	const matches = new Map<string, number>();
	for (const [at, text] of [...new Set(typedFormsOf(word))].entries()) {
		for (const written of vocabulary) {
			const quality = qualityOf(text, written, allowsErrors);
			// As typed first: other ways to write it score a little less.
			if (quality > 0) matches.set(written, Math.max(quality - at / 10, matches.get(written) ?? 0));
		}
	}
	return matches;
}

function qualityOf(text: string, written: string, allowsErrors: boolean): number {
	if (written === text) return EXACT;
	if (written.startsWith(text)) return STARTS;
	if (allowsErrors && text.length >= NEAR_MIN && /\D/.test(text) && isNear(text, written)) return NEAR;
	return text.length > 2 && written.includes(text) ? CONTAINS : 0;
}

function index(list: ModelList): Index {
	const existing = indexOf.get(list) ?? makeIndex(list);
	indexOf.set(list, existing);
	return existing;
}

function makeIndex({ brands }: ModelList): Index {
	const entries = brands.flatMap(([brandId, brandName, models]) => {
		const brand = { id: brandId, name: brandName };
		const brandWords = [...spellingsOf(brandName)];
		return models.map(([id, name]) => ({ brand, model: { id, name }, brandWords, modelWords: [...spellingsOf(name)] }));
	});
	const vocabulary = new Set(entries.flatMap(({ brandWords, modelWords }) => [...brandWords, ...modelWords]));
	return { entries, vocabulary: [...vocabulary] };
}
