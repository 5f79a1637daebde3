import type { Entry, ModelIndex } from "./model-index.rules.ts";
import { addAt, type Match, type TermMatch, toMatch } from "./term-matches.rules.ts";

/** An entry of the index that a text has words of, and what it has of them. */
export type Candidate = { at: number; entry: Entry; matches: Match[] };

/** Only the cars that the text's words fit best are read word by word. */
const READ_MAX = 100;
/** Of two that fit as well the one with more use. */
const PER_USE = 0.0005;
/** A brand is read whatever its models are called: `Audi Q9` begins a hundred cars. */
const BRAND_ITSELF = 10;

/** The entries that the text has most of, about a hundred at most, whatever the size of the catalogue. */
export function candidatesOf({ entries }: ModelIndex, matches: readonly TermMatch[]): Candidate[] {
	const ofEntries: Match[][] = [];
	for (const match of matches) {
		for (const posting of match.term.ofModels) addAt(ofEntries, posting.entry, toMatch(match, posting, false));
		for (const posting of match.term.ofBrands) addAt(ofEntries, posting.entry, toMatch(match, posting, true));
	}
	return entries
		.flatMap((entry, at) => {
			const all = [...((entry.model && ofEntries[at]) ?? []), ...(ofEntries[entry.brandAt] ?? [])];
			return all[0]
				? { at, entry, matches: all, most: mostOf(all) + (entry.model ? entry.use * PER_USE : BRAND_ITSELF) }
				: [];
		})
		.sort((one, other) => other.most - one.most)
		.slice(0, READ_MAX);
}

/** No more than the best reading can score: the best weights, one for each place in the text. */
function mostOf(matches: readonly Match[]): number {
	const best: number[] = [];
	for (const { from, weight } of matches) best[from] = Math.max(best[from] ?? 0, weight);
	let most = 0;
	// Without the places that no word is at.
	best.forEach((weight) => {
		most += weight;
	});
	return most;
}
