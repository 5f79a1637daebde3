import { setTimeout as pause } from "node:timers/promises";
import { seededRandom } from "#scripts/demo/seeded-random.ts";
import type { Turn } from "./load-client.ts";
import { type Budget, type Measure, median, percentile } from "./measure.ts";

export type Contestant = { name: string; turn: (round: number) => Promise<Turn>; budget?: Budget };
/** `restMs` before each turn, for work that the last one left. */
export type Turns = { rounds: number; restMs: number };
/** `busiest`: how busy the client was in the turns of the contestant that it was busiest with, on average, 0 to 1. */
export type Standing = { measures: Measure[]; busiest: number };

/**
 * Runs contestants in turns, in another order each round, so that other load on the machine affects all of them. The
 * first one is the baseline: each turn is compared with its turn of the same round, and the median is used.
 */
export async function compete(contestants: Contestant[], { rounds, restMs }: Turns): Promise<Standing> {
	const turns = contestants.map((): Turn[] => []);
	const random = seededRandom(1);
	for (let round = 0; round < rounds; round++) {
		// In random order, because a turn after one that used the disk is slower.
		const lots = contestants.map((_, at) => ({ at, lot: random.next() })).sort((a, b) => a.lot - b.lot);
		for (const { at } of lots) {
			await pause(restMs);
			const result = await contestants[at]?.turn(round);
			if (result) turns[at]?.push(result);
		}
	}
	const yardstick = turns[0] ?? [];
	return {
		measures: contestants.flatMap((contestant, at) => standing(contestant, turns[at] ?? [], yardstick)),
		busiest: Math.max(...turns.map((own) => own.reduce((sum, { busy }) => sum + busy, 0) / own.length)),
	};
}

function standing({ name, budget }: Contestant, turns: Turn[], yardstick: Turn[]): Measure[] {
	const times = turns.flatMap(({ milliseconds }) => milliseconds);
	const p50 = percentile(times, 0.5).toFixed(2);
	const p99 = percentile(times, 0.99).toFixed(2);
	const speed: Measure = {
		name,
		value: median(turns.map(({ perSecond }) => perSecond)),
		unit: "requests/s",
		note: `p50 ${p50} ms  p99 ${p99} ms`,
		p50: Number(p50),
		p99: Number(p99),
	};
	if (turns === yardstick) return [speed];
	const ratios = turns.map(({ perSecond }, round) => perSecond / (yardstick[round]?.perSecond ?? Number.NaN));
	const share: Measure = {
		name: `  ${name}, beside hello`,
		value: median(ratios),
		unit: "of hello",
		...(budget && { budget }),
	};
	return [speed, share];
}
