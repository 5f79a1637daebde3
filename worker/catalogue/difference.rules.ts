import type { BrandFitments, VariantFitments } from "./fitment.rules.ts";
import { byName } from "./name-order.rules.ts";
import { areSameSpans } from "./span.rules.ts";

export const CHANGES = ["added", "changed", "gone"] as const;
export type Change = (typeof CHANGES)[number];

export type VariantDifference = {
	change: Change;
	brand: string;
	model: string;
	before: VariantFitments | undefined;
	after: VariantFitments | undefined;
};

/** The cars of one vehicle brand that two catalogues see differently, by name. Undefined: the brand is not there. */
export function brandDifference(
	before: BrandFitments | undefined,
	after: BrandFitments | undefined,
): VariantDifference[] {
	const brand = before?.name ?? after?.name ?? "";
	const differences: VariantDifference[] = [];
	for (const modelKey of keysOf(before?.models, after?.models)) {
		const [old, now] = [before?.models.get(modelKey), after?.models.get(modelKey)];
		for (const variantKey of keysOf(old?.variants, now?.variants)) {
			const pair = { before: old?.variants.get(variantKey), after: now?.variants.get(variantKey) };
			const change = changeOf(pair.before, pair.after);
			if (change) differences.push({ change, brand, model: old?.name ?? now?.name ?? "", ...pair });
		}
	}
	return differences.sort(byName(({ model, after, before }) => `${model}\n${after?.body ?? before?.body}`));
}

function changeOf(before: VariantFitments | undefined, after: VariantFitments | undefined): Change | undefined {
	if (!before) return "added";
	if (!after) return "gone";
	return areSameSpans(before.spans, after.spans) ? undefined : "changed";
}

const keysOf = (one: Map<string, unknown> | undefined, other: Map<string, unknown> | undefined): Set<string> =>
	new Set([...(one?.keys() ?? []), ...(other?.keys() ?? [])]);
