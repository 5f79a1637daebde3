import { type Piece, yearOf } from "./car-text.rules.ts";
import { bodyOf, type CarWords, isElse, isFiller, isGeneral } from "./car-words.rules.ts";
import type { Entry } from "./model-index.rules.ts";
import { addAt, BY_CODE, BY_NAME, type Match } from "./term-matches.rules.ts";

/** What a text says if it means an entry. */
export type Explanation = {
	score: number;
	/** The text has the model's name, not only its brand's. */
	isNamed?: boolean;
	/** By its own name, not only by what a generation or an engine is called. */
	isModel?: boolean;
	/** The piece behind the last name. */
	nameEnd?: number;
	/** A word names it, or a code that stands behind no unknown word: `Polestar 2` is no Mazda 2. */
	isSure?: boolean;
	/** A code names it, wherever it stands. */
	hasCode?: boolean;
	/** The text has its brand's name. */
	hasBrand?: boolean;
	/** The text has the end of it. */
	isHalf?: boolean | undefined;
	parts: number;
	year?: number;
	unbuilt?: number;
	years?: [number, number] | undefined;
	body?: string;
	/** Pieces that it has nothing to do with; of a code the first one and the last one. */
	ignored: number[];
	/** How many of them may have been meant to name a car. */
	unknown: number;
};

const YEAR = 3;
const UNBUILT = -0.5;
const BODY = 2;
const IGNORED = -2.5;
/** What is no car's name says little about which one is meant. */
const ELSE = -0.1;
const FILLER = -0.01;
/** A generation behind a name counts more than the beginning of another one's code: `golf 5` is no 5G. */
const BEHIND_NAME = 1;

export const EMPTY_EXPLANATION: Explanation = { score: 0, parts: 0, ignored: [], unknown: 0 };

/** Keeps a reading to before the piece `to` if none is better. */
type Keep = (to: number, score: number, changes?: Partial<Explanation>) => void;

/** The best way to read the pieces of a text as an entry: each is part of a name, a year, a body, or is ignored. */
export function explain(
	entry: Entry,
	pieces: readonly Piece[],
	matches: readonly Match[],
	words: CarWords,
): Explanation {
	const best: Explanation[] = [EMPTY_EXPLANATION];
	const places: Match[][] = [];
	for (const match of matches) addAt(places, match.from, match);
	for (const at of pieces.keys()) {
		const before = best[at];
		if (!before) continue;
		const takeReading: Keep = (to, score, changes) => {
			const one = { ...before, ...changes, score: before.score + score };
			if (!best[to] || one.score > best[to].score) best[to] = one;
		};
		for (const match of places[at] ?? []) {
			const isHalf = isInCode(pieces, match.to);
			if (isOfOtherClass(pieces, match, words) && before.nameEnd !== at) continue;
			if (before.isNamed || match.isName || match.isBrand || !isHalf)
				takeReading(
					match.to,
					match.weight + (before.isModel && match.years ? BEHIND_NAME : 0),
					named(before, match, isHalf),
				);
		}
		readUnnamed(entry, pieces, at, before, words, takeReading);
	}
	return best[pieces.length] ?? EMPTY_EXPLANATION;
}

/** A code goes on there. */
const isInCode = (pieces: readonly Piece[], at: number): boolean => {
	const { code } = pieces[at] ?? {};
	return code !== undefined && pieces[at - 1]?.code === code;
};

/** The `320` of `ml 320` is no C 320. Behind letters that name nothing only a whole name counts: `pug 206`. */
function isOfOtherClass(
	pieces: readonly Piece[],
	{ from, to, parts, isHalf, years, isBrand }: Match,
	words: CarWords,
): boolean {
	const [letters = "", number] = [pieces[from - 1]?.text, pieces[from]?.text];
	const isDesignation = to === from + 1 && /^[a-z]{2,3} \d{3}$/.test(`${letters} ${number}`);
	const isWholeName = isBrand || (parts > 0 && !isHalf && !years);
	return (
		isDesignation && !isWholeName && !bodyOf(letters, words) && !isFiller(letters, words) && !isElse(letters, words)
	);
}

const named = (
	before: Explanation,
	{ to, parts, isName, isBrand, isHalf, proof, years }: Match,
	isHalfCode: boolean,
): Partial<Explanation> => ({
	isNamed: before.isNamed || isName,
	isModel: before.isModel || (isName && !years),
	nameEnd: to,
	isSure: before.isSure || proof === BY_NAME || (proof === BY_CODE && !before.unknown),
	hasCode: before.hasCode || (isName && proof === BY_CODE && !isHalfCode),
	hasBrand: before.hasBrand || isBrand,
	isHalf: before.isHalf || isHalf,
	parts: before.parts + parts,
	years: years && before.years ? commonYears(before.years, years) : (before.years ?? years),
});

/** Of `320d` and `e90`; of two that have none in common, the first. */
function commonYears(one: [number, number], [otherFrom, otherTo]: [number, number]): [number, number] {
	const from = Math.max(one[0], otherFrom);
	const to = Math.min(one[1] || NO_END, otherTo || NO_END);
	return from <= to ? [from, to % NO_END] : one;
}

const NO_END = 9999;

function readUnnamed(
	entry: Entry,
	pieces: readonly Piece[],
	at: number,
	before: Explanation,
	words: CarWords,
	takeReading: Keep,
): void {
	const piece = pieces[at];
	if (!piece) return;
	const { text, code, isWhole } = piece;
	const next = at + 1;
	const ignore = (to: number, isUnknown: boolean, cost = isUnknown ? IGNORED : ELSE) =>
		takeReading(to, cost, { ignored: [...before.ignored, at, to - 1], unknown: before.unknown + (isUnknown ? 1 : 0) });
	const year = yearOf(piece);
	// `A1 25 TFSI 2019`: beside a whole year two digits are none.
	if (year && (text.length > 2 || !pieces.some((one) => isWholeYear(entry, one)))) {
		if (before.year || before.unbuilt) takeReading(next, FILLER);
		else if (isBuilt(entry, year)) takeReading(next, YEAR, { year });
		else if (text.length > 2) takeReading(next, UNBUILT, { unbuilt: year });
		// Two digits may be anything.
		else ignore(next, entry.model !== null, IGNORED);
		return;
	}
	// Half of a code is no car's: a `V60` is not a V70. A brand may be written with a number (`vw7`), a model too (`golf r 32`).
	const isHalf = isInCode(pieces, at);
	if (code !== undefined && !(isWhole && (before.isNamed || isHalf))) {
		if (!isHalf) ignore(pieces.findLastIndex((one) => one.code === code) + 1, true);
		if (entry.model || isWhole) return;
	}
	const pair = bodyOf(text + pieces[next]?.text, words);
	const group = pair ?? bodyOf(text, words);
	const body = group && entry.bodies.get(group);
	if (body) takeReading(pair ? at + 2 : next, BODY, { body: before.body ?? body });
	// `mk9`: no name, even if no car has it.
	const isGeneration = /^(mk|gen)$/.test(pieces[at - 1]?.text ?? "");
	const isLast = next === pieces.length && !isGeneration;
	const isBegun = isLast && isWhole && /^([12]|(19|20)\d?)$/.test(text);
	// `S-Klasse`.
	const isOfClass = !text[1] && pieces.some((one) => isGeneral(one.text));
	if (isBegun || (isFiller(text, words) && !group && !isOfClass)) takeReading(next, FILLER);
	else ignore(next, !(isElse(text, words) || piece.isDecimal || piece.isNoName || isGeneration || group));
}

/** `Peugeot 2008 16`: what names a model is no year. */
function isWholeYear(entry: Entry, piece: Piece): boolean {
	const year = yearOf(piece);
	return !!year && piece.text.length > 2 && isBuilt(entry, year);
}

/** Also where the years are not known. */
function isBuilt({ years }: Entry, year: number): boolean {
	if (!years[0]) return true;
	return years.some((from, at) => at % 2 === 0 && from <= year && year <= (years[at + 1] ?? 0));
}
