import type { ImportRow } from "../../db/schema/import.table.ts";
import { bucketShare, type CallBudget } from "../../imports/call-budget.rules.ts";
import { encodeText } from "../../storage/bytes.rules.ts";
import { contentHash, immutableKey, putImmutableBytes } from "../../storage/immutable.ts";
import { mapWithConcurrency } from "../../storage/map-with-concurrency.rules.ts";
import { tooManyBrands } from "../catalogue.errors.ts";
import type { CatalogueContext } from "../catalogue-context.ts";
import { type CarCorrection, correctBrand } from "../corrections/correction.rules.ts";
import { correctionsMark } from "../corrections/corrections-mark.ts";
import { type Adapters, listAdapters } from "../fitment/adapter.repository.ts";
import {
	type BrandKeyNumbers,
	type KeyNumberRecord,
	keyNumberRecords,
	storedKeyNumbers,
} from "../fitment/brand-key-numbers.rules.ts";
import type { Shard } from "../fitment/shard.rules.ts";
import { type BrandIdentity, compileShard } from "../fitment/shard-compile.rules.ts";
import { ensureIdentities } from "../vehicles/vehicle.repository.ts";
import { brandFacts } from "../versions/brand-facts.rules.ts";
import { knownNames } from "../versions/known-names.usecases.ts";
import { createVersionBrandRepository } from "../versions/version-brand.repository.ts";
import { type CompiledBrand, createVersionBuildRepository } from "../versions/version-build.repository.ts";
import { loadShard } from "../versions/version-shards.ts";
import { type BrandGroup, BYTES_PER_SPAN, type SizedBrand } from "./brand-group.rules.ts";
import { createImportChunkRepository } from "./import-chunk.repository.ts";
import { type StagedBrand, stagedBrands } from "./staged-brand.usecases.ts";

/** A manifest is one value of a row (2 MB); a file with more brands has mixed up its columns. */
const MAX_BRANDS = 5000;
/** As many as the platform has open at once. */
const FILES_AT_ONCE = 6;
/** The aliases and key numbers, names in old spellings, identities twice, then the rows. */
const WRITES_PER_GROUP = 5;
/** At most: the shard that it had, also for names in old spellings, its key numbers, and two for each of three new files. */
const FILE_CALLS_PER_BRAND = 9;

/**
 * What an import's version is built of. `baseHashes`: the shards of the current brands, if they are merged. `known`: all
 * shards and key numbers of the current version, which are in the bucket and stay there. `revision`: of the corrections.
 */
export type BuildPlan = {
	entry: ImportRow;
	versionId: number;
	adapters: Adapters;
	brands: SizedBrand[];
	baseHashes: ReadonlyMap<string, string>;
	known: ReadonlySet<string>;
	corrections: ReadonlyMap<string, readonly CarCorrection[]>;
	revision: string;
};

export async function planBuild(
	{ db }: CatalogueContext,
	entry: ImportRow,
): Promise<Omit<BuildPlan, "versionId" | "corrections" | "revision">> {
	const planned = await importBrands(db, entry);
	if (planned.brands.length > MAX_BRANDS) throw tooManyBrands();
	return { entry, adapters: await listAdapters(db), ...planned };
}

/** The vehicle brands that an import will have, by the keys of their names. */
async function importBrands(db: CatalogueContext["db"], { id, options, baseVersionId }: ImportRow) {
	const [staged, current] = await Promise.all([
		createImportChunkRepository(db).brandSizes(id),
		baseVersionId === null ? [] : createVersionBrandRepository(db).importedBrands(baseVersionId),
	]);
	const base = options.mode === "merge" ? current : [];
	const baseBytes = new Map(base.map(({ key, spans }) => [key, spans * BYTES_PER_SPAN]));
	const brands = [...new Set([...staged.keys(), ...baseBytes.keys()])].sort().map((key): SizedBrand => {
		const { chunks = 0, bytes = 0 } = staged.get(key) ?? {};
		return { key, chunks, bytes: bytes + (baseBytes.get(key) ?? 0) };
	});
	return {
		brands,
		baseHashes: new Map(base.map(({ key, hash }) => [key, hash])),
		known: new Set(current.flatMap(({ hash, keyNumbers }) => (keyNumbers === null ? [hash] : [hash, keyNumbers]))),
	};
}

/** Builds a group of brands, each whole, and returns their number; 0 if the version or the corrections have changed. */
export async function buildBrands(
	context: CatalogueContext,
	plan: BuildPlan,
	group: BrandGroup,
	budget: CallBudget,
): Promise<number> {
	const { db, media } = context;
	budget.spend(group.reads + WRITES_PER_GROUP + bucketShare(group.keys.length * FILE_CALLS_PER_BRAND));
	const [bases, names] = await Promise.all([
		baseShards(media, plan, group.keys),
		knownNames(context, plan.entry.baseVersionId, group.keys),
	]);
	const staged = await stagedBrands(context, plan.entry, group, bases, names);
	const fitments = [...staged.values()].map((brand) => brand.fitments);
	const identities = await ensureIdentities(db, fitments);
	const compiled = await mapWithConcurrency(group.keys, FILES_AT_ONCE, (key) => {
		const [brand, identity] = [staged.get(key), identities.get(key)];
		if (!brand) throw new Error(`The rows of the vehicle brand ${key} are gone.`);
		if (!identity) throw new Error(`The vehicle brand ${key} has no identity.`);
		const adapterNames = new Map([...(bases.get(key)?.adapters ?? []), ...plan.adapters.names]);
		return compileBrand(context, plan.known, {
			brand,
			identity,
			adapterNames,
			corrections: plan.corrections.get(key) ?? [],
		});
	});
	const brands = compiled.map(({ brand }) => brand);
	const records = compiled.flatMap(({ keyNumbers }) => keyNumbers);
	const builds = createVersionBuildRepository(db);
	const isWritten = await builds.writeBrands(plan.versionId, brands, records, plan.revision);
	return isWritten ? group.keys.length : 0;
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
	context: CatalogueContext,
	known: ReadonlySet<string>,
	{ brand: { fitments, counts }, identity, adapterNames, corrections }: Compilation,
): Promise<{ brand: CompiledBrand; keyNumbers: KeyNumberRecord[] }> {
	const aliases = new Map(
		[...fitments.models].map(([key, model]) => [identity.models.get(key)?.id ?? 0, model.aliases]),
	);
	const imported = compileShard(fitments, identity, adapterNames);
	const stored = await putNew(context, "shards", imported, known);
	const numbers = storedKeyNumbers(fitments);
	const numbersHash = numbers ? await putNew(context, "key-numbers", numbers, known) : null;
	const keyNumbers = numbers ? [...keyNumberRecords(numbers, identity)] : [];
	if (corrections.length === 0) {
		const shown = { shard: imported, shardHash: stored, importedHash: null, corrections: null };
		return { brand: { ...shown, keyNumbers: numbersHash, facts: brandFacts(imported, counts, aliases) }, keyNumbers };
	}
	const shard = compileShard(correctBrand(fitments, corrections), identity, adapterNames);
	const shardHash = await putNew(context, "shards", shard, new Set([...known, stored]));
	const shown = { shard, shardHash, importedHash: shardHash === stored ? null : stored };
	const facts = brandFacts(shard, counts, aliases);
	const brand = { ...shown, corrections: await correctionsMark(corrections), keyNumbers: numbersHash, facts };
	return { brand, keyNumbers };
}

/** Most brands of a new file are as they were: their files are not looked for again. */
async function putNew(
	{ media, now }: CatalogueContext,
	kind: "shards" | "key-numbers",
	value: Shard | BrandKeyNumbers,
	known: ReadonlySet<string>,
): Promise<string> {
	const body = encodeText(JSON.stringify(value));
	const hash = await contentHash(body);
	if (!known.has(hash)) await putImmutableBytes(media, immutableKey(kind, hash), body, now());
	return hash;
}
