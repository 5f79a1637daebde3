import type { ListInput } from "../../db/list-clauses.ts";
import type { ImportRow } from "../../db/schema/import.table.ts";
import { searchText } from "../../db/search-text.rules.ts";
import type { CallBudget } from "../../imports/call-budget.rules.ts";
import { importClosed } from "../../imports/import.errors.ts";
import { getImmutable } from "../../storage/immutable.ts";
import { mapWithConcurrency } from "../../storage/map-with-concurrency.rules.ts";
import { superseded } from "../catalogue.errors.ts";
import type { CatalogueContext } from "../catalogue-context.ts";
import { listAdapters } from "../fitment/adapter.repository.ts";
import type { VariantFitments, YearName } from "../fitment/fitment.rules.ts";
import { toKeyNumber } from "../fitment/key-number.rules.ts";
import type { Change } from "../versions/change.rules.ts";
import type { VariantDifference } from "../versions/difference.rules.ts";
import { toDifferenceSpan } from "../versions/difference-span.rules.ts";
import type { Removal } from "../versions/removal.rules.ts";
import { createVersionRepository } from "../versions/version.repository.ts";
import { type Comparing, compareImport } from "./compare-import.usecases.ts";
import { type Comparison, countIn, type Piece, piecesOfPage, sumChanges } from "./comparison.rules.ts";
import { createFitmentImportRepository } from "./import.repository.ts";
import type { Alias, Difference, DifferenceList } from "./import.schema.ts";

/** As many as the platform has open at once. */
const PIECES_AT_ONCE = 6;

/** `over`: the version with which it is to be compared; null: none. */
type DifferenceInput = ListInput<"brand"> & { change?: Change | undefined; over?: number | null | undefined };
type Page = { differences: VariantDifference[]; totalItemCount: number };

/**
 * What an import changes, or has changed, in the version it started from: cars added, changed and removed, by name.
 * Made by the rules that build a version, so it also holds for a dry run. `totals` counts the whole import, independent
 * of the search.
 */
export async function listDifferences(
	context: CatalogueContext,
	importId: number,
	input: DifferenceInput,
	budget: CallBudget,
): Promise<DifferenceList | Comparing> {
	const { db, media } = context;
	const entry = await createFitmentImportRepository(db).get(importId);
	if (entry.state === "discarded") throw importClosed();
	if (input.over !== undefined && input.over !== entry.baseVersionId) throw superseded();
	const compared = await compareImport(context, entry, budget);
	if (compared.state === "comparing") return compared;
	const { pieces, rows, similarBrands } = compared.comparison;
	const { differences, totalItemCount } = await (input.search === "" ? plainPage : searchedPage)(media, pieces, input);
	const [{ names }, counts] = await Promise.all([listAdapters(db), rowCounts(context, entry, rows)]);
	return {
		data: differences.map((difference) => toDifference(difference, names)),
		totalItemCount,
		totals: sumChanges(pieces),
		similarBrands,
		...counts,
	};
}

/** The cars that an import removes from the version it started from. */
export async function importRemoval(
	context: CatalogueContext,
	entry: ImportRow,
	budget: CallBudget,
): Promise<Removal | Comparing> {
	const total = await countCars(context, entry.baseVersionId);
	// A merge removes no car.
	if (total === 0 || entry.options.mode === "merge") return { removed: 0, total };
	const compared = await compareImport(context, entry, budget);
	if (compared.state === "comparing") return compared;
	return { removed: sumChanges(compared.comparison.pieces).gone, total };
}

/** Reads only the pieces that the page shows. */
async function plainPage(media: R2Bucket, pieces: Piece[], { change, page, pageSize }: DifferenceInput): Promise<Page> {
	const [start, end] = [(page - 1) * pageSize, page * pageSize];
	const { shown, before } = piecesOfPage(pieces, change, { start, end });
	const read = (await mapWithConcurrency(shown, PIECES_AT_ONCE, (piece) => readPiece(media, piece))).flat();
	const matching = change ? read.filter((difference) => difference.change === change) : read;
	return {
		differences: matching.slice(start - before, end - before),
		totalItemCount: pieces.reduce((sum, piece) => sum + countIn(piece, change), 0),
	};
}

/** Reads all pieces, a few at a time. */
async function searchedPage(
	media: R2Bucket,
	pieces: Piece[],
	{ change, search, page, pageSize }: DifferenceInput,
): Promise<Page> {
	const folded = searchText(search);
	const [start, end] = [(page - 1) * pageSize, page * pageSize];
	const concerned = pieces.filter((piece) => countIn(piece, change) > 0);
	const differences: VariantDifference[] = [];
	let matching = 0;
	for (let at = 0; at < concerned.length; at += PIECES_AT_ONCE) {
		const group = concerned.slice(at, at + PIECES_AT_ONCE);
		for (const difference of (await Promise.all(group.map((piece) => readPiece(media, piece)))).flat()) {
			if (change && change !== difference.change) continue;
			if (!searchText(difference.brand, difference.model).includes(folded)) continue;
			if (matching >= start && matching < end) differences.push(difference);
			matching++;
		}
	}
	return { differences, totalItemCount: matching };
}

async function readPiece(media: R2Bucket, { hash }: Piece): Promise<VariantDifference[]> {
	const piece = await getImmutable<VariantDifference[]>(media, "differences", hash);
	if (!piece) throw new Error(`The differences ${hash} of an import are not in the bucket.`);
	return piece;
}

/** After the activation, the file's rows are counted by its version. */
async function rowCounts(
	context: CatalogueContext,
	{ state, versionId, baseVersionId }: ImportRow,
	rows: Comparison["rows"],
): Promise<Pick<DifferenceList, "rows" | "carsBefore">> {
	const carsBefore = await countCars(context, baseVersionId);
	if (state !== "activated" || versionId === null) return { rows, carsBefore };
	const { imported, merged } = await createVersionRepository(context.db).stats(versionId);
	return { rows: { imported, merged }, carsBefore };
}

const countCars = async ({ db }: CatalogueContext, versionId: number | null): Promise<number> =>
	versionId === null ? 0 : (await createVersionRepository(db).stats(versionId)).variants;

function toDifference(
	{ change, brand, model, before, after, aliases, keyNumbers }: VariantDifference,
	adapterNames: ReadonlyMap<number, string>,
): Difference {
	const { body = "", steering = "", note = "" } = after ?? before ?? {};
	const spansOf = (variant: VariantFitments | undefined) =>
		variant && !keyNumbers ? variant.spans.map((span) => toDifferenceSpan(span, adapterNames)) : null;
	return {
		...{ change, brand, model, body, steering, note, before: spansOf(before), after: spansOf(after) },
		...(keyNumbers && {
			keyNumbers: { before: keyNumbers.before.map(toKeyNumber), after: keyNumbers.after.map(toKeyNumber) },
		}),
		...(aliases && { aliases: { before: aliases.before.map(toAlias), after: aliases.after.map(toAlias) } }),
	};
}

const toAlias = ([text, from, to]: YearName): Alias => ({ text, yearFrom: from || null, yearTo: to || null });
