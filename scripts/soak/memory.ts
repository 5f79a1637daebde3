import { median } from "#scripts/bench/measure.ts";
import { residentBytes } from "#scripts/bench/runtime-load.ts";

const SAMPLE_MS = 5000;
/** More than this, and the last quarter's memory isn't that of the second. */
const GROWTH_MAX = 1.1;
/** A runtime that has just started grows until its caches are full: shorter runs say nothing (ten minutes). */
const SAMPLES_MIN = 120;

/** What the runtime held, in bytes, sample by sample. */
export type Samples = number[];

/** Watches the runtime's memory until it is told to stop. */
export function watchMemory(): () => Samples {
	const samples: Samples = [];
	const timer = setInterval(() => samples.push(residentBytes()), SAMPLE_MS);
	return () => {
		clearInterval(timer);
		return samples;
	};
}

export type Verdict = "flat" | "grows" | "too short to say";

/** Medians of the four quarters, in bytes; flat: the last is at most a tenth above the second, when all was warm. */
export function growth(samples: Samples): { quarters: number[]; verdict: Verdict } {
	const quarters = [0, 1, 2, 3].map((at) =>
		median(samples.slice(Math.floor((at * samples.length) / 4), Math.floor(((at + 1) * samples.length) / 4))),
	);
	const [, second = 0, , last = 0] = quarters;
	if (samples.length < SAMPLES_MIN) return { quarters, verdict: "too short to say" };
	return { quarters, verdict: last <= second * GROWTH_MAX ? "flat" : "grows" };
}
