import { type CarCorrection, correctedSpan, correctionState, importedSpans } from "../corrections/correction.rules.ts";
import type { BrandFitments, VariantFitments, YearName } from "../fitment/fitment.rules.ts";
import { byName } from "../fitment/name-order.rules.ts";
import { areSameSpans } from "../fitment/span.rules.ts";
import type { Change } from "./change.rules.ts";

export type NamedCorrection = CarCorrection & { brand: string; model: string } & Omit<VariantFitments, "spans">;

export type VariantDifference = {
	change: Change;
	brand: string;
	model: string;
	before: VariantFitments | undefined;
	after: VariantFitments | undefined;
	/** Of the model; the difference is then of no variant. */
	aliases?: { before: YearName[]; after: YearName[] };
	/** Of the variant; the difference is then not of its fitments. */
	keyNumbers?: { before: YearName[]; after: YearName[] };
};

/** The cars of one vehicle brand that differ between two catalogues, by name. Undefined: the brand is missing there. */
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

/** Corrections for which an import has a new value: before, the correction; after, the imported value. */
export function correctionConflicts(
	imported: BrandFitments | undefined,
	corrections: readonly NamedCorrection[],
): VariantDifference[] {
	return corrections.flatMap((correction): VariantDifference[] => {
		if (correctionState(imported, correction) !== "conflict") return [];
		const { brand, model, body, steering, note } = correction;
		const variant = { body, steering, note };
		return [
			{
				change: "conflict",
				brand,
				model,
				before: { ...variant, spans: [correctedSpan(correction)] },
				after: { ...variant, spans: importedSpans(imported, correction) ?? [] },
			},
		];
	});
}

function changeOf(before: VariantFitments | undefined, after: VariantFitments | undefined): Change | undefined {
	if (!before) return "added";
	if (!after) return "gone";
	return areSameSpans(before.spans, after.spans) ? undefined : "changed";
}

const keysOf = (one: Map<string, unknown> | undefined, other: Map<string, unknown> | undefined): Set<string> =>
	new Set([...(one?.keys() ?? []), ...(other?.keys() ?? [])]);
