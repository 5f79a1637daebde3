import type { ImportRow } from "../../db/schema/import.table.ts";
import type { CatalogueContext } from "../catalogue-context.ts";
import { BrandBuilder, mergeBrand, type RowCounts } from "../fitment/build-brand.rules.ts";
import type { BrandFitments } from "../fitment/fitment.rules.ts";
import type { Shard } from "../fitment/shard.rules.ts";
import { readShard } from "../fitment/shard-compile.rules.ts";
import { type KnownNames, NO_NAMES } from "../versions/known-names.usecases.ts";
import type { BrandGroup } from "./brand-group.rules.ts";
import { createImportChunkRepository } from "./import-chunk.repository.ts";

export type StagedBrand = { fitments: BrandFitments; counts: RowCounts };

/**
 * Vehicle brands as an import will build them, by the keys of their names; without those that won't exist. `baseShards`:
 * the current ones. `baseNames`: aliases and key numbers of the current cars, which stay where the file says nothing of
 * them.
 */
export async function stagedBrands(
	{ db }: Pick<CatalogueContext, "db">,
	{ id, options }: ImportRow,
	{ keys, chunksPerRead }: BrandGroup,
	baseShards: ReadonlyMap<string, Shard>,
	baseNames: ReadonlyMap<string, KnownNames> = new Map(),
): Promise<Map<string, StagedBrand>> {
	const builders = new Map<string, BrandBuilder>();
	for await (const { key, chunk } of createImportChunkRepository(db).readChunks(id, keys, chunksPerRead)) {
		const builder = builders.get(key) ?? new BrandBuilder();
		builders.set(key, builder);
		for (const row of chunk.rows) builder.add(chunk.brand, row);
	}
	const staged = new Map<string, StagedBrand>();
	for (const key of keys) {
		const shard = options.mode === "merge" ? baseShards.get(key) : undefined;
		const brand = overBase(builders.get(key)?.build(), shard, baseNames.get(key) ?? NO_NAMES);
		if (brand) staged.set(key, brand);
		builders.delete(key);
	}
	return staged;
}

function overBase(
	built: StagedBrand | undefined,
	baseShard: Shard | undefined,
	names: KnownNames,
): StagedBrand | undefined {
	if (!baseShard) return built && { ...built, fitments: withNames(built.fitments, names) };
	const base = withNames(readShard(baseShard), names);
	if (!built) return { fitments: base, counts: { imported: 0, merged: 0 } };
	return { ...built, fitments: mergeBrand(base, built.fitments) };
}

/** Gives the cars that nothing is said of the aliases and key numbers that they have. */
function withNames(fitments: BrandFitments, known: KnownNames): BrandFitments {
	for (const [key, model] of fitments.models) {
		const aliases = model.aliases ?? known.aliases.get(key);
		if (aliases) model.aliases = [...aliases];
		const ofModel = known.keyNumbers.get(key);
		for (const [variantKey, variant] of model.variants) {
			const keyNumbers = variant.keyNumbers ?? ofModel?.get(variantKey);
			if (keyNumbers) variant.keyNumbers = [...keyNumbers];
		}
	}
	return fitments;
}
