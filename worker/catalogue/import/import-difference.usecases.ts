import type { Database } from "../../db/database.ts";
import type { ListInput } from "../../db/list-clauses.ts";
import type { ImportRow } from "../../db/schema/import.table.ts";
import { searchText } from "../../db/search-text.rules.ts";
import { importClosed } from "../../imports/import.errors.ts";
import { contentHash, encodeText } from "../../storage/immutable.ts";
import { mapWithConcurrency } from "../../storage/map-with-concurrency.rules.ts";
import { createMemory } from "../../storage/memory.ts";
import type { CatalogueContext } from "../catalogue-context.ts";
import { createCorrectionRepository, type StoredCorrection } from "../corrections/correction.repository.ts";
import { correctBrand } from "../corrections/correction.rules.ts";
import { listAdapters } from "../fitment/adapter.repository.ts";
import type { RowCounts } from "../fitment/build-brand.rules.ts";
import type { BrandFitments, VariantFitments } from "../fitment/fitment.rules.ts";
import { readShard } from "../fitment/shard-compile.rules.ts";
import {
	brandDifference,
	type Change,
	correctionConflicts,
	type VariantDifference,
} from "../versions/difference.rules.ts";
import { toDifferenceSpan } from "../versions/difference-span.rules.ts";
import type { Removal } from "../versions/removal.rules.ts";
import { createVersionRepository } from "../versions/version.repository.ts";
import { importedHashes, loadShard, shardHashes } from "../versions/version-shards.ts";
import { createFitmentImportRepository } from "./import.repository.ts";
import type { Difference, DifferenceList } from "./import.schema.ts";
import { createImportChunkRepository } from "./import-chunk.repository.ts";
import { stagedBrands } from "./staged-brand.usecases.ts";

const CONCURRENCY = 4;
/** A car before and after, roughly. */
const BYTES_PER_DIFFERENCE = 1024;

type Comparison = { differences: VariantDifference[]; rows: RowCounts };

const comparisons = createMemory<Comparison>();
export const forgetDifferences = (): void => comparisons.clear();

/**
 * What an import changes, or has changed, in the version it started from: cars added, changed and removed, by name.
 * Made by the rules that build a version, so it also holds for a dry run. `totals` counts the whole import, independent
 * of the search.
 */
export async function listDifferences(
	context: CatalogueContext,
	importId: number,
	{ page, pageSize, search, change }: ListInput<"brand"> & { change?: Change | undefined },
): Promise<DifferenceList> {
	const entry = await createFitmentImportRepository(context.db).get(importId);
	if (entry.state === "discarded") throw importClosed();
	const [{ differences, rows }, carsBefore] = await Promise.all([
		compareImport(context, entry),
		countCars(context, entry.baseVersionId),
	]);
	const folded = searchText(search);
	const { names } = await listAdapters(context.db);
	const totals = { added: 0, changed: 0, gone: 0, conflict: 0 };
	const data: Difference[] = [];
	let matching = 0;
	for (const difference of differences) {
		totals[difference.change]++;
		if (change && change !== difference.change) continue;
		if (!searchText(difference.brand, difference.model).includes(folded)) continue;
		const position = matching++;
		if (position >= (page - 1) * pageSize && data.length < pageSize) data.push(toDifference(difference, names));
	}
	return { data, totalItemCount: matching, totals, rows, carsBefore };
}

/** The cars that an import removes from the version it started from. */
export async function importRemoval(context: CatalogueContext, entry: ImportRow): Promise<Removal> {
	const total = await countCars(context, entry.baseVersionId);
	// A merge removes no car.
	if (total === 0 || entry.options.mode === "merge") return { removed: 0, total };
	const { differences } = await compareImport(context, entry);
	return { removed: differences.filter(({ change }) => change === "gone").length, total };
}

const countCars = async ({ db }: CatalogueContext, versionId: number | null): Promise<number> =>
	versionId === null ? 0 : (await createVersionRepository(db).get(versionId)).stats.variants;

/** The whole comparison, once for all its pages, until the staged rows or a correction change. */
async function compareImport(context: CatalogueContext, entry: ImportRow): Promise<Comparison> {
	const [staged, corrections] = await Promise.all([
		createImportChunkRepository(context.db).brandSizes(entry.id),
		createCorrectionRepository(context.db).all(),
	]);
	const key = await contentHash(encodeText(JSON.stringify([entry, [...staged], corrections])));
	const cached = comparisons.get(key, 0);
	if (cached) return cached;
	const { keys, differencesOf, stats } = await prepareComparison(context, entry, staged, corrections);
	const rows = { imported: 0, merged: 0 };
	const differences: VariantDifference[] = [];
	for (const ofBrand of await mapWithConcurrency(keys, CONCURRENCY, differencesOf)) {
		rows.imported += ofBrand.counts.imported;
		rows.merged += ofBrand.counts.merged;
		differences.push(...ofBrand.differences);
	}
	const answer = { differences, rows: stats ?? rows };
	comparisons.set(key, answer, (differences.length + 1) * BYTES_PER_DIFFERENCE, Number.POSITIVE_INFINITY);
	return answer;
}

const NO_ROWS: RowCounts = { imported: 0, merged: 0 };

async function rowsOfVersion(db: Database, versionId: number): Promise<RowCounts> {
	const { imported, merged } = (await createVersionRepository(db).get(versionId)).stats;
	return { imported, merged };
}

async function prepareComparison(
	context: CatalogueContext,
	entry: ImportRow,
	staged: ReadonlyMap<string, unknown>,
	allCorrections: readonly StoredCorrection[],
) {
	const { db, media } = context;
	const isBuilt = entry.state === "activated";
	const [before, after, base, importedAfter] = await Promise.all([
		shardHashes(db, entry.baseVersionId),
		isBuilt ? shardHashes(db, entry.versionId) : undefined,
		importedHashes(db, entry.baseVersionId),
		isBuilt ? importedHashes(db, entry.versionId) : undefined,
	]);
	const corrections = Map.groupBy(allCorrections, ({ brandKey }) => brandKey);
	const stats = isBuilt && entry.versionId !== null ? await rowsOfVersion(db, entry.versionId) : undefined;
	const keys = [...new Set([...before.keys(), ...(after ?? staged).keys()])].sort();
	const fitmentsOf = async (hash: string | undefined) =>
		hash === undefined ? undefined : readShard(await loadShard(media, hash));

	/** The brand as the import has it, before corrections. */
	async function importedBrand(key: string): Promise<{ fitments: BrandFitments | undefined; counts: RowCounts }> {
		if (importedAfter) return { fitments: await fitmentsOf(importedAfter.get(key)), counts: NO_ROWS };
		const merged = base.get(key);
		const bases = new Map(merged === undefined ? [] : [[key, await loadShard(media, merged)]]);
		const staged = await stagedBrands(context, entry, { keys: [key], chunksPerRead: 20, reads: 1 }, bases);
		return staged.get(key) ?? { fitments: undefined, counts: NO_ROWS };
	}

	async function differencesOf(key: string): Promise<{ differences: VariantDifference[]; counts: RowCounts }> {
		const ofBrand = corrections.get(key) ?? [];
		if (after && before.get(key) === after.get(key) && ofBrand.length === 0)
			return { differences: [], counts: NO_ROWS };
		const { fitments: imported, counts } = await importedBrand(key);
		const now = after ? await fitmentsOf(after.get(key)) : imported && correctBrand(imported, ofBrand);
		const changes = brandDifference(await fitmentsOf(before.get(key)), now);
		return { differences: [...changes, ...correctionConflicts(imported, ofBrand)], counts };
	}
	return { keys, differencesOf, stats };
}

function toDifference(
	{ change, brand, model, before, after }: VariantDifference,
	adapterNames: ReadonlyMap<number, string>,
): Difference {
	const { body = "", steering = "", note = "" } = after ?? before ?? {};
	const spansOf = (variant: VariantFitments | undefined) =>
		variant ? variant.spans.map((span) => toDifferenceSpan(span, adapterNames)) : null;
	return { change, brand, model, body, steering, note, before: spansOf(before), after: spansOf(after) };
}
