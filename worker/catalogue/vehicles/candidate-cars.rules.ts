import type { ModelIndex } from "./model-index.rules.ts";
import { type Match, type TermMatch, toMatch, weightOf } from "./term-matches.rules.ts";

/** An entry of the index that a text has words of, and what it has of them. */
export type Candidate = { at: number; matches: Match[] };

/** Only the cars that the text's words fit best are read word by word. */
const READ_MAX = 100;
/** Sums are sorted into this many steps to find the best ones. */
const STEPS = 400;
const STEPS_PER_POINT = 4;

/** The entries that the text has most of, at most about a hundred, whatever the size of the catalogue. */
export function candidatesOf(index: ModelIndex, matches: readonly TermMatch[]): Candidate[] {
	const sums = new Sums(index.entries.length);
	const brands = new Sums(index.brands.length);
	for (const of of Map.groupBy(matches, ({ from }) => from).values()) {
		for (const match of of) {
			for (const posting of match.term.ofModels) sums.raise(posting.entry, weightOf(match, posting));
			for (const posting of match.term.ofBrands) brands.raise(posting.entry, weightOf(match, posting));
		}
		sums.next();
		brands.next();
	}
	const touched = new Set(sums.touched);
	for (const at of touched) sums.add(at, brands.of(index.entries[at]?.brandAt ?? 0));
	for (const brandAt of brands.touched) {
		for (const at of index.brands[brandAt]?.slice(0, READ_MAX) ?? [])
			if (!touched.has(at)) sums.add(at, brands.of(brandAt));
	}
	return withMatches(index, matches, sums.best(READ_MAX));
}

function withMatches(index: ModelIndex, matches: readonly TermMatch[], chosen: number[]): Candidate[] {
	const own = new Map(chosen.map((at): [number, Match[]] => [at, []]));
	const ofBrands = new Map<number, Match[]>();
	for (const match of matches) {
		for (const posting of match.term.ofModels) own.get(posting.entry)?.push(toMatch(match, posting));
		for (const posting of match.term.ofBrands) {
			const known = ofBrands.get(posting.entry) ?? [];
			ofBrands.set(posting.entry, known);
			known.push(toMatch(match, posting));
		}
	}
	return [...own].map(([at, ofModel]) => {
		const ofBrand = ofBrands.get(index.entries[at]?.brandAt ?? -1);
		return { at, matches: ofBrand ? [...ofModel, ...ofBrand] : ofModel };
	});
}

/** No more than the best reading of each entry can score: the best weights, one for each place in the text. */
class Sums {
	readonly touched: number[] = [];
	readonly #sums: Float32Array;
	readonly #here: Float32Array;
	#raised: number[] = [];

	constructor(length: number) {
		this.#sums = new Float32Array(length);
		this.#here = new Float32Array(length);
	}

	of(at: number): number {
		return this.#sums[at] ?? 0;
	}

	/** A weight at the current place: only the best one counts. */
	raise(at: number, weight: number): void {
		const known = this.#here[at] ?? 0;
		if (known === 0) this.#raised.push(at);
		if (weight > known) this.#here[at] = weight;
	}

	next(): void {
		for (const at of this.#raised) {
			this.add(at, this.#here[at] ?? 0);
			this.#here[at] = 0;
		}
		this.#raised = [];
	}

	add(at: number, weight: number): void {
		if (this.#sums[at] === 0) this.touched.push(at);
		this.#sums[at] = this.of(at) + weight;
	}

	/** Those with the largest sums, without sorting them all. */
	best(max: number): number[] {
		const step = (at: number) => Math.min(STEPS - 1, Math.floor(this.of(at) * STEPS_PER_POINT));
		const counts = new Uint32Array(STEPS);
		for (const at of this.touched) counts[step(at)] = (counts[step(at)] ?? 0) + 1;
		let least = STEPS;
		for (let left = max; least > 0 && left > 0; left -= counts[least] ?? 0) least--;
		return this.touched.filter((at) => step(at) >= least).slice(0, max * 2);
	}
}
