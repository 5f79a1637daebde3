import type { ImportRow } from "../../db/schema/import.table.ts";
import { nameKey } from "../../db/search-text.rules.ts";
import { mapWithConcurrency } from "../../storage/map-with-concurrency.rules.ts";
import type { CatalogueContext } from "../catalogue-context.ts";
import { createAliasCorrectionRepository } from "../corrections/alias-correction.repository.ts";
import { correctedAliases } from "../corrections/alias-correction.rules.ts";
import { createCorrectionRepository } from "../corrections/correction.repository.ts";
import { correctBrand } from "../corrections/correction.rules.ts";
import { keyNumbersByModel } from "../fitment/brand-key-numbers.rules.ts";
import type { RowCounts } from "../fitment/build-brand.rules.ts";
import type { ModelAlias } from "../fitment/fitment.rules.ts";
import type { Shard } from "../fitment/shard.rules.ts";
import { readShard } from "../fitment/shard-compile.rules.ts";
import { brandDifference, correctionConflicts, type VariantDifference } from "../versions/difference.rules.ts";
import { type KnownNames, knownNames, NO_NAMES } from "../versions/known-names.usecases.ts";
import { type KeptEntries, lostEntries } from "../versions/lost-difference.rules.ts";
import { aliasDifferences, aliasesByModel, keyNumberDifferences } from "../versions/name-difference.rules.ts";
import { createVersionBrandRepository, type ImportedBrand } from "../versions/version-brand.repository.ts";
import { importedHashes, loadShard, shardHashes } from "../versions/version-shards.ts";
import { type BrandGroup, BYTES_PER_SPAN, type SizedBrand } from "./brand-group.rules.ts";
import { createImportChunkRepository } from "./import-chunk.repository.ts";
import { saysKeyNumbers } from "./mapping.rules.ts";
import { type StagedBrand, stagedBrands } from "./staged-brand.usecases.ts";

export type BrandComparison = { differences: VariantDifference[]; counts: RowCounts };

/** As many as the platform has open at once, with those of another group. */
const FILES_AT_ONCE = 3;
type Names = Omit<KnownNames, "mark">;
const NO_ROWS: RowCounts = { imported: 0, merged: 0 };

const namesOf = (fitments: StagedBrand["fitments"]): Names => ({
	aliases: aliasesByModel(fitments),
	keyNumbers: keyNumbersByModel(fitments),
});

/** `isNew`: the version that an import started from has not got it. */
export type ComparedBrand = SizedBrand & { isNew: boolean };

/** All vehicle brands that an import has or had, by the keys of their names, with what is read to compare them. */
export async function comparedBrands({ db }: CatalogueContext, entry: ImportRow): Promise<ComparedBrand[]> {
	const builds = createVersionBrandRepository(db);
	const ofVersion = (id: number | null): Promise<ImportedBrand[]> | ImportedBrand[] =>
		id === null ? [] : builds.importedBrands(id);
	const isBuilt = entry.state === "activated";
	const [before, after, staged] = await Promise.all([
		ofVersion(entry.baseVersionId),
		ofVersion(isBuilt ? entry.versionId : null),
		createImportChunkRepository(db).brandSizes(isBuilt ? 0 : entry.id),
	]);
	const brands = new Map<string, ComparedBrand>();
	const old = new Set(before.map(({ key }) => key));
	const add = (key: string, bytes: number, chunks = 0) => {
		const known = brands.get(key) ?? { key, bytes: 0, chunks: 0 };
		brands.set(key, { key, isNew: !old.has(key), bytes: known.bytes + bytes, chunks: known.chunks + chunks });
	};
	for (const { key, spans } of [...before, ...after]) add(key, spans * BYTES_PER_SPAN);
	for (const [key, { bytes, chunks }] of staged) add(key, bytes, chunks);
	return [...brands.values()].sort((one, other) => (one.key < other.key ? -1 : 1));
}

/** Compares the brands of a group, one after the other. */
export async function brandComparer(context: CatalogueContext, entry: ImportRow) {
	const { db, media } = context;
	const builtId = entry.state === "activated" ? entry.versionId : null;
	const [before, after, base, importedAfter, { ofBrands }, byHand] = await Promise.all([
		shardHashes(db, entry.baseVersionId),
		shardHashes(db, builtId),
		importedHashes(db, entry.baseVersionId),
		importedHashes(db, builtId),
		createCorrectionRepository(db).current(),
		createAliasCorrectionRepository(db).all(),
	]);
	const { columns } = entry.mapping;
	const handMade = Map.groupBy(byHand, ({ modelId }) => modelId);
	return builtId === null ? compareStaged : compareBuilt;

	/** What the import would make of the brands. */
	async function* compareStaged(group: BrandGroup): AsyncGenerator<BrandComparison> {
		const bases = entry.options.mode === "merge" ? await load(group.keys, base) : new Map<string, Shard>();
		const known = await knownNames(context, entry.baseVersionId, group.keys);
		const staged = await stagedBrands(context, entry, group, bases, known);
		const shown = await load(
			group.keys.filter((key) => before.get(key) !== base.get(key) || !bases.has(key)),
			before,
		);
		for (const key of group.keys) {
			const brand = staged.get(key);
			const now = brand && correctBrand(brand.fitments, of(key));
			const names = { old: known.get(key) ?? NO_NAMES, now: now ? namesOf(now) : NO_NAMES };
			yield compare(key, shown.get(key) ?? bases.get(key), brand, now, names);
			for (const done of [staged, shown, bases]) done.delete(key);
		}
	}

	/** What the import has made of the brands that it changed. */
	async function* compareBuilt(group: BrandGroup): AsyncGenerator<BrandComparison> {
		const [known, made] = await Promise.all([
			knownNames(context, entry.baseVersionId, group.keys),
			knownNames(context, builtId, group.keys),
		]);
		const names = (key: string) => ({ old: known.get(key) ?? NO_NAMES, now: made.get(key) ?? NO_NAMES });
		const isRenamed = (key: string) => known.get(key)?.mark !== made.get(key)?.mark;
		const keys = group.keys.filter((key) => before.get(key) !== after.get(key) || of(key).length > 0 || isRenamed(key));
		const [old, now, imported] = await Promise.all([load(keys, before), load(keys, after), load(keys, importedAfter)]);
		for (const key of keys) {
			const [shard, shown] = [imported.get(key), now.get(key)];
			const brand = shard && { fitments: readShard(shard), counts: NO_ROWS };
			yield compare(key, old.get(key), brand, shown && readShard(shown), names(key));
			for (const done of [old, now, imported]) done.delete(key);
		}
	}

	function compare(
		key: string,
		old: Shard | undefined,
		imported: StagedBrand | undefined,
		now: StagedBrand["fitments"] | undefined,
		{ old: oldNames, now: nowNames }: { old: Names; now: Names },
	): BrandComparison {
		const shown = old && readShard(old);
		const conflicts = correctionConflicts(imported?.fitments, of(key));
		const differences = [
			...brandDifference(shown, now),
			...lostEntries(shown, now, keptEntries(key, old, oldNames)),
			...aliasDifferences(shown, now, { old: oldNames.aliases, now: nowNames.aliases }),
			...keyNumberDifferences(shown, now, { old: oldNames.keyNumbers, now: nowNames.keyNumbers }),
			...conflicts,
		];
		return { differences, counts: imported?.counts ?? NO_ROWS };
	}

	/** What the file doesn't say of a brand's cars. */
	function keptEntries(key: string, old: Shard | undefined, { aliases, keyNumbers }: Names): KeptEntries {
		const ofModels = (old?.models ?? []).map(([id, name]): [string, ModelAlias[]] => {
			const imported = columns.aliases === undefined ? (aliases.get(nameKey(name)) ?? []) : [];
			return [nameKey(name), correctedAliases(imported, handMade.get(id) ?? [])];
		});
		const earlier = saysKeyNumbers(columns) ? NO_NAMES.keyNumbers : keyNumbers;
		return { corrections: of(key), aliases: new Map(ofModels), keyNumbers: earlier };
	}

	function of(key: string) {
		return ofBrands.get(key) ?? [];
	}

	async function load(keys: string[], hashes: ReadonlyMap<string, string>): Promise<Map<string, Shard>> {
		const stored = keys.flatMap((key) => {
			const hash = hashes.get(key);
			return hash === undefined ? [] : [{ key, hash }];
		});
		const shards = await mapWithConcurrency(
			stored,
			FILES_AT_ONCE,
			async ({ key, hash }): Promise<[string, Shard]> => [key, await loadShard(media, hash)],
		);
		return new Map(shards);
	}
}
