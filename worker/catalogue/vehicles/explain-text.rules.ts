import { type Piece, yearOf } from "./car-text.rules.ts";
import { bodyOf, isElse, isFiller } from "./car-words.rules.ts";
import type { Entry } from "./model-index.rules.ts";
import { byPlace, type Match } from "./term-matches.rules.ts";

/** What a text says if it means an entry. */
export type Explanation = {
	score: number;
	/** The text has the model's name, not only its brand's. */
	isNamed?: boolean;
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
	/** Pieces that it has nothing to do with; of a code the first one. */
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

const NOTHING: Explanation = { score: 0, parts: 0, ignored: [], unknown: 0 };

/** The best way to read the pieces of a text as an entry: each is part of a name, a year, a body, or is ignored. */
export function explain(entry: Entry, pieces: readonly Piece[], matches: readonly Match[]): Explanation {
	const best: Explanation[] = [NOTHING];
	const places = byPlace(matches);
	for (let at = 0; at < pieces.length; at++) {
		const [piece, before] = [pieces[at], best[at]];
		if (!piece || !before) continue;
		for (const match of places[at] ?? []) keep(best, match.to, named(before, match));
		for (const [to, next] of unnamed(entry, pieces, at, before)) keep(best, to, next);
	}
	return best[pieces.length] ?? NOTHING;
}

function keep(best: Explanation[], at: number, one: Explanation): void {
	const known = best[at];
	if (!known || one.score > known.score) best[at] = one;
}

const named = (before: Explanation, { weight, parts, isName, isBrand, isHalf, proof, years }: Match): Explanation => ({
	...before,
	score: before.score + weight,
	isNamed: before.isNamed || isName,
	isSure: before.isSure || proof === "name" || (proof === "code" && before.unknown === 0),
	hasCode: before.hasCode || (isName && proof === "code"),
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

function* unnamed(
	entry: Entry,
	pieces: readonly Piece[],
	at: number,
	before: Explanation,
): Generator<[to: number, next: Explanation]> {
	const [piece, next] = [pieces[at], pieces[at + 1]];
	if (!piece) return;
	const year = yearOf(piece);
	// `A1 25 TFSI 2019`: beside a whole year two digits are none.
	if (year && (piece.text.length > 2 || !pieces.some((one) => isWholeYear(entry, one)))) {
		yield [at + 1, withYear(entry, piece, before, year, at)];
		return;
	}
	// Half of a code is no car's: a `V60` is not a V70. A brand may be written with a number: `vw7`.
	if (piece.isOfCode) {
		const to = pieces.findLastIndex(({ word }) => word === piece.word) + 1;
		if (pieces[at - 1]?.word !== piece.word) yield [to, ignoring(before, at, IGNORED, true)];
		if (entry.model) return;
	}
	const pair = next && bodyOf(piece.text + next.text);
	const group = pair ?? bodyOf(piece.text);
	const body = group && entry.bodies.get(group);
	const to = pair ? at + 2 : at + 1;
	if (body) yield [to, { ...before, score: before.score + BODY, body: before.body ?? body }];
	// `mk9`: no name, even if no car has it.
	const isGeneration = /^(mk|gen)$/.test(pieces[at - 1]?.text ?? "");
	const isLast = at === pieces.length - 1 && !isGeneration;
	const isBegun = isLast && piece.isWhole && /^(?:[12]|19\d?|20\d?)$/.test(piece.text);
	if (isBegun || (isFiller(piece.text) && !group)) {
		yield [at + 1, { ...before, score: before.score + FILLER }];
		return;
	}
	const isUnknown = !(isElse(piece.text) || piece.isDecimal || piece.isNoName || isGeneration || group);
	const cost = isUnknown ? IGNORED : ELSE;
	yield [at + 1, ignoring(before, at, cost, isUnknown)];
}

/** `Peugeot 2008 16`: what names a model is no year. */
function isWholeYear(entry: Entry, piece: Piece): boolean {
	const year = yearOf(piece);
	return !!year && piece.text.length > 2 && isBuilt(entry, year);
}

const ignoring = (before: Explanation, at: number, cost: number, isUnknown: boolean): Explanation => ({
	...before,
	score: before.score + cost,
	ignored: [...before.ignored, at],
	unknown: before.unknown + (isUnknown ? 1 : 0),
});

function withYear(entry: Entry, piece: Piece, before: Explanation, year: number, at: number): Explanation {
	if (before.year || before.unbuilt) return { ...before, score: before.score + FILLER };
	if (isBuilt(entry, year)) return { ...before, score: before.score + YEAR, year };
	// A brand is no year's, and two digits may be anything.
	if (entry.model && piece.text.length === 4) return { ...before, score: before.score + UNBUILT, unbuilt: year };
	return ignoring(before, at, IGNORED, entry.model !== null);
}

/** Also where the years are not known. */
export function isBuilt({ years, model }: Entry, year: number): boolean {
	if (model && years.length === 0) return true;
	return years.some((from, at) => at % 2 === 0 && from <= year && year <= (years[at + 1] ?? 0));
}
