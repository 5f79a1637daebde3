import type { z } from "zod";
import { searchText } from "../../db/search-text.rules.ts";
import type { List } from "../../http/list.schema.ts";
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

/** Corrections, the latest first by default, each with the value of the active catalogue's import. */
export async function listCorrections(
	context: CatalogueContext,
	{ page, pageSize, search, sortField, sortOrder, variantId, state }: z.infer<typeof correctionListSchema>,
): Promise<List<Correction>> {
	const { names } = await listAdapters(context.db);
	const imported = await importedBrands(context);
	const folded = searchText(search);
	const direction = sortOrder === "asc" ? 1 : -1;
	const by = sortField ?? "id";
	const stored = (await createCorrectionRepository(context.db).all())
		.filter((one) => variantId === undefined || one.variantId === variantId)
		.filter(({ brand, model, body, note }) => searchText(brand, model, body, note).includes(folded))
		.sort((one, other) => direction * (one[by] - other[by] || one.id - other.id));
	const matching: Correction[] = [];
	for (const one of stored) {
		const correction = toCorrection(one, await imported(one.brandKey), names);
		if (state === undefined || correction.state === state) matching.push(correction);
	}
	return { data: matching.slice((page - 1) * pageSize, page * pageSize), totalItemCount: matching.length };
}

/** Vehicle brands as imported into the active version, each read once. */
async function importedBrands({ db, media }: CatalogueContext) {
	const hashes = await importedHashes(db, await createVersionRepository(db).activeId());
	const read = new Map<string, BrandFitments | undefined>();
	return async (key: string): Promise<BrandFitments | undefined> => {
		const hash = hashes.get(key);
		if (!read.has(key)) read.set(key, hash === undefined ? undefined : readShard(await loadShard(media, hash)));
		return read.get(key);
	};
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
		createdAt: new Date(stored.createdAt).toISOString(),
		updatedAt: new Date(stored.updatedAt).toISOString(),
	};
}
