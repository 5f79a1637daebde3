import type { Bootstrap } from "#worker/delivery/bootstrap.rules.ts";
import { withStock } from "#worker/inventory/out-of-stock.rules.ts";
import type { Answer } from "#worker/offers/answer.rules.ts";

/** In a preview the last set is the example of what is out of stock. */
export function withExample(answer: Answer | undefined, { look }: Bootstrap): Answer | undefined {
	const example = answer?.sets.at(-1);
	const isShown = example === undefined || look.outOfStock === "nothing";
	return isShown ? answer : answer && withStock(answer, { v: 1, out: [example.id], packed: [] }, look.outOfStock);
}
