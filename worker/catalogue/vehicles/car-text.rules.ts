import { type CarWords, countedBy, isFiller, sameWord } from "./car-words.rules.ts";
import { latin, otherReading } from "./letters.rules.ts";

/**
 * A piece of a name or a typed text: letters or digits, in Latin letters. `other`: another way to read it. `word`: the
 * word of the text that it is part of, by its number.
 */
export type Piece = {
	text: string;
	other: string | undefined;
	word: number;
	/** It is the whole word, or stands for one. */
	isWhole: boolean;
	/** `1.9`: an engine, in most cases. */
	isDecimal: boolean;
	/** `'16`: no part of a name. */
	isNoName: boolean;
	/** Few letters and digits, in one word or two (`V60`, `v 60`), by the number of the first; undefined: no part of one. */
	code: number | undefined;
};

/** `4x4`, `4motion`, `16v` and `5d` are one piece, and no generation. */
const PIECES = /^(\d[xхh]\d|4m(otion|atic)|\d\dv|[35]d)\b|\p{N}[.,]\p{N}(?!\p{N})|\p{N}+(?:doors|seats)?|\p{L}+/giu;
const SHORT_YEAR = /^\(?['’`´]\d\d\b/;
/** `bj16` and `mk5` are two words. */
const SIGN = /^(bj|my|mk|gen)\d/i;
/** `T6.1` is one as `T6` is. */
const CODE = /^(\p{L}{1,3}\p{N}{1,3}|\p{L}\d[.,]\d)$/u;
/** `v 60`, `s 320`; a longer word may be a name: `mon 206`. */
const SPLIT_CODE = /^(\p{L} \p{N}{1,3}|\p{L}{2} \p{N}{1,2})$/u;

/** `5-Türer` is `5doors`. */
const withCounts = (text: string, words: CarWords): string =>
	// No lookbehind in what visitors load: Safari has it from 16.4.
	text.replace(/(\d+)[^\p{L}\d]*(\p{L}+)/gu, (written, digits, word) => {
		const counted = !digits[1] && countedBy(latin(word, words), words);
		return counted ? digits + counted : written;
	});

/** Between blanks; `5 doors,` is one word. */
export function wordsOf(text: string, known: CarWords): string[] {
	const words: string[] = [];
	for (const word of text.match(/\S+/g) ?? []) {
		const letters = latin(word, known).replace(/\P{L}.*/u, "");
		const isCounted = /^(\W|\d\/)?\d$/.test(words.at(-1) ?? "") && countedBy(letters, known);
		words.push(isCounted ? `${words.pop()} ${word}` : word);
	}
	return words;
}

/** `Ka+` is called `Ka Plus`. */
export const plusInWords = (text: string): string => text.replace(/\+(?![\p{L}\p{N}])/gu, " plus");

/** `Golf7` is `golf` and `7`, `CX-5` is `cx` and `5`, and `VII` may be `7`. */
export function piecesOf(text: string, known: CarWords): Piece[] {
	return wordsOf(text, known).flatMap((word, number, words) => {
		const pieces = withCounts(plusInWords(word), known).match(PIECES) ?? [];
		const isSigned = SIGN.test(word);
		const isOne = pieces.length === 1;
		const isBegun = isSplitCode(words, number, known);
		const isCode = isBegun || (!isSigned && CODE.test(pieces.join("")));
		const code = isSplitCode(words, number - 1, known) ? number - 1 : isCode ? number : undefined;
		return pieces.map((raw): Piece => {
			const piece = latin(raw, known).replace(/[^\p{L}\p{N}]/gu, "");
			// The `i` of `i 8` is no first BMW.
			const roman = isOne && !(isBegun && piece === "i") && known.roman?.find(([from]) => from === piece);
			const other = roman ? roman[1] : otherReading(raw, known);
			return {
				text: sameWord(piece, known),
				other: other === piece ? undefined : other,
				word: number,
				isWhole: isOne || isSigned,
				isDecimal: piece !== latin(raw, known),
				isNoName: SHORT_YEAR.test(word),
				code,
			};
		});
	});
}

/** `v 60`, but not `mk 5`. */
function isSplitCode(words: string[], at: number, known: CarWords): boolean {
	const word = latin(words[at] ?? "", known);
	return SPLIT_CODE.test(`${word} ${words[at + 1]}`) && !(word[1] && isFiller(word, known));
}

/** The pieces written as one word, in each way to read them. */
export function joined(pieces: readonly Piece[]): string[] {
	const texts = [
		pieces.map(({ text }) => text),
		pieces.map(({ text, other }) => other ?? text),
		// The `ντ` of `λαντ`.
		pieces.map(({ text, other }) => (other ? text.replaceAll("nt", "nd") : text)),
	];
	return [...new Set(texts.map((text) => text.join("")))];
}

/** A model year with four digits, or two where they are a word (`'16`). */
export function yearOf({ text, isWhole, isDecimal }: Piece): number | undefined {
	if (isDecimal || !/^(18|19|20)?\d\d$/.test(text)) return undefined;
	const year = Number(text);
	if (year > 99) return year;
	return isWhole ? year + (year > 40 ? 1900 : 2000) : undefined;
}
