import { expect, test } from "vitest";
import { type CallBudget, inSteps } from "#worker/imports/call-budget.rules.ts";
import { runParts } from "#worker/jobs/run-parts.rules.ts";

test("a part with endless work, or that fails, leaves calls to the others, and the job has its limit", async () => {
	const calls = new Map<string, number>();
	const part = (name: string, work: number) => async (budget: CallBudget) => {
		const isDone = await inSteps(budget, async () => {
			calls.set(name, (calls.get(name) ?? 0) + 1);
			return calls.get(name) === work;
		});
		if (!isDone) throw new Error(`${name} has more to do`);
	};
	const job = runParts([part("endless", 0), part("small", 2), async () => undefined, part("large", 80)], 100);
	await expect(job).rejects.toThrow(AggregateError);
	expect(Object.fromEntries(calls)).toEqual({ endless: 25, small: 2, large: 73 });
});
