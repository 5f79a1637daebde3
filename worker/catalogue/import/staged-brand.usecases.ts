import type { ImportRow } from "../../db/schema/import.table.ts";
import { mapWithConcurrency } from "../../storage/map-with-concurrency.rules.ts";
import type { CatalogueContext } from "../catalogue-context.ts";
import { BrandBuilder, mergeBrand, type RowCounts, wholeBrand } from "../fitment/build-brand.rules.ts";
import type { BrandFitments } from "../fitment/fitment.rules.ts";
import type { Shard } from "../fitment/shard.rules.ts";
import { type BrandIdentity, identityOf, readShard } from "../fitment/shard-compile.rules.ts";
import { plainRow, withKnownSpellings } from "../fitment/spelling.rules.ts";
import { namesWithin } from "../fitment/year-name.rules.ts";
import { brandsInOldSpelling, readIdentities } from "../vehicles/vehicle.repository.ts";
import { type KnownNames, NO_NAMES } from "../versions/known-names.usecases.ts";
import { importedHashes, loadShard } from "../versions/version-shards.ts";
import type { BrandGroup } from "./brand-group.rules.ts";
import type { Mapping } from "./import.schema.ts";
import { createImportChunkRepository } from "./import-chunk.repository.ts";
import { mappedParts } from "./mapping.rules.ts";

/** As many as the platform has open at once, with those of another group. */
const FILES_AT_ONCE = 3;

export type StagedBrand = { fitments: BrandFitments; counts: RowCounts };

/**
 * Vehicle brands as an import will build them, by the keys of their names; without those that won't exist. `baseShards`:
 * the current ones. `baseNames`: aliases and key numbers of the current cars, which stay where the file says nothing of
 * them.
 */
export async function stagedBrands(
	context: Pick<CatalogueContext, "db" | "media">,
	{ id, options, mapping, baseVersionId }: ImportRow,
	{ keys, chunksPerRead }: BrandGroup,
	baseShards: ReadonlyMap<string, Shard>,
	baseNames: ReadonlyMap<string, KnownNames> = new Map(),
): Promise<Map<string, StagedBrand>> {
	const builders = new Map<string, BrandBuilder>();
	const known = await knownCars(context, baseVersionId, keys, baseShards);
	for await (const { key, chunk } of createImportChunkRepository(context.db).readChunks(id, keys, chunksPerRead)) {
		const builder = builders.get(key) ?? new BrandBuilder();
		builders.set(key, builder);
		for (const row of chunk.rows) builder.add(chunk.brand, known.has(key) ? plainRow(row) : row);
	}
	const staged = new Map<string, StagedBrand>();
	for (const key of keys) {
		const shard = options.mode === "merge" ? baseShards.get(key) : undefined;
		const built = builders.get(key)?.build();
		const brand = overBase(built && { ...built, fitments: withKnownSpellings(built.fitments, known.get(key) ?? []) }, {
			shard,
			names: baseNames.get(key) ?? NO_NAMES,
			mapping,
		});
		if (brand) staged.set(key, brand);
		builders.delete(key);
	}
	return staged;
}

/** The cars of brands with names in an old spelling: all that there ever were, then those of the current version. */
async function knownCars(
	{ db, media }: Pick<CatalogueContext, "db" | "media">,
	versionId: number | null,
	keys: readonly string[],
	baseShards: ReadonlyMap<string, Shard>,
): Promise<Map<string, BrandIdentity[]>> {
	const old = await brandsInOldSpelling(db, keys);
	if (old.length === 0) return new Map();
	const [identities, hashes] = await Promise.all([readIdentities(db, old), importedHashes(db, versionId, old)]);
	const known = await mapWithConcurrency(old, FILES_AT_ONCE, async (key): Promise<[string, BrandIdentity[]]> => {
		const hash = hashes.get(key);
		const shard = baseShards.get(key) ?? (hash === undefined ? undefined : await loadShard(media, hash));
		return [key, [identities.get(key), shard && identityOf(shard)].flatMap((one) => one ?? [])];
	});
	return new Map(known);
}

type Base = { shard: Shard | undefined; names: KnownNames; mapping: Mapping };

function overBase(built: StagedBrand | undefined, { shard, names, mapping }: Base): StagedBrand | undefined {
	if (!shard) return built && { ...built, fitments: withNames(wholeBrand(built.fitments), names) };
	const base = withNames(readShard(shard), names);
	if (!built) return { fitments: base, counts: { imported: 0, merged: 0 } };
	return { ...built, fitments: mergeBrand(base, built.fitments, (steering) => mappedParts(mapping, steering)) };
}

/** Gives the cars that nothing is said of the aliases and key numbers that they have: these in the car's years. */
function withNames(fitments: BrandFitments, names: KnownNames): BrandFitments {
	for (const [key, model] of fitments.models) {
		const aliases = model.aliases ?? names.aliases.get(key);
		if (aliases) model.aliases = [...aliases];
		const ofModel = names.keyNumbers.get(key);
		for (const [variantKey, variant] of model.variants) {
			const known = ofModel?.get(variantKey);
			if (known) variant.keyNumbers ??= namesWithin(known, variant.spans);
		}
	}
	return fitments;
}
