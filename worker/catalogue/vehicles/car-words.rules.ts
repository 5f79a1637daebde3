import { searchText } from "../../db/search-text.rules.ts";

const ROMAN = ["", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii", "xiii", "xiv", "xv"];
const SIGNS = /[^\p{L}\p{N}]+/gu;

/** Other words that drivers use, folded, in the finder's languages. */
const SYNONYMS = new Map([
	["vw", "volkswagen"],
	["mb", "mercedes"],
	["merc", "mercedes"],
	["chevy", "chevrolet"],
	["er", "series"],
	["reihe", "series"],
	["seri", "series"],
	["seria", "series"],
	["serie", "series"],
	["clase", "class"],
	["classe", "class"],
	["klasa", "class"],
	["klasse", "class"],
	["sinifi", "class"],
]);
/** Words beside a year or a generation that carry no meaning, folded. */
const FILLERS = /^(mk|mark|gen|generation|typ|type|bj|baujahr|year|yil|model yili|er|from|ab|г|год|рок)$/;

export const toWords = (text: string): string[] => searchText(text).split(/\s+/).filter(Boolean);

const withoutSigns = (word: string): string => word.replace(SIGNS, "");
const synonymOf = (word: string): string => SYNONYMS.get(word) ?? word;

/** `golf7` is `golf` and `7`. A single piece: nothing to split. */
export const piecesOf = (word: string): string[] => withoutSigns(word).match(/\d+|\D+/g) ?? [];

/** As typed first, then without punctuation, then its synonyms. */
export const typedFormsOf = (word: string): string[] => [
	word,
	withoutSigns(word) || word,
	synonymOf(withoutSigns(word)) || word,
];

export const isFiller = (word: string): boolean => FILLERS.test(withoutSigns(word));

/** A generation, `7` or `vii`: people type it for cars whose catalogue name lacks it. */
export const isGeneration = (word: string): boolean =>
	ROMAN.includes(word) || ROMAN[Number(withoutSigns(word))] !== undefined;

/** A model year with four digits or two (`'16`); undefined if the word can't be one. */
export function yearOf(word: string): number | undefined {
	const [, digits] = /^['’(]?((?:19|20)\d\d|\d\d)[.,)]?$/.exec(word) ?? [];
	if (digits === undefined) return undefined;
	const year = Number(digits);
	return year > 99 ? year : year + (year > 40 ? 1900 : 2000);
}

/**
 * Every way to write the words of a name: `CX-5` is `cx-5`, `cx5`, `cx` and `5`; `Golf VII` is also `7`, and `3` also
 * `iii`; `Land Rover` is also `landrover`, and `C-Class` has its names in other languages.
 */
export function spellingsOf(name: string): Set<string> {
	const words = new Set(toWords(name).flatMap((word) => [word, withoutSigns(word), ...word.split(SIGNS)]));
	for (const word of words) {
		const roman = ROMAN.indexOf(word);
		words.add(roman > 0 ? String(roman) : (ROMAN[Number(word)] ?? word));
	}
	for (const word of [...words]) for (const piece of piecesOf(word)) words.add(synonymOf(piece));
	words.add(withoutSigns(searchText(name)));
	words.delete("");
	return words;
}

/** Shorter words have to match as a whole, longer ones may be beginnings. */
const PREFIX_MIN = 5;

/** One letter is missing, added, replaced, or swapped with the next one. */
export function isNear(typed: string, written: string): boolean {
	if (typed[0] !== written[0] && typed[0] !== written[1] && typed[1] !== written[0] && typed[1] !== written[1])
		return false;
	let at = 0;
	while (at < typed.length && typed[at] === written[at]) at++;
	const ends = (one: string, other: string) =>
		typed.length < PREFIX_MIN ? one === other : one.length > 0 && other.startsWith(one);
	const rest = typed.slice(at + 1);
	return (
		ends(rest, written.slice(at + 1)) ||
		ends(rest, written.slice(at)) ||
		ends(typed.slice(at), written.slice(at + 1)) ||
		(typed[at + 1] === written[at] && typed[at] === written[at + 1] && ends(typed.slice(at + 2), written.slice(at + 2)))
	);
}
