import type { z } from "zod";
import { searchText } from "../../db/search-text.rules.ts";
import { editedTimes } from "../../db/times.rules.ts";
import type { List } from "../../http/list.schema.ts";
import { mapWithConcurrency } from "../../storage/map-with-concurrency.rules.ts";
import type { CatalogueContext } from "../catalogue-context.ts";
import { createCorrectionRepository, type StoredCorrection } from "../corrections/correction.repository.ts";
import { correctedSpan, correctionState, importedSpans } from "../corrections/correction.rules.ts";
import type { Correction, correctionListSchema } from "../corrections/correction.schema.ts";
import { listAdapters } from "../fitment/adapter.repository.ts";
import type { BrandFitments } from "../fitment/fitment.rules.ts";
import { readShard } from "../fitment/shard-compile.rules.ts";
import { toDifferenceSpan } from "../versions/difference-span.rules.ts";
import { createVersionRepository } from "../versions/version.repository.ts";
import { importedHashes, loadShard } from "../versions/version-shards.ts";

/** As many as the platform has open at once. */
const FILES_AT_ONCE = 6;

/** Corrections, the latest first by default, each with the value of the active catalogue's import. */
export async function listCorrections(
	context: CatalogueContext,
	{ page, pageSize, search, sortField, sortOrder, variantId, state }: z.infer<typeof correctionListSchema>,
): Promise<List<Correction>> {
	const repository = createCorrectionRepository(context.db);
	const folded = searchText(search);
	const direction = sortOrder === "asc" ? 1 : -1;
	const by = sortField ?? "id";
	const matching = (await repository.listed(variantId))
		.filter(({ brand, model, body, note }) => searchText(brand, model, body, note).includes(folded))
		.sort((one, other) => direction * (one[by] - other[by] || one.id - other.id))
		.map(({ id }) => id);
	const [start, end] = [(page - 1) * pageSize, page * pageSize];
	// The state of a correction depends on the import's value: to filter by it, each one is read.
	const read = state === undefined ? matching.slice(start, end) : matching;
	const versionId = await createVersionRepository(context.db).activeId();
	const [stored, { names }] = await Promise.all([repository.ofIds(read), listAdapters(context.db)]);
	const known = await describeCorrections(context, versionId, stored, names);
	const described = read.flatMap((id) => known.get(id) ?? []);
	if (state === undefined) return { data: described, totalItemCount: matching.length };
	const inState = described.filter((one) => one.state === state);
	return { data: inState.slice(start, end), totalItemCount: inState.length };
}

/** Corrections by their ids, with the values of a version's import; each of their brands is read once. */
export async function describeCorrections(
	{ db, media }: CatalogueContext,
	versionId: number | null,
	stored: StoredCorrection[],
	adapterNames: ReadonlyMap<number, string>,
): Promise<Map<number, Correction>> {
	const described = new Map<number, Correction>();
	if (stored.length === 0) return described;
	const ofBrands = Map.groupBy(stored, ({ brandKey }) => brandKey);
	const hashes = await importedHashes(db, versionId, ofBrands.keys());
	await mapWithConcurrency([...ofBrands], FILES_AT_ONCE, async ([key, ofBrand]) => {
		const hash = hashes.get(key);
		const imported = hash === undefined ? undefined : readShard(await loadShard(media, hash));
		for (const one of ofBrand) described.set(one.id, toCorrection(one, imported, adapterNames));
	});
	return described;
}

function toCorrection(
	stored: StoredCorrection,
	imported: BrandFitments | undefined,
	adapterNames: ReadonlyMap<number, string>,
): Correction {
	const { id, version, variantId, brand, model, body, steering, note, yearFrom, yearTo, options, reason } = stored;
	return {
		...{ id, version, variantId, brand, model, body, steering, note, yearFrom, yearTo, options, reason },
		author: stored.author,
		corrected: [toDifferenceSpan(correctedSpan(stored), adapterNames)],
		state: correctionState(imported, stored),
		imported: importedSpans(imported, stored)?.map((span) => toDifferenceSpan(span, adapterNames)) ?? null,
		...editedTimes(stored),
	};
}
