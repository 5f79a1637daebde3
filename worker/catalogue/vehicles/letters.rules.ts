import { searchText } from "../../db/search-text.rules.ts";

const pairs = (text: string): Record<string, string> =>
	Object.fromEntries(text.split(" ").map((pair) => pair.split("=")));

/** Several Greek and Cyrillic letters that are one sound. */
const SOUNDS = pairs("γι=i γκ=g γγ=g μπ=b ντ=d ου=u τζ=j ει=i αι=e οι=i дж=j і=i");
const FOREIGN = new RegExp(`${Object.keys(SOUNDS).join("|")}|[α-ωа-я]`, "gu");
/** The others by sound, as people write foreign names: from `α` to `ω`, and from `а` to `я`. */
const GREEK = "a v g d e z i th i k l m n x o p r s s t i f h ps o".split(" ");
const CYRILLIC = "a b v g d e zh z i i k l m n o p r s t u f h ts ch sh sh  i  e iu ia".split(" ");
const soundOfLetter = (letter: string): string =>
	GREEK[letter.charCodeAt(0) - 0x3b1] ?? CYRILLIC[letter.charCodeAt(0) - 0x430] ?? letter;

const ASCII = /^[\x20-\x7e]*$/;
/** Letters of designations such as `С` and `Х5` by their shape, and what is meant by sound beside them: `СРВ`. */
const LOOKS = "вvеeкkмmрrсcфfхxцcβbχx";
/** By their shape only if they are alone. */
const LOOKS_ALONE = "вbнhрpуy";
/** Longer words are read by their sound only. */
const LOOKS_MAX = 3;

/** Folded, in Latin letters: `Гольф` is `golf`, `Škoda` is `skoda`. */
export const latin = (text: string): string =>
	ASCII.test(text)
		? text.toLowerCase()
		: searchText(text).replace(FOREIGN, (letters, at) =>
				at && letters === "ντ" ? "nt" : (SOUNDS[letters] ?? soundOfLetter(letters)),
			);

/**
 * A word in other letters: a short one by their shape (`ХС` is `xc`, but `СРВ` is `crv`), a longer one with `d` for `ντ`
 * (`σκόντα`).
 */
export function otherReading(text: string): string | undefined {
	if (ASCII.test(text)) return undefined;
	if (text[LOOKS_MAX]) return latin(text.replace(/ντ/gi, "δ"));
	const looks = text[1] ? LOOKS : LOOKS_ALONE + LOOKS;
	return searchText(text).replace(/\P{ASCII}/gu, (letter) => looks[looks.indexOf(letter) + 1 || 99] ?? letter);
}

const ALIKE = pairs("sch=s sh=s ch=s ck=k qu=k ph=v ee=i oo=u ou=u c=k f=v h= j=i q=k w=v x=ks y=i z=s");
const ALIKE_LETTERS = new RegExp(Object.keys(ALIKE).join("|"), "g");

/** Equal for words that sound alike to somebody who has only heard them: `qashqai` and `kashkai`. */
export const soundOf = (word: string): string =>
	word
		// Before these vowels it is soft.
		.replace(/c(?=[eiy])/g, "s")
		.replace(ALIKE_LETTERS, (letters) => ALIKE[letters] ?? "")
		.replace(/(.)\1+/g, "$1");
