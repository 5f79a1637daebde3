import { joined, type Piece } from "./car-text.rules.ts";
import { isElse, isFiller, isGeneral } from "./car-words.rules.ts";
import { soundOf } from "./letters.rules.ts";
import type { ModelIndex, Posting, Term } from "./model-index.rules.ts";
import { errorsBetween, errorsIn, lettersOf, mayBeNear } from "./typing-errors.rules.ts";

/** A term that the pieces of a text from `from` to before `to` may be, and how sure that is. */
export type TermMatch = { term: Term; quality: number; from: number; to: number; written: string; proof: Proof };
/** How surely a match names a car beside words that no car has: a name does, a code (`a4`, `307`) may, a letter doesn't. */
export const BY_NAME = 2;
export const BY_CODE = 1;
const NO_PROOF = 0;
type Proof = typeof BY_NAME | typeof BY_CODE | typeof NO_PROOF;
/** The same for one entry or brand: what it has of the pieces, and how much that counts. */
export type Match = Pick<Posting, "parts" | "isName" | "years" | "isHalf"> &
	Pick<TermMatch, "from" | "to" | "proof"> & { weight: number; isBrand: boolean };

/** How many pieces a name may be typed in. */
const PIECES_MAX = 5;
const EXACT = 1;
const SOUND = 0.85;
const BEGINS = 0.6;
/** More for a name that is nearly whole. */
const BEGINS_WHOLE = 0.2;
const ERRORS = [0, 0.72, 0.55];
const SOUND_MIN = 3;
const NAME_MIN = 3;
const BEGINNING_MIN = 4;
/** Pieces in a name's own boundaries: `9-5` is not `95`. */
const AS_WRITTEN = 1.2;
/** What a letter alone begins is too much to be sorted. */
const BEGINNINGS_MAX = 400;
/** Comparing a word with all others takes longest. */
const MISTYPED_MAX = 3;
/** Words of at most so many letters have another first letter by chance rather than by error. */
const FIRST_MAX = 5;

/** What the pieces of a text may name: as written, by sound, begun, and, if they name nothing so, with typing errors. */
export function matchTerms(index: ModelIndex, pieces: readonly Piece[]): TermMatch[] {
	const { words } = index;
	const matches: TermMatch[] = [];
	const isNamed = pieces.map(() => false);
	for (let from = 0; from < pieces.length; from++) {
		for (let to = from + 1; to <= Math.min(pieces.length, from + PIECES_MAX); to++) {
			if (pieces[to - 1]?.isNoName) break;
			const run = pieces.slice(from, to);
			const written = run.map(({ text }) => text).join(" ");
			const ofRun = runMatches(index, run, to === pieces.length);
			for (const [term, quality] of ofRun)
				matches.push({
					term,
					quality,
					from,
					to,
					written,
					proof: proofOf(quality < EXACT ? written.replaceAll(" ", "") : term.text, quality),
				});
			// What several words only begin may be a chance: one of them may still be mistyped.
			if (ofRun.some(([, quality]) => quality >= SOUND || to === from + 1)) isNamed.fill(true, from, to);
		}
	}
	const mistyped = pieces.flatMap(({ text }, at) =>
		isNamed[at] || isFiller(text, words) || isElse(text, words) ? [] : [at],
	);
	for (const from of mistyped.slice(0, MISTYPED_MAX)) {
		for (const [term, quality] of withErrors(index, pieces[from]?.text ?? ""))
			matches.push({ term, quality, from, to: from + 1, written: "", proof: NO_PROOF });
	}
	return matches;
}

function proofOf(text: string, quality: number): Proof {
	const isExact = quality >= SOUND;
	if (isGeneral(text)) return NO_PROOF;
	if (/[a-z]/.test(text) && text.length >= (isExact ? NAME_MIN : BEGINNING_MIN)) return BY_NAME;
	return isExact && (/[a-z]./.test(text) || text.length >= NAME_MIN) ? BY_CODE : NO_PROOF;
}

/** Adds to the list at a place. */
export function addAt<One>(lists: One[][], at: number, one: One): void {
	const list = lists[at] ?? [];
	list.push(one);
	lists[at] = list;
}

/** What an entry has of a match. A name in several pieces counts as much as the pieces. */
export function toMatch(match: TermMatch, posting: Posting, isBrand: boolean): Match {
	const { quality, from, to, proof, written } = match;
	const { parts, isHalf, years, isName } = posting;
	const isExact = quality >= SOUND;
	const size = isName && parts ? Math.min(to - from, parts) : 1;
	const asWritten = quality === EXACT && written === posting.written ? AS_WRITTEN : 0;
	return {
		...match,
		...posting,
		weight: posting.weight * quality * size + asWritten,
		years: isExact ? years : undefined,
		// What is begun or mistyped has not all pieces of a name.
		parts: isExact ? parts : Math.min(parts, to - from),
		// The short codes of generations and engines are those of many brands: `b3`.
		proof: (years || isHalf) && proof === BY_CODE ? NO_PROOF : proof,
		isBrand: isBrand && !isHalf && isExact,
	};
}

function runMatches(index: ModelIndex, run: readonly Piece[], isLast: boolean): [Term, number][] {
	const { byText, bySound, words } = index;
	const { code, isDecimal, text: end = "" } = run.at(-1) ?? {};
	// The `i` of `Hyundai i30` is no end of the brand, nor is the `s` of `Mercedes S` the beginning of another word.
	const isApart = run[1] && /^(\D|[ivx]+)$/.test(end);
	return joined(run).flatMap((text): [Term, number][] => {
		// A `T6.1` is a T6 where no car is called so.
		const exact = byText.get(text) ?? (isDecimal ? byText.get(text.replace(/^(\D\d)\d$/, "$1")) : undefined);
		const named: [Term, number][] = exact ? [[exact, EXACT]] : [];
		if (isApart || isElse(text, words)) return named;
		const sound = soundOf(text, words);
		// `III` sounds like a letter.
		const alike = (text.length >= SOUND_MIN && sound[1] && bySound.get(sound)) || [];
		// A number, a letter or a code is begun only at the end of the text, where the next one may be missing. A whole name
		// begins none such as `Mazda3` or `Karoq`, but a word of one does: `Grand Punto` is a Grande Punto.
		const isWhole = exact?.ofBrands[0] || exact?.ofModels.some(({ written }) => written);
		const isBegun =
			isLast || (text.length > 1 && !isWhole && code === undefined && /\D$/.test(text) && !isFiller(text, words));
		return [
			...(exact ? named : alike.map((term): [Term, number] => [term, SOUND])),
			...(isBegun ? beginningWith(index, text) : [])
				// `CLA` is no `Class A`.
				.filter((term) => !term.text.startsWith("class"))
				.map((term): [Term, number] => [term, BEGINS + (BEGINS_WHOLE * text.length) / term.text.length]),
		];
	});
}

/** The longer terms that begin so. */
export function beginningWith({ terms }: ModelIndex, text: string): Term[] {
	let [low, high] = [0, terms.length];
	while (low < high) {
		const middle = (low + high) >> 1;
		if ((terms[middle]?.text ?? "") <= text) low = middle + 1;
		else high = middle;
	}
	let end = low;
	while (end < terms.length && end - low < BEGINNINGS_MAX && terms[end]?.text.startsWith(text)) end++;
	return terms.slice(low, end);
}

function withErrors({ words, wordTerms }: ModelIndex, text: string): [Term, number][] {
	let best = errorsIn(text.length);
	if (!best || /\d/.test(text)) return [];
	const near: [Term, number][] = [];
	const sound = soundOf(text, words);
	const soundMax = errorsIn(sound.length);
	const [letters, soundLetters] = [lettersOf(text), lettersOf(sound)];
	for (const term of wordTerms) {
		if (!text[FIRST_MAX] && text[0] !== term.text[0] && sound[1] !== term.sound[0]) continue;
		let distance = best + 1;
		if (mayBeNear(letters, term.letters, best)) distance = errorsBetween(text, term.text, best);
		// A wrong letter may change the sound of others.
		if (distance > 1 && mayBeNear(soundLetters, term.soundLetters, soundMax)) {
			const bySound = errorsBetween(sound, term.sound, soundMax);
			if (bySound <= soundMax) distance = Math.min(distance, bySound);
		}
		if (distance > best) continue;
		best = Math.max(distance, 1);
		near.push([term, ERRORS[best] ?? 0]);
	}
	return near;
}
