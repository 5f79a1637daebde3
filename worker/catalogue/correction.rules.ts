import type { BrandFitments, Equipment, FitmentSpan, ModelFitments } from "./fitment.rules.ts";
import { ADAPTER_UNIVERSAL, ADAPTER_UNKNOWN } from "./shard.rules.ts";
import { areSameSpans, overrideSpans, spansWithin } from "./span.rules.ts";

/** What a correction says fits: trade sizes in whole inches, and an adapter assortment's id. */
export type CorrectedOption = {
	driver: number[];
	passenger: number[];
	rear: number[];
	adapterId: number | null;
	universalAdapter: boolean;
};

/** A correction by the keys of the car that it is about. `yearTo` null: still built. No options: nothing is known to fit. */
export type CarCorrection = {
	modelKey: string;
	variantKey: string;
	yearFrom: number;
	yearTo: number | null;
	options: CorrectedOption[];
	/** What the import said of these years when they were corrected. */
	replaced: FitmentSpan[];
};

/**
 * What an import makes of a correction. `applied`: it repeats the mistake, which stays corrected. `redundant`: it says
 * the same by now. `conflict`: it says something new. `orphaned`: it doesn't know the car in these years.
 */
export const CORRECTION_STATES = ["applied", "redundant", "conflict", "orphaned"] as const;
export type CorrectionState = (typeof CORRECTION_STATES)[number];

/** The car is known, and nothing of what fits it. */
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
 * A vehicle brand as an import said it, with the corrections laid over it, the later over the earlier. Years and cars
 * that no correction names stay as they are, and a car that the import doesn't know is not brought back.
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

/** What a catalogue before its corrections says of the years of a correction. Undefined: it doesn't know the car. */
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
	return areSameSpans(spans, correction.replaced) ? "applied" : "conflict";
}

const ascending = (sizes: number[]): number[] => [...new Set(sizes)].sort((a, b) => a - b);
