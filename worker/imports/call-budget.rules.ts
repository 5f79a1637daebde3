/** What is left to a piece of long work: whoever repeats it continues. */
export type CallBudget = {
	spend: (calls: number) => void;
	/** Calls and time. */
	isLeft: () => boolean;
	/** For what every piece would do again: it may take longer, but not more calls. */
	hasCalls: () => boolean;
	spent: () => number;
	/** Nothing is spent of all that a run may have: another run would get no further. */
	isWholeRun: () => boolean;
};

/** For work that takes few calls whatever its size. */
export const NO_LIMIT: CallBudget = {
	...{ spend: () => {}, isLeft: () => true, hasCalls: () => true, spent: () => 0, isWholeRun: () => true },
};

/** The platform ends an invocation after 1,000 calls to the database; the rest is for what comes before and after. */
export const MAX_CALLS = 700;

/** An invocation has 10,000 calls in all: so many to the bucket take as much of a budget as one to the database. */
const BUCKET_CALLS = 10;
export const bucketShare = (calls: number): number => calls / BUCKET_CALLS;

/** `ms` is counted from now, in milliseconds. */
export function createCallBudget(ms: number, now: () => number, maxCalls = MAX_CALLS): CallBudget {
	const deadline = now() + ms;
	let calls = 0;
	const hasCalls = () => calls < maxCalls;
	return {
		hasCalls,
		spend: (count) => {
			calls += count;
		},
		isLeft: () => hasCalls() && now() < deadline,
		spent: () => calls,
		isWholeRun: () => calls === 0 && maxCalls >= MAX_CALLS,
	};
}

/** Steps of one call each, at least one, until one says that it was the last: then true. */
export async function inSteps(budget: CallBudget, step: () => Promise<boolean>): Promise<boolean> {
	for (;;) {
		const isLast = await step();
		budget.spend(1);
		if (isLast || !budget.isLeft()) return isLast;
	}
}
