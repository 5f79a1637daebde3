/**
 * The prices of the Workers Paid plan in US dollars a month: what is included, and what a million more costs (storage: a
 * GB). From the vendor's price pages, as they were quoted between August and November 2026; see docs/scale.md.
 */
export const PLAN = 5;
export const PRICES = {
	requests: { included: 10e6, perUnit: 0.3, unit: 1e6, source: "developers.cloudflare.com/workers/platform/pricing" },
	cpuMs: { included: 30e6, perUnit: 0.02, unit: 1e6, source: "developers.cloudflare.com/workers/platform/pricing" },
	rowsRead: { included: 25e9, perUnit: 0.001, unit: 1e6, source: "developers.cloudflare.com/d1/platform/pricing" },
	rowsWritten: { included: 50e6, perUnit: 1, unit: 1e6, source: "developers.cloudflare.com/d1/platform/pricing" },
	databaseGb: { included: 5, perUnit: 0.75, unit: 1, source: "developers.cloudflare.com/d1/platform/pricing" },
	classA: { included: 1e6, perUnit: 4.5, unit: 1e6, source: "developers.cloudflare.com/r2/pricing" },
	classB: { included: 10e6, perUnit: 0.36, unit: 1e6, source: "developers.cloudflare.com/r2/pricing" },
	bucketGb: { included: 10, perUnit: 0.015, unit: 1, source: "developers.cloudflare.com/r2/pricing" },
	queueOperations: {
		included: 1e6,
		perUnit: 0.4,
		unit: 1e6,
		source: "developers.cloudflare.com/queues/platform/pricing",
	},
} as const;

export type Meter = keyof typeof PRICES;
