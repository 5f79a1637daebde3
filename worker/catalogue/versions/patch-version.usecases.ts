import type { SQL } from "drizzle-orm";
import type { Statement } from "../../db/statements.ts";
import { putImmutable } from "../../storage/immutable.ts";
import { versionBusy } from "../catalogue.errors.ts";
import type { CatalogueContext } from "../catalogue-context.ts";
import { byBrand, createCorrectionRepository } from "../corrections/correction.repository.ts";
import { type CarCorrection, correctBrand } from "../corrections/correction.rules.ts";
import { listAdapters } from "../fitment/adapter.repository.ts";
import { brandFacts, compileShard, identityOf, readShard } from "../fitment/shard-compile.rules.ts";
import { createVersionRepository } from "./version.repository.ts";
import { type BuiltBrand, summariseVersion } from "./version.rules.ts";
import { createVersionBuildRepository } from "./version-build.repository.ts";
import { loadShard } from "./version-shards.ts";

type Patch = { versionId: number; brandKey: string; corrections: readonly CarCorrection[] };

/**
 * Rebuilds one vehicle brand of a version with these corrections from the imported values, and shows it in one batch
 * with `extraStatements`, which hold only under the given guard. False: the version was changed in the meantime and
 * nothing was written, so the caller tries again. Undefined: the version doesn't have the brand.
 */
export async function patchBrand(
	context: CatalogueContext,
	{ versionId, brandKey, corrections }: Patch,
	extraStatements: (guard: SQL) => Statement[] = () => [],
): Promise<boolean | undefined> {
	const { db, media, now } = context;
	const version = await createVersionRepository(db).get(versionId);
	const builds = createVersionBuildRepository(db);
	const built = await builds.builtBrands(versionId);
	const brand = built.find(({ key }) => key === brandKey);
	if (!brand) return undefined;
	const patched = await correctedBrand(context, brand, corrections);
	const summary = summariseVersion(
		built.map((one) => (one.id === brand.id ? { ...one, ...patched } : one)),
		version.stats.refused,
	);
	const sizes = await putImmutable(media, "sizes", summary.index, now());
	const manifest = { ...version.manifest, brands: summary.brands, sizes };
	return builds.patch(version, { ...patched, manifest, stats: summary.stats }, extraStatements);
}

/** A vehicle brand with corrections applied; the imported values are kept beside it. */
async function correctedBrand(
	{ db, media, now }: CatalogueContext,
	{ shardHash, importedHash, facts }: BuiltBrand,
	corrections: readonly CarCorrection[],
) {
	const imported = await loadShard(media, importedHash ?? shardHash);
	const { names } = await listAdapters(db);
	const fitments = correctBrand(readShard(imported), corrections);
	const shard = compileShard(fitments, identityOf(imported), new Map([...imported.adapters, ...names]));
	const hash = await putImmutable(media, "shards", shard, now());
	const original = importedHash ?? shardHash;
	return { shard, shardHash: hash, importedHash: hash === original ? null : original, facts: brandFacts(shard, facts) };
}

/** Updates a version with the current corrections, if it was built or shown before some of them. */
export async function applyCorrections(context: CatalogueContext, versionId: number): Promise<void> {
	const corrections = byBrand(await createCorrectionRepository(context.db).all());
	const built = await createVersionBuildRepository(context.db).builtBrands(versionId);
	for (const { key, importedHash } of built) {
		const ofBrand = corrections.get(key) ?? [];
		if (ofBrand.length === 0 && importedHash === null) continue;
		await retryOnConflict(() => patchBrand(context, { versionId, brandKey: key, corrections: ofBrand }));
	}
}

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
