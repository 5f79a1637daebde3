/** Shorter words have too many similar words for a typing error to be recognised. */
const ERROR_MIN = 4;
const TWO_ERRORS_MIN = 8;
/** From this length on a word with an error may also be the beginning of a longer one. */
const BEGINNING_MIN = 6;

/** How many errors are forgiven in a word of this length. */
export const errorsIn = (length: number): number => (length < ERROR_MIN ? 0 : length < TWO_ERRORS_MIN ? 1 : 2);

/** A bit for each letter: two words whose letters differ more than the errors allow need no comparison. */
export function lettersOf(word: string): number {
	let letters = 0;
	for (const letter of word) letters |= 1 << (letter.charCodeAt(0) % 32);
	return letters;
}

/** False if so many letters of the one word are not in the other that they can't be `errors` apart. */
export function mayBeNear(typed: number, written: number, errors: number): boolean {
	let missing = typed & ~written;
	for (let left = errors; left > 0; left--) missing &= missing - 1;
	return missing === 0;
}

/** Three rows of the table, reused: a text is compared with thousands of words. */
const rows: [number[], number[], number[]] = [[], [], []];

/**
 * Letters that are missing, added, replaced, or swapped with the next one (Damerau-Levenshtein, optimal string
 * alignment), between a typed word and a written one or its beginning. `max` + 1: more than that.
 */
export function errorsBetween(typed: string, written: string, max: number): number {
	const mayBegin = typed.length >= BEGINNING_MIN;
	const longer = typed.length - written.length;
	if (longer > max || (!mayBegin && -longer > max)) return max + 1;
	const width = Math.min(written.length, typed.length + max);
	let [beforeLast, last, current] = rows;
	for (let at = 0; at <= width; at++) last[at] = at;
	for (let row = 1; row <= typed.length; row++) {
		const letter = typed.charCodeAt(row - 1);
		let least = row;
		current[0] = row;
		for (let at = 1; at <= width; at++) {
			const other = written.charCodeAt(at - 1);
			const isSwapped = letter === written.charCodeAt(at - 2) && typed.charCodeAt(row - 2) === other;
			const errors = Math.min(
				(last[at - 1] ?? 0) + (letter === other ? 0 : 1),
				(last[at] ?? 0) + 1,
				(current[at - 1] ?? 0) + 1,
				isSwapped ? (beforeLast[at - 2] ?? 0) + 1 : max + 1,
			);
			current[at] = errors;
			least = Math.min(least, errors);
		}
		if (least > max) return max + 1;
		[beforeLast, last, current] = [last, current, beforeLast];
	}
	return Math.min(max + 1, ...last.slice(mayBegin ? 0 : width, width + 1));
}
