import { type Candidate, candidatesOf } from "./candidate-cars.rules.ts";
import { type Piece, piecesOf, wordsOf } from "./car-text.rules.ts";
import { type CarWords, isElse } from "./car-words.rules.ts";
import { EMPTY_EXPLANATION, type Explanation, explain } from "./explain-text.rules.ts";
import { soundOf } from "./letters.rules.ts";
import { type Entry, indexOf, type ModelIndex } from "./model-index.rules.ts";
import type { ModelHit, ModelList, SearchAnswer, SearchHit } from "./model-list.rules.ts";
import { beginningWith, matchTerms } from "./term-matches.rules.ts";
import { errorsBetween } from "./typing-errors.rules.ts";

const HITS_MAX = 8;
const WORDS_MAX = 16;
/** Without a limit a text of short pieces in one word (`mo1mo1…`) would take as long as hundreds of cars. */
const PIECES_MAX = 24;
/** A brand comes before its models if the text says no more than it. */
const BRAND_ITSELF = 0.6;
/** For each piece of a name that the text doesn't have. */
const UNSAID = 0.3;
/** A generation beside an unknown word counts less than the name of a model. */
const GENERATION_ALONE = 8;
/** Shorter words are like too many brands. */
const NEAREST_MIN = 4;

type Reading = { at: number; entry: Entry; read: Explanation; score: number };

/**
 * What a free text ("golf 7 2016") may mean, best first. Words may be joined or split, mistyped, in Greek or Cyrillic
 * letters and in any order; words that name no car are ignored and returned. Cars that fit as well come in the order of
 * their use. A model that is still built has model years until the one after `currentYear`.
 */
export function searchCatalogue(list: ModelList, text: string, currentYear = new Date().getFullYear()): SearchAnswer {
	const index = indexOf(list, currentYear);
	const { words } = index;
	const typed = piecesOf(wordsOf(text, words).slice(0, WORDS_MAX).join(" "), words);
	const pieces = splitJoined(index, typed).slice(0, PIECES_MAX);
	const read = candidatesOf(index, matchTerms(index, pieces))
		.map((candidate) => readAs(pieces, candidate, words))
		.sort(byFit);
	const sure = read.filter(isMeantSurely);
	const best = bestOf(sure);
	// Behind a car that is not meant surely no code names another one.
	if (!best?.entry.brand || (best.read.unknown && !best.read.isSure && best !== read[0]))
		return { hits: [], ignored: [], nearest: best && !best.entry.brand ? null : nearestBrand(index, pieces) };
	const { ignored } = best.read;
	const hits = sure.filter(({ read }) => read.ignored.every((at) => ignored.includes(at)));
	const nearest = isGuess(best) ? best.entry.brand : null;
	return {
		hits: hits.flatMap(toHit).slice(0, HITS_MAX),
		ignored: ignoredWords(wordsOf(text, words), pieces, ignored),
		nearest,
	};
}

/** Beside an unknown word a model needs its name; a code is enough if that is the whole name: `307`, not `850/1000`. */
const isMeantSurely = ({ entry, read }: Reading): boolean | undefined =>
	!read.unknown || (read.isSure && (read.isNamed || !entry.model)) || (read.hasCode && read.parts >= entry.pieces);

/** Only the end of a brand's name says it: `Rover` is no Land Rover. */
const isGuess = ({ read: { isHalf, hasBrand, isNamed } }: Reading): boolean | undefined =>
	isHalf && !hasBrand && !isNamed;

/** A text that names a brand means no other one, unless it has more to do with that. */
function bestOf(candidates: readonly Reading[]): Reading | undefined {
	const [best] = candidates;
	const branded = candidates.find(({ read }) => read.hasBrand);
	if (!best || !branded || isGuess(best)) return branded ?? best;
	// `Leon Cupra`: the first word that only one of them has names the car.
	const isFirst = firstMissed(best, branded) <= firstMissed(branded, best);
	return branded.read.unknown <= best.read.unknown && isFirst ? branded : best;
}

/** The place of the first word that the one ignores and the other doesn't. */
const firstMissed = (one: Reading, other: Reading): number =>
	one.read.ignored.find((at) => !other.read.ignored.includes(at)) ?? 0;

/** The models among them, for those who can't choose a brand. */
export const modelHits = ({ hits }: SearchAnswer): ModelHit[] =>
	hits.flatMap(({ model, ...hit }) => (model ? [{ ...hit, model }] : []));

export const searchModels = (list: ModelList, text: string): ModelHit[] => modelHits(searchCatalogue(list, text));

const byFit = (one: Reading, other: Reading): number =>
	Math.round(other.score) - Math.round(one.score) ||
	+!!one.entry.model - +!!other.entry.model ||
	other.entry.use - one.entry.use ||
	other.score - one.score ||
	one.at - other.at;

function readAs(pieces: readonly Piece[], { at, entry, matches }: Candidate, words: CarWords): Reading {
	const read = explain(entry, pieces, matches, words);
	const unsaid = entry.model ? UNSAID * Math.max(1, entry.pieces - read.parts) : -BRAND_ITSELF;
	const isWhole = read.isNamed && read.parts >= entry.pieces;
	// `Corolla E90` is no BMW E90.
	const alone = read.unknown && read.years && !read.isModel ? GENERATION_ALONE : 0;
	return { at, entry, read, score: read.score - (isWhole ? 0 : unsaid) - alone };
}

/** `vwgolf` is `vw` and `golf`: a brand and the name of a model. */
function splitJoined(index: ModelIndex, pieces: Piece[]): Piece[] {
	const { byText } = index;
	return pieces.flatMap((piece) => {
		const { text } = piece;
		if (byText.has(text) || beginningWith(index, text)[0]) return [piece];
		for (let at = 2; at < text.length - 1; at++) {
			const [one, other] = [text.slice(0, at), text.slice(at)];
			if (byText.get(one)?.ofBrands[0] && byText.get(other)?.ofModels[0])
				return [one, other].map((part) => ({ ...piece, text: part, other: undefined }));
		}
		return [piece];
	});
}

function toHit({ entry: { brand, model }, read }: Reading): SearchHit[] {
	// With a brand alone they select nothing.
	const { year, unbuilt, years, body } = model ? read : EMPTY_EXPLANATION;
	// A year says more than a number that may be something else than a generation.
	const isOutside = years && year && (year < years[0] || year > (years[1] || year));
	return brand ? [{ brand, model, year: year ?? null, unbuilt, years: isOutside ? undefined : years, body }] : [];
}

function ignoredWords(words: string[], pieces: readonly Piece[], ignored: number[]): string[] {
	const numbers = new Set(ignored.map((at) => pieces[at]?.word));
	return words
		.filter((_, at) => numbers.has(at))
		.map((word) => word.replace(/^[^\p{L}\p{N}+]+|[^\p{L}\p{N}+]+$/gu, ""));
}

/** If so large a part of a word's letters is wrong, the name of a brand isn't alike. */
const UNLIKE = 0.41;

function nearestBrand({ words, wordTerms, entries }: ModelIndex, pieces: readonly Piece[]): SearchAnswer["nearest"] {
	let [least, nearest] = [UNLIKE, -1];
	for (const { text } of pieces) {
		if (text.length < NEAREST_MIN || isElse(text, words)) continue;
		const sound = soundOf(text, words);
		const max = sound.length * UNLIKE;
		for (const { sound: written, ofBrands } of wordTerms) {
			for (const { entry } of ofBrands) {
				const unlike = errorsBetween(sound, written, max) / sound.length;
				if (unlike < least) [least, nearest] = [unlike, entry];
			}
		}
	}
	return entries[nearest]?.brand ?? null;
}
