import { dollarsOf, type Usage } from "#scripts/cost/cost.rules.ts";
import { measureUsage } from "#scripts/cost/measure.ts";
import { PRICES } from "#scripts/cost/prices.ts";
import type { Measure, Section } from "./measure.ts";

const MILLION = 1e6;

/** What a million visits of each kind cost beyond what the plan includes. */
export async function measureCost(): Promise<Section> {
	const { cold, warm, beacon, list, backup } = await measureUsage();
	const dollars = (name: string, usage: Usage, times: number): Measure => ({
		name,
		value: dollarsOf(usage) * times,
		unit: "dollars",
	});
	return {
		title: "Cost beyond what the plan includes",
		how: `Calls, rows and operations as counted by tests/platform, by the prices of scripts/cost/prices.ts (${Object.keys(PRICES).length} meters), without processor time. npm run cost works out a month.`,
		measures: [
			dollars("a million visits that no cache answers", cold, MILLION),
			dollars("a million visits, warm", warm, MILLION),
			dollars("a million beacons", beacon, MILLION),
			dollars("a million lists of the back-office", list, MILLION),
			dollars("backups of a month, for each GB of the database", backup, 30),
		],
	};
}
