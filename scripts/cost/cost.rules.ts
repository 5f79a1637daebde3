import { type Meter, PLAN, PRICES } from "./prices.ts";

export type Usage = Partial<Record<Meter, number>>;

export type Traffic = {
	shops: number;
	visitsADay: number;
	/** The share of visits that no cache answers. */
	coldShare: number;
	cpuMsARequest: number;
	databaseGb: number;
	bucketGb: number;
};

const DAYS = 30;

/** What a month uses: each visit costs what a warm or a cold one was measured to cost, and its beacon. */
export function monthOf(
	{ shops, visitsADay, coldShare, cpuMsARequest, databaseGb, bucketGb }: Traffic,
	{ cold, warm, beacon }: { cold: Usage; warm: Usage; beacon: Usage },
): Usage {
	const visits = shops * visitsADay * DAYS;
	const used = sum(scale(cold, visits * coldShare), scale(warm, visits * (1 - coldShare)), scale(beacon, visits));
	return { ...used, cpuMs: (used.requests ?? 0) * cpuMsARequest, databaseGb, bucketGb };
}

/** Dollars of each meter above what is included, and of all with the plan. */
export function priceOf(usage: Usage): { lines: { meter: Meter; used: number; dollars: number }[]; total: number } {
	const lines = METERS.map((meter) => {
		const { included, perUnit, unit } = PRICES[meter];
		const used = usage[meter] ?? 0;
		return { meter, used, dollars: (Math.max(0, used - included) / unit) * perUnit };
	});
	return { lines, total: PLAN + lines.reduce((total, { dollars }) => total + dollars, 0) };
}

const METERS: readonly Meter[] = [
	...(["requests", "cpuMs", "rowsRead", "rowsWritten", "databaseGb"] as const),
	...(["classA", "classB", "bucketGb", "queueOperations"] as const),
];

const scale = (usage: Usage, by: number): Usage =>
	Object.fromEntries(Object.entries(usage).map(([meter, used]) => [meter, used * by]));

function sum(...usages: Usage[]): Usage {
	const total: Usage = {};
	for (const meter of METERS) {
		const used = usages.reduce((so, usage) => so + (usage[meter] ?? 0), 0);
		if (used > 0) total[meter] = used;
	}
	return total;
}
