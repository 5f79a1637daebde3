import type { ImportRow } from "../../db/schema/import.table.ts";
import type { CallBudget } from "../../imports/call-budget.rules.ts";
import { putImmutable } from "../../storage/immutable.ts";
import { mapWithConcurrency } from "../../storage/map-with-concurrency.rules.ts";
import { tooManyBrands } from "../catalogue.errors.ts";
import type { CatalogueContext } from "../catalogue-context.ts";
import { type CarCorrection, correctBrand } from "../corrections/correction.rules.ts";
import { correctionsMark } from "../corrections/corrections-mark.ts";
import { type Adapters, listAdapters } from "../fitment/adapter.repository.ts";
import type { Shard } from "../fitment/shard.rules.ts";
import { type BrandIdentity, brandFacts, compileShard } from "../fitment/shard-compile.rules.ts";
import { ensureIdentities } from "../vehicles/vehicle.repository.ts";
import { type CompiledBrand, createVersionBuildRepository } from "../versions/version-build.repository.ts";
import { loadShard } from "../versions/version-shards.ts";
import type { BrandGroup, SizedBrand } from "./brand-group.rules.ts";
import { createImportChunkRepository } from "./import-chunk.repository.ts";
import { type StagedBrand, stagedBrands } from "./staged-brand.usecases.ts";

/** A manifest is one value of a row (2 MB); a file with more brands has mixed up its columns. */
const MAX_BRANDS = 5000;
/** Of a shard, roughly. */
const BYTES_PER_SPAN = 60;
/** As many as the platform has open at once. */
const FILES_AT_ONCE = 6;
/** Identities twice, then the rows. */
const WRITES_PER_GROUP = 3;

/** What an import's version is built of; `baseHashes`: the shards of the current brands, if they are merged. */
export type BuildPlan = {
	entry: ImportRow;
	versionId: number;
	adapters: Adapters;
	brands: SizedBrand[];
	baseHashes: ReadonlyMap<string, string>;
	corrections: ReadonlyMap<string, readonly CarCorrection[]>;
};

export async function planBuild(
	{ db }: CatalogueContext,
	entry: ImportRow,
): Promise<Omit<BuildPlan, "versionId" | "corrections">> {
	const { brands, baseHashes } = await importBrands(db, entry);
	if (brands.length > MAX_BRANDS) throw tooManyBrands();
	return { entry, adapters: await listAdapters(db), brands, baseHashes };
}

/** The vehicle brands that an import will have, by the keys of their names. */
export async function importBrands(db: CatalogueContext["db"], { id, options, baseVersionId }: ImportRow) {
	const isMerged = options.mode === "merge" && baseVersionId !== null;
	const [staged, base] = await Promise.all([
		createImportChunkRepository(db).brandSizes(id),
		isMerged ? createVersionBuildRepository(db).importedBrands(baseVersionId) : [],
	]);
	const current = new Map(base.map(({ key, spans }) => [key, spans * BYTES_PER_SPAN]));
	const brands = [...new Set([...staged.keys(), ...current.keys()])].sort().map((key): SizedBrand => {
		const { chunks = 0, bytes = 0 } = staged.get(key) ?? {};
		return { key, chunks, bytes: bytes + (current.get(key) ?? 0) };
	});
	return { brands, baseHashes: new Map(base.map(({ key, hash }) => [key, hash])) };
}

/** Builds a group of brands, each whole, and returns their number. */
export async function buildBrands(
	context: CatalogueContext,
	plan: BuildPlan,
	group: BrandGroup,
	budget: CallBudget,
): Promise<number> {
	const { db, media } = context;
	budget.spend(group.reads + WRITES_PER_GROUP);
	const bases = await baseShards(media, plan, group.keys);
	const staged = await stagedBrands(context, plan.entry, group, bases);
	const fitments = [...staged.values()].map((brand) => brand.fitments);
	const identities = await ensureIdentities(db, fitments);
	const compiled = await mapWithConcurrency(group.keys, FILES_AT_ONCE, (key) => {
		const [brand, identity] = [staged.get(key), identities.get(key)];
		if (!brand) throw new Error(`The rows of the vehicle brand ${key} are gone.`);
		if (!identity) throw new Error(`The vehicle brand ${key} has no identity.`);
		const adapterNames = new Map([...(bases.get(key)?.adapters ?? []), ...plan.adapters.names]);
		return compileBrand(context, { brand, identity, adapterNames, corrections: plan.corrections.get(key) ?? [] });
	});
	await createVersionBuildRepository(db).writeBrands(plan.versionId, compiled);
	return group.keys.length;
}

async function baseShards(media: R2Bucket, { baseHashes }: BuildPlan, keys: string[]): Promise<Map<string, Shard>> {
	const hashes = keys.flatMap((key) => {
		const hash = baseHashes.get(key);
		return hash === undefined ? [] : [{ key, hash }];
	});
	const shards = await mapWithConcurrency(
		hashes,
		FILES_AT_ONCE,
		async ({ key, hash }): Promise<[string, Shard]> => [key, await loadShard(media, hash)],
	);
	return new Map(shards);
}

type Compilation = {
	brand: StagedBrand;
	identity: BrandIdentity;
	adapterNames: ReadonlyMap<number, string>;
	corrections: readonly CarCorrection[];
};

/** The files first, then the row that points to them. */
async function compileBrand(
	{ media, now }: CatalogueContext,
	{ brand: { fitments, counts }, identity, adapterNames, corrections }: Compilation,
): Promise<CompiledBrand> {
	const imported = compileShard(fitments, identity, adapterNames);
	const kept = await putImmutable(media, "shards", imported, now());
	if (corrections.length === 0)
		return {
			...{ shard: imported, shardHash: kept, importedHash: null, corrections: null },
			facts: brandFacts(imported, counts),
		};
	const shard = compileShard(correctBrand(fitments, corrections), identity, adapterNames);
	const shardHash = await putImmutable(media, "shards", shard, now());
	return {
		...{ shard, shardHash, importedHash: shardHash === kept ? null : kept },
		...{ corrections: await correctionsMark(corrections), facts: brandFacts(shard, counts) },
	};
}
