import { withoutAccents } from "../../db/search-text.rules.ts";
import type { CarWords, LetterPair } from "./car-words.rules.ts";

const ASCII = /^[\x20-\x7e]*$/;
/** Longer words are read by their sound only. */
const LOOKS_MAX = 3;

function replaced(text: string, pairs: LetterPair[] = []): string {
	let changed = text;
	for (const [from, to] of pairs) changed = changed.replaceAll(from, to);
	return changed;
}

/** Folded, in Latin letters: `Гольф` is `golf`, `Škoda` is `skoda`. */
export const latin = (text: string, { letters }: CarWords): string =>
	ASCII.test(text) ? text.toLowerCase() : replaced(withoutAccents(text).replace(/(?!^)ντ/g, "nt"), letters);

/**
 * A word in other letters: a short one by their shape (`ХС` is `xc`), those that have no other one by sound (`СРВ` is `crv`); a
 * longer one with `d` for `ντ` (`σκόντα`).
 */
export function otherReading(text: string, words: CarWords): string | undefined {
	if (ASCII.test(text)) return undefined;
	if (text[LOOKS_MAX]) return latin(text.replace(/ντ/gi, "δ"), words);
	const alone = text[1] ? withoutAccents(text) : replaced(withoutAccents(text), words.looksAlone);
	return latin(replaced(alone, words.looks), words);
}

/** Equal for words that sound alike to somebody who has only heard them: `qashqai` and `kashkai`. */
export const soundOf = (word: string, { alike }: CarWords): string =>
	// Before these vowels it is soft.
	replaced(word.replace(/c(?=[eiy])/g, "s"), alike).replace(/(.)\1+/g, "$1");
