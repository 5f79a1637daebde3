/** Reproducible random numbers: the same seed gives the same numbers on every machine (mulberry32). */
export function seededRandom(seed: number) {
	let state = seed >>> 0;
	return { next, below, chance, pick, some };

	/** From 0 to 1, excluding 1. */
	function next(): number {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	}

	/** A whole number from 0 to the limit, excluding it. */
	function below(limit: number): number {
		return Math.floor(next() * limit);
	}

	function chance(probability: number): boolean {
		return next() < probability;
	}

	function pick(list: readonly string[]): string {
		return list[below(list.length)] ?? "";
	}

	/** This many different ones, in the list's order from a random position on. */
	function some(list: readonly string[], count: number): string[] {
		const start = below(list.length);
		return Array.from({ length: Math.min(count, list.length) }, (_, at) => list[(start + at) % list.length] ?? "");
	}
}
