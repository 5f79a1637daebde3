import { searchText } from "../db/search-text.rules.ts";
import type { Database } from "../http/env.ts";
import type { ListInput } from "../http/list.schema.ts";
import { listAdapters } from "./adapter.repository.ts";
import type { RowCounts } from "./build-brand.rules.ts";
import { importClosed } from "./catalogue.errors.ts";
import type { CatalogueContext } from "./catalogue-context.ts";
import { createCorrectionRepository } from "./correction.repository.ts";
import { correctBrand } from "./correction.rules.ts";
import { brandDifference, type Change, correctionConflicts, type VariantDifference } from "./difference.rules.ts";
import { toDifferenceSpan } from "./difference-span.rules.ts";
import type { BrandFitments, VariantFitments } from "./fitment.rules.ts";
import { createImportRepository } from "./import.repository.ts";
import type { Difference, DifferenceList } from "./import.schema.ts";
import type { ImportRow } from "./import.table.ts";
import { createImportPartRepository } from "./import-part.repository.ts";
import { inPool } from "./pool.rules.ts";
import { readShard } from "./shard-compile.rules.ts";
import { importedHashes, loadShard, shardHashes, stagedBrand } from "./staged-brand.usecases.ts";
import { createVersionRepository } from "./version.repository.ts";

const WIDTH = 4;

/**
 * What an import does, or has done, to the version it began over: cars added, changed and gone, by name. Made by the
 * rules that build a version, so it holds for a dry run too. `totals` counts the whole import, whatever is searched.
 */
export async function listDifferences(
	context: CatalogueContext,
	importId: number,
	{ page, pageSize, search, change }: ListInput<"brand"> & { change?: Change | undefined },
): Promise<DifferenceList> {
	const entry = await createImportRepository(context.db).get(importId);
	if (entry.state === "discarded") throw importClosed();
	const { keys, differencesOf, stats } = await comparison(context, entry);
	const folded = searchText(search);
	const { names } = await listAdapters(context.db);
	const totals = { added: 0, changed: 0, gone: 0, conflict: 0 };
	const found: Difference[] = [];
	const rows = { imported: 0, merged: 0 };
	let matching = 0;
	for (const { differences, counts } of await inPool(keys, WIDTH, differencesOf)) {
		rows.imported += counts.imported;
		rows.merged += counts.merged;
		for (const difference of differences) {
			totals[difference.change]++;
			if (change && change !== difference.change) continue;
			if (!searchText(difference.brand, difference.model).includes(folded)) continue;
			const place = matching++;
			if (place >= (page - 1) * pageSize && found.length < pageSize) found.push(toDifference(difference, names));
		}
	}
	return { data: found, totalItemCount: matching, totals, rows: stats ?? rows };
}

const NO_ROWS: RowCounts = { imported: 0, merged: 0 };

async function rowsOfVersion(db: Database, versionId: number): Promise<RowCounts> {
	const { imported, merged } = (await createVersionRepository(db).get(versionId)).stats;
	return { imported, merged };
}

async function comparison(context: CatalogueContext, entry: ImportRow) {
	const { db, media } = context;
	const isBuilt = entry.state === "activated";
	const [before, after, base, said] = await Promise.all([
		shardHashes(db, entry.baseVersionId),
		isBuilt ? shardHashes(db, entry.versionId) : undefined,
		importedHashes(db, entry.baseVersionId),
		isBuilt ? importedHashes(db, entry.versionId) : undefined,
	]);
	const corrections = Map.groupBy(await createCorrectionRepository(db).all(), ({ brandKey }) => brandKey);
	const stats = isBuilt && entry.versionId !== null ? await rowsOfVersion(db, entry.versionId) : undefined;
	const coming = after ? after.keys() : (await createImportPartRepository(db).brandKeys(entry.id)).keys();
	const keys = [...new Set([...before.keys(), ...coming])].sort();
	const fitmentsOf = async (hash: string | undefined) =>
		hash === undefined ? undefined : readShard(await loadShard(media, hash));

	/** The brand as the import says it, before corrections. */
	async function importedBrand(key: string): Promise<{ fitments: BrandFitments | undefined; counts: RowCounts }> {
		if (said) return { fitments: await fitmentsOf(said.get(key)), counts: NO_ROWS };
		const merged = base.get(key);
		const shard = merged === undefined ? undefined : await loadShard(media, merged);
		return (await stagedBrand(context, entry, key, shard)) ?? { fitments: undefined, counts: NO_ROWS };
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
