import type { BrandFitments, KeyNumber } from "./fitment.rules.ts";
import { byName } from "./name-order.rules.ts";
import type { BrandIdentity } from "./shard-compile.rules.ts";

/** The key numbers of a vehicle brand's cars as they are stored: by the keys of its models, then of their variants. */
export type BrandKeyNumbers = { v: 1; models: [modelKey: string, variants: [variantKey: string, KeyNumber[]][]][] };
/** By the keys of models, then of variants. */
export type KeyNumbersByModel = ReadonlyMap<string, ReadonlyMap<string, readonly KeyNumber[]>>;

/** A row of `key_numbers` without its version. */
export type KeyNumberRecord = [keyNumber: string, variantId: number, yearFrom: number, yearTo: number | null];

/** The key numbers that fitments know, always in the same order; undefined if there are none. */
export function storedKeyNumbers(fitments: Pick<BrandFitments, "models">): BrandKeyNumbers | undefined {
	const models = [...keyNumbersByModel(fitments)].flatMap(([model, variants]): BrandKeyNumbers["models"] => {
		const numbered = [...variants].flatMap(([variant, numbers]): [string, KeyNumber[]][] =>
			numbers.length > 0 ? [[variant, sortedNames(numbers)]] : [],
		);
		return numbered.length > 0 ? [[model, numbered.sort(byName(([key]) => key))]] : [];
	});
	return models.length > 0 ? { v: 1, models: models.sort(byName(([key]) => key)) } : undefined;
}

/** Without the models that know none. */
export function keyNumbersByModel({ models }: Pick<BrandFitments, "models">): KeyNumbersByModel {
	const byModel = new Map<string, Map<string, readonly KeyNumber[]>>();
	for (const [key, { variants }] of models) {
		for (const [variant, { keyNumbers }] of variants) {
			if (!keyNumbers) continue;
			const ofModel = byModel.get(key) ?? new Map<string, readonly KeyNumber[]>();
			byModel.set(key, ofModel.set(variant, keyNumbers));
		}
	}
	return byModel;
}

export const readKeyNumbers = ({ models }: BrandKeyNumbers): KeyNumbersByModel =>
	new Map(models.map(([key, variants]) => [key, new Map(variants)]));

/** Stored key numbers as rows, by which they are looked up. Cars that the identities lack are left out. */
export function* keyNumberRecords({ models }: BrandKeyNumbers, identity: BrandIdentity): Generator<KeyNumberRecord> {
	for (const [modelKey, variants] of models) {
		for (const [variantKey, numbers] of variants) {
			const variantId = identity.models.get(modelKey)?.variants.get(variantKey)?.id;
			if (variantId === undefined) continue;
			for (const [keyNumber, from, to] of numbers) yield [keyNumber, variantId, from, to === 0 ? null : to];
		}
	}
}

/** By name. */
export const sortedNames = <Name extends readonly [string, ...unknown[]]>(names: readonly Name[] = []): Name[] =>
	[...names].sort(byName(([text]) => text));
