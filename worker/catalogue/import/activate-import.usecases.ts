import type { Actor } from "../../audit/audit-entry.repository.ts";
import type { ImportRow } from "../../db/schema/import.table.ts";
import { importClosed } from "../../imports/import.errors.ts";
import { createImportRepository } from "../../imports/import.repository.ts";
import { checkActivatable } from "../../imports/import.usecases.ts";
import { putImmutable } from "../../storage/immutable.ts";
import { mapWithConcurrency } from "../../storage/map-with-concurrency.rules.ts";
import { removalUnconfirmed, superseded, tooManyBrands } from "../catalogue.errors.ts";
import type { CatalogueContext } from "../catalogue-context.ts";
import { byBrand, createCorrectionRepository } from "../corrections/correction.repository.ts";
import { type CarCorrection, correctBrand } from "../corrections/correction.rules.ts";
import { type Adapters, listAdapters } from "../fitment/adapter.repository.ts";
import { brandFacts, compileShard } from "../fitment/shard-compile.rules.ts";
import { ensureIdentities } from "../vehicles/vehicle.repository.ts";
import { applyCorrections } from "../versions/patch-version.usecases.ts";
import { isConfirmed } from "../versions/removal.rules.ts";
import { createVersionRepository } from "../versions/version.repository.ts";
import { summariseVersion } from "../versions/version.rules.ts";
import type { ShardManifest, Version } from "../versions/version.schema.ts";
import { archiveVersions } from "../versions/version.usecases.ts";
import { createVersionBuildRepository } from "../versions/version-build.repository.ts";
import { importedHashes, loadShard } from "../versions/version-shards.ts";
import { FITMENT_IMPORTS } from "./fitment-imports.repository.ts";
import { createFitmentImportRepository } from "./import.repository.ts";
import { createImportChunkRepository } from "./import-chunk.repository.ts";
import { importRemoval } from "./import-difference.usecases.ts";
import { stagedBrand } from "./staged-brand.usecases.ts";

/** Not finished: the same call continues. `done` and `total` count vehicle brands. */
export type Building = { state: "building"; done: number; total: number };
type Activation = Building | { state: "activated"; version: Version };

/** Groups of brands that are built in parallel. */
const CONCURRENCY = 2;
/** Chunks of rows in a group, each of at most a part's rows: written in one batch. */
const GROUP_CHUNKS = 16;
/** A manifest is one value of a row (2 MB); a file with more brands has mixed up its columns. */
const MAX_BRANDS = 5000;

/** `confirmRemoved`: the number of removed cars, if it is more than a tenth. Required once per build. */
type ActivationInput = { id: number; confirmRemoved?: number | undefined; budgetMs: number };

/**
 * Builds an import's version brand by brand and, when all are built, shows it to visitors by moving one pointer. Each
 * brand is written whole, so a call that was cut off, or that ended after `budgetMs`, can be repeated.
 */
export async function activateImport(
	context: CatalogueContext,
	{ id: importId, confirmRemoved, budgetMs }: ActivationInput,
	by: Actor,
): Promise<Activation> {
	const { db, now } = context;
	const deadline = now() + budgetMs;
	const entry = await createFitmentImportRepository(db).get(importId);
	if (entry.state === "activated" && entry.versionId !== null) return activated(context, entry.versionId);
	const refused = await checkActivatable(db, FITMENT_IMPORTS, entry);
	if ((await createVersionRepository(db).activeId()) !== entry.baseVersionId) throw superseded();
	if (entry.state === "receiving" && !isConfirmed(await importRemoval(context, entry), confirmRemoved))
		throw removalUnconfirmed();
	const hashes = await importedHashes(db, entry.baseVersionId);
	const sizes = await brandSizes(context, entry, hashes);
	const builds = createVersionBuildRepository(db);
	const versionId = await builds.begin(importId, by.userId, now());
	if (versionId === undefined) throw importClosed();
	const adapters = await listAdapters(db);
	const built = new Set((await builds.builtBrands(versionId)).map(({ key }) => key));
	const pending = groupBrands([...sizes].filter(([key]) => !built.has(key)));
	const corrections = byBrand(await createCorrectionRepository(db).all());
	const build = { entry, versionId, adapters, hashes, corrections };
	await mapWithConcurrency(
		pending,
		CONCURRENCY,
		(keys) => buildBrands(context, build, keys),
		() => now() < deadline,
	);
	const done = await builds.builtBrands(versionId);
	if (done.length < sizes.size) return { state: "building", done: done.length, total: sizes.size };

	await finish(context, { entry, versionId, by }, summariseVersion(done, refused));
	// Corrections that were made during the build.
	await applyCorrections(context, versionId);
	await createImportRepository(db, FITMENT_IMPORTS).deleteRows(importId);
	await archiveVersions(context);
	return activated(context, versionId);
}

/** Writes the files that visitors load of the whole version, then moves the pointer. */
async function finish(
	{ db, media, now }: CatalogueContext,
	{ entry, versionId, by }: { entry: ImportRow; versionId: number; by: Actor },
	{ brands, models, index, stats }: ReturnType<typeof summariseVersion>,
): Promise<void> {
	const [modelsHash, sizes, modelsGzipBytes] = await Promise.all([
		putImmutable(media, "models", models, now()),
		putImmutable(media, "sizes", index, now()),
		gzipBytes(models),
	]);
	const manifest: ShardManifest = { brands, models: modelsHash, modelsGzipBytes, sizes };
	const move = { versionId, entry, by };
	const moved = await createVersionBuildRepository(db).finish(move, manifest, stats, now());
	if (!moved) throw superseded();
}

/** The vehicle brands of the new version, by the keys of their names, and the number of chunks with their rows. */
async function brandSizes(
	{ db }: CatalogueContext,
	{ id, options }: ImportRow,
	base: Map<string, string>,
): Promise<Map<string, number>> {
	const inFile = await createImportChunkRepository(db).brandKeys(id);
	const inBase = options.mode === "merge" ? [...base.keys()] : [];
	const sizes = new Map([...inBase.map((key): [string, number] => [key, 1]), ...inFile]);
	if (sizes.size > MAX_BRANDS) throw tooManyBrands();
	return sizes;
}

/** Small brands are written together, because each batch is a transaction. */
function groupBrands(sizes: [key: string, chunks: number][]): string[][] {
	const groups: string[][] = [];
	let room = 0;
	for (const [key, chunks] of sizes) {
		if (chunks > room) {
			groups.push([]);
			room = GROUP_CHUNKS;
		}
		groups.at(-1)?.push(key);
		room -= chunks;
	}
	return groups;
}

type Build = {
	entry: ImportRow;
	versionId: number;
	adapters: Adapters;
	hashes: Map<string, string>;
	corrections: Map<string, CarCorrection[]>;
};

async function buildBrands(
	context: CatalogueContext,
	{ entry, versionId, adapters, hashes, corrections }: Build,
	keys: string[],
): Promise<void> {
	const { db, media, now } = context;
	const staged = await Promise.all(keys.map(stage));
	const identities = await ensureIdentities(
		db,
		staged.map(({ fitments }) => fitments),
	);
	await createVersionBuildRepository(db).writeBrands(versionId, await Promise.all(staged.map(compile)));

	async function stage(key: string) {
		const hash = entry.options.mode === "merge" ? hashes.get(key) : undefined;
		const base = hash === undefined ? undefined : await loadShard(media, hash);
		const brand = await stagedBrand(context, entry, key, base);
		if (!brand) throw new Error(`The rows of the vehicle brand ${key} are gone.`);
		return { key, ...brand, adapterNames: new Map([...(base?.adapters ?? []), ...adapters.names]) };
	}

	/** The file first, then the row that points to it. */
	async function compile({ key, fitments, counts, adapterNames }: Awaited<ReturnType<typeof stage>>) {
		const identity = identities.get(key);
		if (!identity) throw new Error(`The vehicle brand ${key} has no identity.`);
		const imported = compileShard(fitments, identity, adapterNames);
		const kept = await putImmutable(media, "shards", imported, now());
		const shard = compileShard(correctBrand(fitments, corrections.get(key) ?? []), identity, adapterNames);
		const shardHash = await putImmutable(media, "shards", shard, now());
		return { shard, shardHash, importedHash: shardHash === kept ? null : kept, facts: brandFacts(shard, counts) };
	}
}

const activated = async ({ db }: CatalogueContext, versionId: number): Promise<Activation> => ({
	state: "activated",
	version: await createVersionRepository(db).view(versionId),
});

async function gzipBytes(value: unknown): Promise<number> {
	const zipped = new Blob([JSON.stringify(value)]).stream().pipeThrough(new CompressionStream("gzip"));
	return (await new Response(zipped).arrayBuffer()).byteLength;
}
