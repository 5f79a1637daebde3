import { searchText } from "../db/search-text.rules.ts";
import type { List, ListInput } from "../http/list.schema.ts";
import { listAdapters } from "./adapter.repository.ts";
import { importClosed } from "./catalogue.errors.ts";
import type { CatalogueContext } from "./catalogue-context.ts";
import { brandDifference, type Change, type VariantDifference } from "./difference.rules.ts";
import type { FitmentSpan, VariantFitments } from "./fitment.rules.ts";
import { createImportRepository } from "./import.repository.ts";
import type { Difference, DifferenceSpan } from "./import.schema.ts";
import type { ImportRow } from "./import.table.ts";
import { createImportPartRepository } from "./import-part.repository.ts";
import { inPool } from "./pool.rules.ts";
import { ADAPTER_UNIVERSAL } from "./shard.rules.ts";
import { readShard } from "./shard-compile.rules.ts";
import { loadShard, shardHashes, stagedBrand } from "./staged-brand.usecases.ts";

const WIDTH = 4;

/**
 * What an import does, or has done, to the version it began over: cars added, changed and gone, by name. Made by the
 * rules that build a version, so it holds for a dry run too. `totals` counts the whole import, whatever is searched.
 */
export async function listDifferences(
	context: CatalogueContext,
	importId: number,
	{ page, pageSize, search, change }: ListInput<"brand"> & { change?: Change | undefined },
): Promise<List<Difference> & { totals: Record<Change, number> }> {
	const entry = await createImportRepository(context.db).get(importId);
	if (entry.state === "discarded") throw importClosed();
	const { keys, differencesOf } = await comparison(context, entry);
	const folded = searchText(search);
	const { names } = await listAdapters(context.db);
	const totals = { added: 0, changed: 0, gone: 0 };
	const found: Difference[] = [];
	let matching = 0;
	for (const differences of await inPool(keys, WIDTH, differencesOf)) {
		for (const difference of differences) {
			totals[difference.change]++;
			if (change && change !== difference.change) continue;
			if (!searchText(difference.brand, difference.model).includes(folded)) continue;
			const place = matching++;
			if (place >= (page - 1) * pageSize && found.length < pageSize) found.push(toDifference(difference, names));
		}
	}
	return { data: found, totalItemCount: matching, totals };
}

async function comparison(context: CatalogueContext, entry: ImportRow) {
	const { db, media } = context;
	const isBuilt = entry.state === "activated";
	const [before, after] = await Promise.all([
		shardHashes(db, entry.baseVersionId),
		isBuilt ? shardHashes(db, entry.versionId) : undefined,
	]);
	const coming = after ? after.keys() : (await createImportPartRepository(db).brandKeys(entry.id)).keys();
	const keys = [...new Set([...before.keys(), ...coming])].sort();
	const shardOf = async (hash: string | undefined) => (hash === undefined ? undefined : loadShard(media, hash));

	async function differencesOf(key: string): Promise<VariantDifference[]> {
		if (after && before.get(key) === after.get(key)) return [];
		const old = await shardOf(before.get(key));
		const built = after ? await shardOf(after.get(key)) : undefined;
		const now = after ? built && readShard(built) : (await stagedBrand(context, entry, key, old))?.fitments;
		return brandDifference(old && readShard(old), now);
	}
	return { keys, differencesOf };
}

function toDifference(
	{ change, brand, model, before, after }: VariantDifference,
	adapterNames: ReadonlyMap<number, string>,
): Difference {
	const { body = "", steering = "", note = "" } = after ?? before ?? {};
	const spansOf = (variant: VariantFitments | undefined) =>
		variant ? variant.spans.map((span) => toSpan(span, adapterNames)) : null;
	return { change, brand, model, body, steering, note, before: spansOf(before), after: spansOf(after) };
}

const toSpan = ({ from, to, options }: FitmentSpan, adapterNames: ReadonlyMap<number, string>): DifferenceSpan => ({
	yearFrom: from,
	yearTo: to === 0 ? null : to,
	options: options.map(([driver, passenger, rear, adapter]) => {
		const technicalName = adapterNames.get(adapter);
		return {
			driver,
			passenger,
			rear,
			adapter: technicalName === undefined ? null : { id: adapter, technicalName },
			universalAdapter: adapter === ADAPTER_UNIVERSAL,
		};
	}),
});
