import { nameKey } from "../../db/search-text.rules.ts";
import {
	type BrandFitments,
	type Equipment,
	equipmentKey,
	type FitmentSpan,
	type ModelFitments,
	type VariantFitments,
	variantKey,
} from "./fitment.rules.ts";
import { byName } from "./name-order.rules.ts";
import { ADAPTER_UNKNOWN, type Shard, type ShardVariant } from "./shard.rules.ts";

export type VariantIdentity = { id: number; body: string; steering: string; note: string };
export type ModelIdentity = { id: number; name: string; variants: Map<string, VariantIdentity> };
/** A vehicle brand's identities by their keys: ids and the first spelling. */
export type BrandIdentity = { id: number; name: string; models: Map<string, ModelIdentity> };

/** Compiles fitments to what visitors load. The same fitments and identities give the same shard, byte for byte. */
export function compileShard(
	fitments: BrandFitments,
	brand: BrandIdentity,
	adapterNames: ReadonlyMap<number, string>,
): Shard {
	const shard: Shard = { v: 1, id: brand.id, name: brand.name, adapters: [], options: [], models: [] };
	const models = [...fitments.models].map(([key, model]) => ({
		model,
		identity: requireIdentity(brand.models.get(key)),
	}));
	models.sort(byName(({ identity }) => identity.name));
	const indexOf = optionIndex(shard, adapterNames);
	for (const { model, identity } of models) {
		const variants = [...model.variants].map(([key, { spans }]) => ({
			...requireIdentity(identity.variants.get(key)),
			spans,
		}));
		variants.sort(byName(({ body, steering, note }) => [body, steering, note].join("\n")));
		shard.models.push([
			identity.id,
			identity.name,
			variants.map(({ id, body, steering, note, spans }): ShardVariant => {
				const compact = spans.map(({ from, to, options }): [number, number, number[]] => [
					from,
					to,
					options.map(indexOf),
				]);
				return [id, body, steering, note, compact];
			}),
		]);
	}
	return shard;
}

/** A shard back to fitments, so that a file can be merged into it or compared with it. */
export function readShard(shard: Shard): BrandFitments {
	const equipments = shard.options.map(([driver, passenger, rear, adapter]): Equipment => {
		const named = shard.adapters[adapter];
		return [driver, passenger, rear, named ? named[0] : adapter];
	});
	const toSpan = ([from, to, options]: ShardVariant[4][number]): FitmentSpan => ({
		from,
		to,
		options: options.flatMap((index) => (equipments[index] ? [equipments[index]] : [])),
	});
	const toVariant = ([, body, steering, note, spans]: ShardVariant): [string, VariantFitments] => [
		variantKey({ body, steering, note }),
		{ body, steering, note, spans: spans.map(toSpan) },
	];
	const models = shard.models.map(([, name, variants]): [string, ModelFitments] => [
		nameKey(name),
		{ name, variants: new Map(variants.map(toVariant)) },
	]);
	return { name: shard.name, models: new Map(models) };
}

/** The identities with which a shard was compiled. */
export const identityOf = ({ id, name, models }: Shard): BrandIdentity => ({
	id,
	name,
	models: new Map(
		models.map(([modelId, modelName, variants]) => [
			nameKey(modelName),
			{
				id: modelId,
				name: modelName,
				variants: new Map(
					variants.map(([variantId, body, steering, note]) => [
						variantKey({ body, steering, note }),
						{ id: variantId, body, steering, note },
					]),
				),
			},
		]),
	),
});

/** Adds an option, and the adapter that it names, to the shard once, and returns its index. */
function optionIndex(shard: Shard, adapterNames: ReadonlyMap<number, string>): (equipment: Equipment) => number {
	const indexes = new Map<string, number>();
	const adapterIndexes = new Map<number, number>();
	const adapterIndex = (adapter: number): number => {
		const existing = adapterIndexes.get(adapter);
		if (adapter < 0 || existing !== undefined) return existing ?? adapter;
		const name = adapterNames.get(adapter);
		// The assortment was deleted since the row was imported.
		if (name === undefined) return ADAPTER_UNKNOWN;
		adapterIndexes.set(adapter, shard.adapters.length);
		return shard.adapters.push([adapter, name]) - 1;
	};
	return (equipment) => {
		const key = equipmentKey(equipment);
		const index = indexes.get(key);
		if (index !== undefined) return index;
		const [driver, passenger, rear, adapter] = equipment;
		indexes.set(key, shard.options.length);
		return shard.options.push([driver, passenger, rear, adapterIndex(adapter)]) - 1;
	};
}

function requireIdentity<Value>(identity: Value | undefined): Value {
	if (identity === undefined) throw new Error("A car has no identity; identities are made before shards.");
	return identity;
}
