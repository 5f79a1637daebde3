/** One measured value, and its budget where there is one. */
export type Measure = {
	name: string;
	value: number;
	unit: Unit;
	budget?: Budget;
	/** Milliseconds until half and until 99 of 100 requests were answered. */
	p50?: number;
	p99?: number;
	/** What a reader should know beside it. */
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
	| "s";
export type Budget = { atMost: number } | { atLeast: number };
export type Section = {
	title: string;
	/** How it was measured. */
	how: string;
	measures: Measure[];
	/** A line a call: how the database answers it. */
	plans?: string[];
};

/** Whether a value is within its budget; undefined where it has none. */
export function holds({ value, budget }: Measure): boolean | undefined {
	if (budget === undefined) return undefined;
	return "atMost" in budget ? value <= budget.atMost : value >= budget.atLeast;
}

/** The middle value of any number of them; NaN of none. */
export function median(values: readonly number[]): number {
	return percentile(values, 0.5);
}

/** The value below which this part (0 to 1) of the values lies. */
export function percentile(values: readonly number[], part: number): number {
	const sorted = [...values].sort((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
