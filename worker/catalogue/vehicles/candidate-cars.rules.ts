import type { ModelIndex, Posting } from "./model-index.rules.ts";
import { byPlace, type Match, type TermMatch, toMatch, weightOf } from "./term-matches.rules.ts";

/** An entry of the index that a text has words of, and what it has of them. */
export type Candidate = { at: number; matches: Match[] };

/** Only the cars that the text's words fit best are read word by word. */
const READ_MAX = 100;
/** Of two that fit as well the one with more use. */
const PER_USE = 0.0005;
/** A brand is read whatever its models are called: `Audi Q9` begins a hundred cars. */
const BRAND_ITSELF = 10;

/** The entries that the text has most of, about a hundred at most, whatever the size of the catalogue. */
export function candidatesOf({ entries, brands }: ModelIndex, matches: readonly TermMatch[]): Candidate[] {
	// No more than the best reading of each entry can score: the best weights, one for each place in the text.
	const sums = new Float32Array(entries.length);
	const sumOf = (at: number) => sums[at] ?? 0;
	const best: number[] = [];
	for (const ofPlace of byPlace(matches)) {
		const own = new Float32Array(entries.length);
		const ofBrand = new Float32Array(brands.length);
		for (const match of ofPlace) {
			raise(own, match, match.term.ofModels);
			raise(ofBrand, match, match.term.ofBrands);
		}
		entries.forEach(({ brandAt, use, model }, at) => {
			const weight = (own[at] ?? 0) + (ofBrand[brandAt] ?? 0);
			if (!weight) return;
			if (!sums[at]) best.push(at);
			sums[at] = (sumOf(at) || (model ? use * PER_USE : BRAND_ITSELF)) + weight;
		});
	}
	best.sort((one, other) => sumOf(other) - sumOf(one));
	const own = new Map(best.slice(0, READ_MAX).map((at): [number, Match[]] => [at, []]));
	const ofBrands = brands.map((): Match[] => []);
	for (const match of matches) {
		for (const posting of match.term.ofModels) own.get(posting.entry)?.push(toMatch(match, posting, false));
		for (const posting of match.term.ofBrands) ofBrands[posting.entry]?.push(toMatch(match, posting, true));
	}
	return [...own].map(([at, ofModel]) => ({ at, matches: ofModel.concat(ofBrands[entries[at]?.brandAt ?? -1] ?? []) }));
}

function raise(weights: Float32Array, match: TermMatch, postings: readonly Posting[]): void {
	for (const posting of postings)
		weights[posting.entry] = Math.max(weights[posting.entry] ?? 0, weightOf(match, posting));
}
