import { type KeyNumbersByModel, sortedNames } from "../fitment/brand-key-numbers.rules.ts";
import type { BrandFitments, YearName } from "../fitment/fitment.rules.ts";
import { byName } from "../fitment/name-order.rules.ts";
import type { VariantDifference } from "./difference.rules.ts";

/** By the keys of the models' names. */
export type AliasesByModel = ReadonlyMap<string, readonly YearName[]>;

/** The models that a brand has in two catalogues, with other aliases. A model that comes or goes is a difference itself. */
export function aliasDifferences(
	before: BrandFitments | undefined,
	after: BrandFitments | undefined,
	{ old, now }: { old: AliasesByModel; now: AliasesByModel },
): VariantDifference[] {
	const differences: VariantDifference[] = [];
	for (const [key, { name }] of before?.models ?? []) {
		if (!before || !after?.models.has(key)) continue;
		const aliases = namesChange(old.get(key), now.get(key));
		if (!aliases) continue;
		const none = { before: undefined, after: undefined };
		differences.push({ change: "aliases", brand: before.name, model: name, ...none, aliases });
	}
	return differences.sort(byName(({ model }) => model));
}

/** The variants that a brand has in two catalogues, with other key numbers. */
export function keyNumberDifferences(
	before: BrandFitments | undefined,
	after: BrandFitments | undefined,
	{ old, now }: { old: KeyNumbersByModel; now: KeyNumbersByModel },
): VariantDifference[] {
	const differences: VariantDifference[] = [];
	for (const [modelKey, model] of before?.models ?? []) {
		for (const [variantKey, { body, steering, note }] of model.variants) {
			if (!before || !after?.models.get(modelKey)?.variants.has(variantKey)) continue;
			const keyNumbers = namesChange(old.get(modelKey)?.get(variantKey), now.get(modelKey)?.get(variantKey));
			if (!keyNumbers) continue;
			const variant = { body, steering, note, spans: [] };
			const car = { brand: before.name, model: model.name, before: variant, after: variant };
			differences.push({ change: "key_numbers", ...car, keyNumbers });
		}
	}
	return differences.sort(byName(({ model, after: car }) => `${model}\n${car?.body}`));
}

function namesChange(old: readonly YearName[] | undefined, now: readonly YearName[] | undefined) {
	if (!old?.length && !now?.length) return undefined;
	const [before, after] = [sortedNames(old), sortedNames(now)];
	return JSON.stringify(before) === JSON.stringify(after) ? undefined : { before, after };
}

/** The aliases of fitments that know them. */
export const aliasesByModel = ({ models }: Pick<BrandFitments, "models">): AliasesByModel =>
	new Map([...models].flatMap(([key, { aliases }]) => (aliases ? [[key, aliases] as const] : [])));
