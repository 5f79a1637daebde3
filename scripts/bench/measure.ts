/** One measured value, and its budget if there is one. */
export type Measure = {
	name: string;
	value: number;
	unit: Unit;
	budget?: Budget;
	/** Milliseconds until 50 and 99 per cent of requests were answered. */
	p50?: number;
	p99?: number;
	/** A note for the reader. */
	note?: string;
};
export type Unit =
	| "requests/s"
	| "rows/s"
	| "MB"
	| "of hello"
	| "ms"
	| "bytes"
	| "requests"
	| "queries"
	| "score"
	| "rows"
	| "dollars"
	| "s";
export type Budget = { atMost: number } | { atLeast: number };
export type Section = {
	title: string;
	/** How it was measured. */
	how: string;
	measures: Measure[];
	/** A line per call: the query plan. */
	plans?: string[];
};

/** A measure as it would be on a machine that takes so many times less long. */
export function onFasterMachine(measure: Measure, times: number): Measure {
	const { value, unit } = measure;
	if (unit === "ms" || unit === "s") return { ...measure, value: value / times };
	if (unit === "requests/s" || unit === "rows/s") return { ...measure, value: value * times };
	return measure;
}

/** Whether a value is within its budget; undefined if it has none. */
export function holds({ value, budget }: Measure): boolean | undefined {
	if (budget === undefined) return undefined;
	return "atMost" in budget ? value <= budget.atMost : value >= budget.atLeast;
}

/** The median; NaN of an empty list. */
export function median(values: readonly number[]): number {
	return percentile(values, 0.5);
}

/** The value below which this share (0 to 1) of the values lies. */
export function percentile(values: readonly number[], part: number): number {
	const sorted = [...values].sort((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
