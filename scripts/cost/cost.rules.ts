import { type Meter, PLAN, PRICES } from "./prices.ts";

export type Usage = Partial<Record<Meter, number>>;

export type Traffic = {
	shops: number;
	visitsADay: number;
	/** The share of visits that no cache answers. */
	coldShare: number;
	/** The share of visits that are told of twice: at once what is there after 15 s, and at the end what came later. */
	secondShare: number;
	cpuMsARequest: number;
	databaseGb: number;
	bucketGb: number;
};

const DAYS = 30;

/**
 * What a month uses: each visit costs what a warm or a cold one was measured to cost, and its beacons; each night the
 * backup, by the size of the database.
 */
export function monthOf(
	{ shops, visitsADay, coldShare, secondShare, cpuMsARequest, databaseGb, bucketGb }: Traffic,
	{ cold, warm, beacon, backup }: { cold: Usage; warm: Usage; beacon: Usage; backup: Usage },
): Usage {
	const visits = shops * visitsADay * DAYS;
	const used = sum(
		scale(cold, visits * coldShare),
		scale(warm, visits * (1 - coldShare)),
		scale(beacon, visits * (1 + secondShare)),
		scale(backup, DAYS * databaseGb),
	);
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

/** What a use costs when nothing of it is included. */
export const dollarsOf = (usage: Usage): number =>
	METERS.reduce((total, meter) => total + ((usage[meter] ?? 0) / PRICES[meter].unit) * PRICES[meter].perUnit, 0);

const METERS: readonly Meter[] = [
	...(["requests", "cpuMs", "rowsRead", "rowsWritten", "databaseGb"] as const),
	...(["classA", "classB", "bucketGb", "queueOperations"] as const),
];

const scale = (usage: Usage, by: number): Usage =>
	Object.fromEntries(Object.entries(usage).map(([meter, used]) => [meter, used * by]));

export function sum(...usages: Usage[]): Usage {
	const total: Usage = {};
	for (const meter of METERS) {
		const used = usages.reduce((so, usage) => so + (usage[meter] ?? 0), 0);
		if (used > 0) total[meter] = used;
	}
	return total;
}
