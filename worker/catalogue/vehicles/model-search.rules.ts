import {
	isFiller,
	isGeneration,
	isNear,
	piecesOf,
	spellingsOf,
	toWords,
	writingsOf,
	yearOf,
} from "./car-words.rules.ts";
import type { ModelHit, ModelList } from "./model-list.rules.ts";

const HITS_MAX = 8;
/** Shorter words have too many similar words for a typing error to be recognised. */
const NEAR_MIN = 3;
/** How well a typed word matches a written one. A brand's word scores one less than a model's. */
const EXACT = 5;
const BEGINS = 3;
const NEAR = 2;
const HOLDS = 1;
/** Not part of the name, nor any other term for a car. */
const LACKING = Number.NEGATIVE_INFINITY;
/** From this score on a word matches as written. */
const MEANT = 4.5;
/** Numbers and short words are part of too many names to count as a match. */
const NAME = /\p{L}{3}/u;

/** A model with every way to write its words. */
type Entry = { brand: ModelHit["brand"]; model: ModelHit["model"]; brandWords: string[]; modelWords: string[] };
type Index = { entries: Entry[]; vocabulary: string[] };
/** How well a word matches each written one; the others don't count. */
type Meets = (word: string) => Map<string, number>;

/** How tolerant the search is; the next level is tried if nothing was found. */
const PATIENCE = ["nothing", "typing errors", "other words"] as const;
type Patience = (typeof PATIENCE)[number];

const indexOf = new WeakMap<ModelList, Index>();

/**
 * The models that a free text ("golf 7 2016") may mean, best first, at most 8. Case, accents and word order don't
 * count, `VII` is `7`, and a number that is not part of a name is read as the model year or the generation. If no car
 * has every word, words with one wrong letter count too, and then words beside the model's name are ignored.
 */
export function searchModels(list: ModelList, text: string): ModelHit[] {
	const words = toWords(text);
	const { entries, vocabulary } = index(list);
	for (const patience of PATIENCE) {
		const meets = remembered(vocabulary, patience !== "nothing");
		const found = entries.flatMap((entry) => scored(entry, words, meets, patience) ?? []);
		// The sort is stable: equals stay in the order of the names.
		const best = found.sort((a, b) => b.score - a.score).slice(0, HITS_MAX);
		if (best.length > 0) return best.map(({ hit }) => hit);
	}
	return [];
}

/**
 * Whole words score more than beginnings, the model's name more than the brand's; short names come before long ones.
 */
function scored(entry: Entry, words: string[], meets: Meets, patience: Patience) {
	const { brand, model } = entry;
	let year: number | null = null;
	let isMet = false;
	let isNamed = false;
	const weigh = (word: string): number => {
		const weight = weightOf(entry, meets(word));
		isMet ||= weight > 0;
		isNamed ||= weight > MEANT && NAME.test(word);
		if (weight > 0 || isFiller(word)) return weight;
		const named = year === null ? yearOf(word) : undefined;
		year ??= named ?? null;
		if (named !== undefined) return 0;
		if (isGeneration(word)) return -1;
		const pieces = piecesOf(word);
		return pieces.length > 1 ? Math.min(...pieces.map(weigh)) - 1 : LACKING;
	};
	const weights = words.map(weigh);
	const isForgiven = patience === "other words" && isNamed;
	if (!isMet || (weights.includes(LACKING) && !isForgiven)) return undefined;
	const score = weights.reduce((sum, weight) => sum + Math.max(weight, -1), -model.name.length / 1000);
	return { hit: { brand, model, year }, score };
}

function weightOf({ brandWords, modelWords }: Entry, met: Map<string, number>): number {
	const best = (written: string[]) => written.reduce((most, one) => Math.max(most, met.get(one) ?? 0), 0);
	const byBrand = best(brandWords);
	// Also if the model has its brand's name: then every model matches.
	return byBrand > MEANT ? byBrand - 1 : Math.max(best(modelWords), byBrand - 1);
}

/** Compares a word once with every written one, not with every car. */
function remembered(vocabulary: string[], isPatient: boolean): Meets {
	const known = new Map<string, Map<string, number>>();
	return (word) => {
		const met = known.get(word) ?? meet(word, vocabulary, isPatient);
		known.set(word, met);
		return met;
	};
}

function meet(word: string, vocabulary: string[], isPatient: boolean): Map<string, number> {
	const met = new Map<string, number>();
	for (const [at, text] of [...new Set(spellingsOf(word))].entries()) {
		for (const written of vocabulary) {
			const quality = qualityOf(text, written, isPatient);
			// As typed first: other ways to write it score a little less.
			if (quality > 0) met.set(written, Math.max(quality - at / 10, met.get(written) ?? 0));
		}
	}
	return met;
}

function qualityOf(text: string, written: string, isPatient: boolean): number {
	if (written === text) return EXACT;
	if (written.startsWith(text)) return BEGINS;
	if (isPatient && text.length >= NEAR_MIN && /\D/.test(text) && isNear(text, written)) return NEAR;
	return text.length > 2 && written.includes(text) ? HOLDS : 0;
}

function index(list: ModelList): Index {
	const made = indexOf.get(list) ?? makeIndex(list);
	indexOf.set(list, made);
	return made;
}

function makeIndex({ brands }: ModelList): Index {
	const entries = brands.flatMap(([brandId, brandName, models]) => {
		const brand = { id: brandId, name: brandName };
		const brandWords = [...writingsOf(brandName)];
		return models.map(([id, name]) => ({ brand, model: { id, name }, brandWords, modelWords: [...writingsOf(name)] }));
	});
	const vocabulary = new Set(entries.flatMap(({ brandWords, modelWords }) => [...brandWords, ...modelWords]));
	return { entries, vocabulary: [...vocabulary] };
}
