import { type CallBudget, createCallBudget } from "../imports/call-budget.rules.ts";

/**
 * Of the 1,000 calls to the database that an invocation has; parts that don't count theirs take the rest: the audit log and
 * orders' files 100 each, keys of requests 20, pictures a few for each 500 rows, the others one or two.
 */
const RUN_CALLS = 650;
const PART_MS = 60_000;

/**
 * Runs all parts of a job. Each may take an equal share of the calls that are left, so that one with much to do leaves some
 * to the others, and the last ones have what nobody needed. One that fails leaves out no other; the job fails at its end.
 */
export async function runParts(
	parts: readonly ((budget: CallBudget) => Promise<unknown>)[],
	calls = RUN_CALLS,
): Promise<void> {
	const errors: unknown[] = [];
	let left = calls;
	for (const [at, part] of parts.entries()) {
		const budget = createCallBudget(PART_MS, Date.now, Math.floor(left / (parts.length - at)));
		try {
			await part(budget);
		} catch (error) {
			errors.push(error);
		}
		left -= budget.spent();
	}
	if (errors.length > 0) throw new AggregateError(errors, "Parts of the job have failed.");
}
