import { correctedSpan } from "../corrections/correction.rules.ts";
import { type KeyNumbersByModel, sortedNames } from "../fitment/brand-key-numbers.rules.ts";
import type { BrandFitments } from "../fitment/fitment.rules.ts";
import { byName } from "../fitment/name-order.rules.ts";
import type { NamedCorrection, VariantDifference } from "./difference.rules.ts";
import type { AliasesByModel } from "./name-difference.rules.ts";

/** What cars have that the file doesn't say: made by hand, or, where it has no column of them, of earlier files. */
export type KeptEntries = {
	corrections: readonly NamedCorrection[];
	aliases: AliasesByModel;
	keyNumbers: KeyNumbersByModel;
};

/**
 * What has no car any more: each correction of a car that goes, its key numbers, and the aliases of a model that goes. A file
 * that only gives a car another name loses them, too.
 */
export function lostEntries(
	before: BrandFitments | undefined,
	after: BrandFitments | undefined,
	{ corrections, aliases, keyNumbers }: KeptEntries,
): VariantDifference[] {
	const isGone = (modelKey: string, variantKey: string) =>
		before?.models.get(modelKey)?.variants.has(variantKey) && !after?.models.get(modelKey)?.variants.has(variantKey);
	const lost = corrections.flatMap((one): VariantDifference[] => {
		if (!isGone(one.modelKey, one.variantKey)) return [];
		const { brand, model, body, steering, note } = one;
		const corrected = { body, steering, note, spans: [correctedSpan(one)] };
		return [{ change: "lost", brand, model, before: corrected, after: undefined }];
	});
	for (const [modelKey, { name: model, variants }] of before?.models ?? []) {
		const named = { change: "lost" as const, brand: before?.name ?? "", model };
		for (const [variantKey, { body, steering, note }] of variants) {
			const numbers = keyNumbers.get(modelKey)?.get(variantKey) ?? [];
			if (numbers.length === 0 || !isGone(modelKey, variantKey)) continue;
			const car = { body, steering, note, spans: [] };
			lost.push({ ...named, before: car, after: car, keyNumbers: { before: sortedNames(numbers), after: [] } });
		}
		const known = aliases.get(modelKey) ?? [];
		if (known.length === 0 || after?.models.has(modelKey)) continue;
		const none = { before: undefined, after: undefined };
		lost.push({ ...named, ...none, aliases: { before: sortedNames(known), after: [] } });
	}
	return lost.sort(byName(({ model, before: car }) => `${model}\n${car?.body ?? ""}`));
}
