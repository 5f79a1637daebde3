import type { ImportRow } from "../../db/schema/import.table.ts";
import { DAY_MS } from "../../db/times.rules.ts";
import { bucketShare, type CallBudget } from "../../imports/call-budget.rules.ts";
import { createImportRepository } from "../../imports/import.repository.ts";
import { encodeText } from "../../storage/bytes.rules.ts";
import { contentHash, getImmutable, immutableKey, putImmutableBytes } from "../../storage/immutable.ts";
import { mapWithConcurrency } from "../../storage/map-with-concurrency.rules.ts";
import type { CatalogueContext } from "../catalogue-context.ts";
import { createCorrectionRepository } from "../corrections/correction.repository.ts";
import { brandNames } from "../vehicles/vehicle.repository.ts";
import type { VariantDifference } from "../versions/difference.rules.ts";
import { createVersionRepository } from "../versions/version.repository.ts";
import { type BrandGroup, groupBrands } from "./brand-group.rules.ts";
import { brandComparer, type ComparedBrand, comparedBrands } from "./compare-brand.usecases.ts";
import {
	type ComparedGroup,
	type Comparison,
	countChanges,
	PIECE_SIZE,
	type SimilarBrand,
} from "./comparison.rules.ts";
import { FITMENT_IMPORTS } from "./fitment-imports.repository.ts";
import { createImportChunkRepository } from "./import-chunk.repository.ts";
import { similarBrands } from "./similar-brands.rules.ts";

/** Not finished: the same call continues. `done` and `total` count vehicle brands. */
export type Comparing = { state: "comparing"; done: number; total: number };
type Compared = { state: "compared"; comparison: Comparison };

/** The aliases and key numbers before and after. */
const NAME_READS = 2;
/** At most: key numbers before and after, the shards that visitors see before and after, and the one as imported. */
const FILE_READS_PER_BRAND = 5;
/** A look whether it is there, and the write. */
const FILE_WRITE = 2;
/** Groups of brands that are compared in parallel. */
const CONCURRENCY = 2;
/** Of the stored comparisons: 2 with aliases, 3 with key numbers, 4 with similar brands, 5 with what merged files don't say, 6 with lost entries, 7 with the parts of rows. */
const FORM = 7;
/** A comparison is made again after this time, long before its files may be swept. */
const KEPT_MS = 10 * DAY_MS;

/**
 * What an import changes, group of brands by group of brands into files, so that it is compared once for all pages, in
 * little memory, and in several calls if it takes long.
 */
export async function compareImport(
	context: CatalogueContext,
	entry: ImportRow,
	budget: CallBudget,
): Promise<Comparing | Compared> {
	const { media } = context;
	const key = await comparisonKey(context, entry);
	const known = await getImmutable<Comparison>(media, "differences", key);
	if (known) return { state: "compared", comparison: known };
	const brands = await comparedBrands(context, entry);
	const groups = groupBrands(brands);
	const compareBrand = await brandComparer(context, entry);
	const compared = await mapWithConcurrency(groups, CONCURRENCY, compareGroup, budget.isLeft);
	const finished = compared.filter((group) => group !== undefined);
	if (finished.length < groups.length) {
		const done = groups.reduce((sum, { keys }, at) => sum + (compared[at] ? keys.length : 0), 0);
		return { state: "comparing", done, total: brands.length };
	}
	const comparison = {
		pieces: finished.flatMap(({ pieces }) => pieces),
		rows: {
			imported: finished.reduce((sum, { rows }) => sum + rows.imported, 0),
			merged: finished.reduce((sum, { rows }) => sum + rows.merged, 0),
		},
		similarBrands: await similarBrandNames(context, entry, brands),
	};
	await put(key, comparison);
	return { state: "compared", comparison };

	/** The pieces first, then the file that names them. */
	async function compareGroup(group: BrandGroup, at: number): Promise<ComparedGroup> {
		const groupKey = await hashOf([key, at]);
		budget.spend(bucketShare(1));
		const stored = await getImmutable<ComparedGroup>(media, "differences", groupKey);
		if (stored) return stored;
		budget.spend(group.reads + NAME_READS + bucketShare(group.keys.length * FILE_READS_PER_BRAND));
		const made: ComparedGroup = { pieces: [], rows: { imported: 0, merged: 0 } };
		let waiting: VariantDifference[] = [];
		for await (const { differences, counts } of compareBrand(group)) {
			made.rows.imported += counts.imported;
			made.rows.merged += counts.merged;
			for (const difference of differences) {
				waiting.push(difference);
				if (waiting.length === PIECE_SIZE) await flush();
			}
		}
		if (waiting.length > 0) await flush();
		await put(groupKey, made);
		return made;

		async function flush(): Promise<void> {
			const hash = await hashOf([groupKey, made.pieces.length]);
			await put(hash, waiting);
			made.pieces.push({ hash, counts: countChanges(waiting) });
			waiting = [];
		}
	}

	async function put(hash: string, value: unknown): Promise<void> {
		budget.spend(bucketShare(FILE_WRITE));
		const body = encodeText(JSON.stringify(value));
		await putImmutableBytes(media, immutableKey("differences", hash), body, context.now());
	}
}

async function similarBrandNames(
	{ db }: CatalogueContext,
	{ id }: ImportRow,
	brands: readonly ComparedBrand[],
): Promise<SimilarBrand[]> {
	const pairs = similarBrands(brands);
	if (pairs.length === 0) return [];
	const keys = pairs.flat();
	const [staged, known] = await Promise.all([
		createImportChunkRepository(db).brandNames(id, keys),
		brandNames(db, keys),
	]);
	const nameOf = (key: string) => known.get(key) ?? staged.get(key) ?? key;
	return pairs.map(([brand, similar]) => ({ brand: nameOf(brand), similar: nameOf(similar) }));
}

/**
 * Changes with everything that a comparison depends on: rows received, corrections, and the versions' own changes. A
 * database that was restored gives an id again, and the bucket isn't restored with it: so the file counts, too.
 */
async function comparisonKey({ db, now }: CatalogueContext, entry: ImportRow): Promise<string> {
	const versions = createVersionRepository(db);
	const builtId = entry.state === "activated" ? entry.versionId : null;
	const [{ parts }, revision, base, built] = await Promise.all([
		createImportRepository(db, FITMENT_IMPORTS).progress(entry.id),
		createCorrectionRepository(db).revision(),
		versions.head(entry.baseVersionId),
		versions.head(builtId),
	]);
	const period = Math.floor(now() / KEPT_MS);
	const { id, createdAt, fileHash, options, baseVersionId } = entry;
	const file = [FORM, id, createdAt, fileHash, options, parts.count];
	return hashOf([...file, revision, base, built, baseVersionId, builtId, period]);
}

const hashOf = (value: unknown): Promise<string> => contentHash(encodeText(JSON.stringify(value)));
