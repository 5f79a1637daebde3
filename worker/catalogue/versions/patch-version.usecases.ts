import type { SQL } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import type { VersionRow } from "../../db/schema/version.table.ts";
import type { Statement } from "../../db/statements.ts";
import { bucketShare, type CallBudget } from "../../imports/call-budget.rules.ts";
import type { Progress } from "../../imports/import.schema.ts";
import { groupBySize } from "../../storage/group-by-size.rules.ts";
import { putImmutable } from "../../storage/immutable.ts";
import { mapWithConcurrency } from "../../storage/map-with-concurrency.rules.ts";
import { versionBusy } from "../catalogue.errors.ts";
import type { CatalogueContext } from "../catalogue-context.ts";
import { byBrand, createCorrectionRepository } from "../corrections/correction.repository.ts";
import { type CarCorrection, correctBrand } from "../corrections/correction.rules.ts";
import { correctionsMark } from "../corrections/corrections-mark.ts";
import { listAdapters } from "../fitment/adapter.repository.ts";
import { compileShard, identityOf, readShard } from "../fitment/shard-compile.rules.ts";
import { aliasesOf, type BrandFacts, brandFacts } from "./brand-facts.rules.ts";
import { storeVersionFiles } from "./store-version-files.ts";
import { createVersionRepository } from "./version.repository.ts";
import { type BuiltBrand, createVersionBrandRepository } from "./version-brand.repository.ts";
import { type CompiledBrand, createVersionBuildRepository } from "./version-build.repository.ts";
import { loadShard } from "./version-shards.ts";

/** Corrections by the keys of vehicle brands: these brands get these corrections, and no others. */
type Corrected = ReadonlyMap<string, readonly CarCorrection[]>;
type Patch = { version: VersionRow; corrected: Corrected; budget?: CallBudget };

/**
 * Rebuilds vehicle brands of a version with these corrections from the imported values, and shows them in one batch with
 * `extraStatements`, which hold only under the given guard, and go with the active version only. False: the version, read
 * before the corrections, was changed in the meantime and nothing was written, so the caller tries again. Undefined: the
 * version has none of the brands.
 */
export async function patchBrands(
	context: CatalogueContext,
	{ version, corrected, budget }: Patch,
	extraStatements?: (guard: SQL) => Statement[],
): Promise<boolean | undefined> {
	const { db } = context;
	const repository = createVersionBrandRepository(db);
	const built = await repository.builtBrands(version.id);
	const concerned = built.filter(({ key }) => corrected.has(key));
	if (concerned.length === 0) return undefined;
	const ids = concerned.map(({ id }) => id);
	const [facts, { names }] = await Promise.all([repository.factsOf(version.id, ids), listAdapters(db)]);
	const compiled = await mapWithConcurrency(concerned, CONCURRENCY, (brand) => {
		const ofBrand = facts.get(brand.id);
		if (!ofBrand) throw new Error(`The vehicle brand ${brand.key} of a version is gone.`);
		return correctedBrand(context, { ...brand, facts: ofBrand }, corrected.get(brand.key) ?? [], names);
	});
	const patched = new Map(compiled.map((brand) => [brand.shard.id, brand]));
	const files = { id: version.id, refused: version.stats.refused, brands: built, patched };
	const { manifest, stats } = await storeVersionFiles(context, files, budget);
	const patch = { brands: compiled, manifest: { ...version.manifest, ...manifest }, stats };
	return createVersionBuildRepository(db).patch(version, patch, extraStatements);
}

/** A vehicle brand with corrections applied; the imported values are kept beside it. */
async function correctedBrand(
	{ media, now }: CatalogueContext,
	{ shardHash, importedHash, keyNumbers, facts }: BuiltBrand & { facts: BrandFacts },
	corrections: readonly CarCorrection[],
	adapterNames: ReadonlyMap<number, string>,
): Promise<CompiledBrand> {
	const original = importedHash ?? shardHash;
	const imported = await loadShard(media, original);
	const fitments = correctBrand(readShard(imported), corrections);
	const shard = compileShard(fitments, identityOf(imported), new Map([...imported.adapters, ...adapterNames]));
	const hash = await putImmutable(media, "shards", shard, now());
	return {
		...{ shard, shardHash: hash, importedHash: hash === original ? null : original },
		...{ corrections: await correctionsMark(corrections), keyNumbers },
		facts: brandFacts(shard, facts, aliasesOf(facts)),
	};
}

/**
 * Updates a version with the current corrections, if it was built or shown before some of them, a group of brands after
 * the other. Returns how many brands are done, of those that it found, if the budget was spent before all were.
 */
export async function applyCorrections(
	context: CatalogueContext,
	versionId: number,
	budget: CallBudget,
): Promise<Progress | undefined> {
	const { db } = context;
	const groups = await outdatedGroups(db, versionId);
	const total = groups.flat().length;
	let done = 0;
	for (const keys of groups) {
		if (done > 0 && !budget.isLeft()) return { done, total };
		await retryOnConflict(async () => {
			budget.spend(CALLS_PER_PATCH + bucketShare(keys.length * FILE_CALLS_PER_BRAND));
			const version = await createVersionRepository(db).get(versionId);
			const ofBrands = byBrand(await createCorrectionRepository(db).all());
			const corrected = new Map(keys.map((key) => [key, ofBrands.get(key) ?? []]));
			return patchBrands(context, { version, corrected, budget });
		});
		done += keys.length;
	}
	return undefined;
}

/** The keys of a version's brands with other corrections than now, as many together as are written in one batch. */
async function outdatedGroups(db: Database, versionId: number): Promise<string[][]> {
	const ofBrands = byBrand(await createCorrectionRepository(db).all());
	const outdated: BuiltBrand[] = [];
	for (const brand of await createVersionBrandRepository(db).builtBrands(versionId)) {
		const { key, importedHash, corrections } = brand;
		// Before there were marks, only the imported values beside a brand said that it was corrected.
		const isMarked = corrections !== null || importedHash === null;
		if (isMarked && (await correctionsMark(ofBrands.get(key) ?? [])) === corrections) continue;
		outdated.push(brand);
	}
	const sizeOf = ({ spans }: BuiltBrand) => Math.max(spans, PATCH_SPANS / PATCH_BRANDS);
	return groupBySize(outdated, PATCH_SPANS, sizeOf).map((group) => group.map(({ key }) => key));
}

/** With the version's own files, and without the reads of facts, which are counted where they are done. */
const CALLS_PER_PATCH = 8;
/** The shard as imported, and the corrected one: a look whether it is there, and the write. */
const FILE_CALLS_PER_BRAND = 3;

const CONCURRENCY = 4;
/** Spans of years whose rows are written in one batch, and the brands that have them. */
const PATCH_SPANS = 20_000;
const PATCH_BRANDS = 200;

const RETRY_MS = 20_000;
const PAUSE_MAX_MS = 500;

/** Tries again, after random pauses and for a limited time, while somebody else changes the same version. */
export async function retryOnConflict<Result>(
	attempt: () => Promise<Result | false>,
	retryMs = RETRY_MS,
): Promise<Result> {
	const end = Date.now() + retryMs;
	for (let longest = 20; ; longest = Math.min(longest * 2, PAUSE_MAX_MS)) {
		const result = await attempt();
		if (result !== false) return result;
		if (Date.now() >= end) throw versionBusy();
		const pause = Math.random() * longest;
		await new Promise((resolve) => setTimeout(resolve, pause));
	}
}
