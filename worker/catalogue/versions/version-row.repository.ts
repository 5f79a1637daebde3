import { and, asc, eq, inArray, isNotNull, ne, notExists, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { ALWAYS } from "../../db/guards.ts";
import { insertRows } from "../../db/insert-rows.ts";
import { jsonPieces } from "../../db/json-pieces.rules.ts";
import { vehicleModelsTable as models, vehicleVariantsTable as variants } from "../../db/schema/vehicle.table.ts";
import {
	versionBrandsTable as brands,
	fitmentOptionsTable as fitments,
	keyNumbersTable as numbers,
	catalogueVersionsTable as versions,
} from "../../db/schema/version.table.ts";
import { runBatch, type Statement } from "../../db/statements.ts";
import { type CallBudget, inSteps } from "../../imports/call-budget.rules.ts";
import { type BrandKeyNumbers, type KeyNumberRecord, keyNumberRecords } from "../fitment/brand-key-numbers.rules.ts";
import { fitmentRecords } from "../fitment/fitment-record.rules.ts";
import type { Shard } from "../fitment/shard.rules.ts";
import { identityOf } from "../fitment/shard-compile.rules.ts";
import { activeVersion } from "./version.repository.ts";

/** So that no statement takes long; of fitments, those of one brand more. */
const ROWS_PER_DELETE = 20_000;

/** A vehicle brand of an archived version, in R2: its shard, its cars as imported, their key numbers, and how large it is. */
export type ArchivedBrand = {
	shardHash: string;
	importedHash: string | null;
	keyNumbers: string | null;
	spans: number | null;
};
type NumberedBrand = { imported: Shard; keyNumbers: BrandKeyNumbers | undefined };
type RestoredBrand = NumberedBrand & { shard: Shard; shardHash: string };

/** The fitments of versions as rows, for the back-office, and their key numbers, for look-ups; visitors load shards. */
export function createVersionRowRepository(db: Database) {
	return {
		...{ activeArchived, brandsWithoutRows, brandsWithoutKeyNumbers, completeIfWhole, write, writeKeyNumbers },
		...{ statements, keyNumberStatements, drop },
	};

	/** The active version, if it has not got back all its rows since it was archived. */
	async function activeArchived(): Promise<number | undefined> {
		const [row] = await db
			.select({ id: versions.id })
			.from(versions)
			.where(and(sql`${versions.id} IS ${activeVersion}`, eq(versions.state, "archived")));
		return row?.id;
	}

	/** Brands of an archived version whose fitments or key numbers are only in R2. */
	async function brandsWithoutRows(versionId: number): Promise<ArchivedBrand[]> {
		return db.select(ARCHIVED_BRAND).from(brands).where(lacksRows(versionId));
	}

	/** Brands of an archived version whose key numbers are only in R2. */
	async function brandsWithoutKeyNumbers(versionId: number): Promise<ArchivedBrand[]> {
		return db
			.select(ARCHIVED_BRAND)
			.from(brands)
			.where(and(eq(brands.versionId, versionId), lacksKeyNumbers(versionId)));
	}

	/** A correction may have written the fitments of a brand whose key numbers others were deleting. */
	function lacksRows(versionId: number): SQL | undefined {
		const hasFitments = sql`EXISTS (SELECT 1 FROM ${fitments} f WHERE f.version_id = ${versionId} AND f.brand_id = ${brands.brandId})`;
		return and(eq(brands.versionId, versionId), or(sql`NOT ${hasFitments}`, lacksKeyNumbers(versionId)));
	}

	function lacksKeyNumbers(versionId: number): SQL | undefined {
		const numbered = db
			.select({ brandId: models.brandId })
			.from(numbers)
			.innerJoin(variants, eq(variants.id, numbers.variantId))
			.innerJoin(models, eq(models.id, variants.modelId))
			.where(eq(numbers.versionId, versionId));
		return and(isNotNull(brands.keyNumbers), notInArray(brands.brandId, numbered));
	}

	/** An archived version has its rows again, while it is active: the rows of others may be on their way out. */
	async function completeIfWhole(versionId: number): Promise<void> {
		const lacking = db.select({ one: sql`1` }).from(brands).where(lacksRows(versionId));
		const isArchived = and(eq(versions.id, versionId), eq(versions.state, "archived"));
		await db
			.update(versions)
			.set({ state: "complete" })
			.where(and(isArchived, sql`${versions.id} IS ${activeVersion}`, notExists(lacking)));
	}

	/**
	 * In one batch, since the rows of fitments say that a brand is restored. If one has been corrected since it was read, none
	 * gets fitments here: the correction has written its own, and the others still lack theirs.
	 */
	async function write(versionId: number, restored: RestoredBrand[]): Promise<void> {
		const read = JSON.stringify(restored.map(({ shard, shardHash }) => [shard.id, shardHash]));
		const areAsRead = sql`NOT EXISTS (SELECT 1 FROM json_each(${read}) r JOIN ${brands} b
			ON b.version_id = ${versionId} AND b.brand_id = r.value ->> 0 WHERE b.shard_hash <> r.value ->> 1)`;
		const shards = restored.map(({ shard }) => shard);
		await runBatch(db, [...restoredKeyNumbers(versionId, restored), ...statements(versionId, shards, areAsRead)]);
	}

	async function writeKeyNumbers(versionId: number, restored: NumberedBrand[]): Promise<void> {
		await runBatch(db, restoredKeyNumbers(versionId, restored));
	}

	function restoredKeyNumbers(versionId: number, restored: NumberedBrand[]): Statement[] {
		const records = restored.flatMap(({ imported, keyNumbers }) =>
			keyNumbers ? [...keyNumberRecords(keyNumbers, identityOf(imported))] : [],
		);
		return keyNumberStatements(versionId, records);
	}

	/** Replaces the rows of these brands. */
	function statements(versionId: number, shards: Shard[], guard: SQL = ALWAYS): Statement[] {
		const ids = JSON.stringify(shards.map(({ id }) => id));
		const ofBrands = sql`${fitments.brandId} IN (SELECT value FROM json_each(${ids}))`;
		return [
			db.delete(fitments).where(and(eq(fitments.versionId, versionId), ofBrands, guard)),
			...jsonPieces(recordsOf(shards)).map((piece) =>
				insertRows(db, fitments, sql`FROM json_each(${piece}) WHERE ${guard}`, { versionId, ...FITMENT_VALUES }),
			),
		];
	}

	/** A version's key numbers follow from its import, so those that are there stay. */
	function keyNumberStatements(
		versionId: number,
		records: Iterable<KeyNumberRecord>,
		guard: SQL = ALWAYS,
	): Statement[] {
		return jsonPieces(records).map((piece) =>
			insertRows(db, numbers, sql`FROM json_each(${piece}) WHERE ${guard}`, {
				...{ versionId, keyNumber: sql`value ->> 0`, variantId: sql`value ->> 1` },
				...{ yearFrom: sql`value ->> 2`, yearTo: sql`value ->> 3` },
			}).onConflictDoNothing(),
		);
	}

	/**
	 * True if no rows are left. Key numbers go last: a brand without fitments gets both back. A version that somebody has
	 * activated again in the meantime keeps its rows.
	 */
	async function drop(versionIds: readonly number[], budget: CallBudget): Promise<boolean> {
		if (versionIds.length === 0) return true;
		const unused = unusedOf(versionIds);
		const someNumbers = db
			.select({ rowid: sql`rowid` })
			.from(numbers)
			.where(inArray(numbers.versionId, unused))
			.limit(ROWS_PER_DELETE);
		return (
			(await deleteSome(
				fitments,
				sql`(${fitments.versionId}, ${fitments.brandId}) IN (${someBrands(unused)})`,
				budget,
			)) && deleteSome(numbers, sql`rowid IN ${someNumbers}`, budget)
		);
	}

	/** Whole brands: one that has rows has all of them, so that no half of a brand is taken for one that is restored. */
	function someBrands(unused: ReturnType<typeof unusedOf>): SQL {
		const rows = db
			.select({ versionId: fitments.versionId, brandId: fitments.brandId })
			.from(fitments)
			.where(inArray(fitments.versionId, unused))
			.orderBy(asc(fitments.versionId), asc(fitments.brandId))
			.limit(ROWS_PER_DELETE);
		return sql`SELECT DISTINCT version_id, brand_id FROM ${rows.as("some")}`;
	}

	function unusedOf(versionIds: readonly number[]) {
		return db
			.select({ id: versions.id })
			.from(versions)
			.where(
				and(
					inArray(versions.id, [...versionIds]),
					ne(versions.state, "complete"),
					sql`${versions.id} IS NOT ${activeVersion}`,
				),
			);
	}

	async function deleteSome(table: typeof numbers | typeof fitments, some: SQL, budget: CallBudget): Promise<boolean> {
		return inSteps(budget, async () => (await db.delete(table).where(some)).meta.changes < ROWS_PER_DELETE);
	}
}

const ARCHIVED_BRAND = {
	shardHash: brands.shardHash,
	importedHash: brands.importedHash,
	keyNumbers: brands.keyNumbers,
	spans: sql<number | null>`${brands.facts} ->> '$.spans'`,
};

function* recordsOf(shards: Shard[]): Generator<unknown[]> {
	for (const shard of shards) {
		for (const record of fitmentRecords(shard)) yield [shard.id, ...record];
	}
}

/** A brand's id and a `FitmentRecord`, by its columns. */
const FITMENT_VALUES = {
	...{ brandId: sql`value ->> 0`, variantId: sql`value ->> 1`, yearFrom: sql`value ->> 2`, yearTo: sql`value ->> 3` },
	...{ optionNo: sql`value ->> 4`, driver: sql`value ->> 5`, passenger: sql`value ->> 6`, rear: sql`value ->> 7` },
	...{ adapterId: sql`value ->> 8`, universalAdapter: sql`value ->> 9` },
};
