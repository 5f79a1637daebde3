import type { BrandFitments, Equipment, FitmentSpan, ModelFitments } from "../fitment/fitment.rules.ts";
import { ADAPTER_UNIVERSAL, ADAPTER_UNKNOWN } from "../fitment/shard.rules.ts";
import { areSameSpans, overrideSpans, spansWithin, wholeSpans } from "../fitment/span.rules.ts";
import type { CorrectionState } from "./correction-state.rules.ts";

/** A correction's fitment: trade sizes in whole inches, and an adapter assortment's id. */
export type CorrectedOption = {
	driver: number[];
	passenger: number[];
	rear: number[];
	adapterId: number | null;
	universalAdapter: boolean;
};

/** A correction by the keys of its car. `yearTo` null: still built. No options: nothing is known to fit. */
export type CarCorrection = {
	modelKey: string;
	variantKey: string;
	yearFrom: number;
	yearTo: number | null;
	options: CorrectedOption[];
	/** The imported values of these years when they were corrected. */
	replaced: FitmentSpan[];
};

/** The car is known, but nothing that fits it. */
const NOTHING_KNOWN: Equipment = [[], [], [], ADAPTER_UNKNOWN];

/** A correction as the spans of a catalogue. */
export function correctedSpan({
	yearFrom,
	yearTo,
	options,
}: Pick<CarCorrection, "yearFrom" | "yearTo" | "options">): FitmentSpan {
	const equipments = options.map(({ driver, passenger, rear, adapterId, universalAdapter }): Equipment => {
		const adapter = adapterId ?? (universalAdapter ? ADAPTER_UNIVERSAL : ADAPTER_UNKNOWN);
		return [ascending(driver), ascending(passenger), ascending(rear), adapter];
	});
	return { from: yearFrom, to: yearTo ?? 0, options: equipments.length === 0 ? [NOTHING_KNOWN] : equipments };
}

/**
 * A vehicle brand as imported, with the corrections applied, later ones over earlier ones. Years and cars without a
 * correction stay unchanged, and a car that is missing in the import is not added.
 */
export function correctBrand(imported: BrandFitments, corrections: readonly CarCorrection[]): BrandFitments {
	const models = new Map(imported.models);
	for (const correction of corrections) {
		const model = models.get(correction.modelKey);
		const corrected = model && correctModel(model, correction);
		if (corrected) models.set(correction.modelKey, corrected);
	}
	return { name: imported.name, models };
}

function correctModel(model: ModelFitments, correction: CarCorrection): ModelFitments | undefined {
	const variant = model.variants.get(correction.variantKey);
	if (!variant) return undefined;
	const spans = overrideSpans(variant.spans, [correctedSpan(correction)]);
	return { ...model, variants: new Map(model.variants).set(correction.variantKey, { ...variant, spans }) };
}

/**
 * The values of a catalogue, before its corrections, in the years of a correction. Undefined: it doesn't have the car.
 */
export function importedSpans(
	imported: BrandFitments | undefined,
	correction: CarCorrection,
): FitmentSpan[] | undefined {
	const variant = imported?.models.get(correction.modelKey)?.variants.get(correction.variantKey);
	return variant && spansWithin(variant.spans, { from: correction.yearFrom, to: correction.yearTo ?? 0 });
}

export function correctionState(imported: BrandFitments | undefined, correction: CarCorrection): CorrectionState {
	const spans = importedSpans(imported, correction);
	if (!spans) return "orphaned";
	if (areSameSpans(spans, [correctedSpan(correction)])) return "redundant";
	// What was replaced may have been told by rows of parts, before these were one option.
	const isKnown = areSameSpans(spans, correction.replaced) || areSameSpans(spans, wholeSpans(correction.replaced));
	return isKnown ? "applied" : "conflict";
}

const ascending = (sizes: number[]): number[] => [...new Set(sizes)].sort((a, b) => a - b);
