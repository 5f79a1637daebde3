import { and, eq, inArray, notExists, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { ALWAYS } from "../../db/guards.ts";
import { insertRows } from "../../db/insert-rows.ts";
import { jsonPieces } from "../../db/json-pieces.rules.ts";
import {
	versionBrandsTable as brands,
	fitmentOptionsTable as fitments,
	catalogueVersionsTable as versions,
} from "../../db/schema/version.table.ts";
import { runBatch, type Statement } from "../../db/statements.ts";
import { type CallBudget, inSteps } from "../../imports/call-budget.rules.ts";
import { fitmentRecords } from "../fitment/fitment-record.rules.ts";
import type { Shard } from "../fitment/shard.rules.ts";
import { activeVersion } from "./version.repository.ts";

/** So that no statement takes long. */
const ROWS_PER_DELETE = 20_000;

/** The fitments of versions as rows, for the back-office; visitors load shards. */
export function createVersionRowRepository(db: Database) {
	return { brandsWithoutRows, completeIfWhole, write, statements, drop };

	/** Brands of an archived version whose fitments are only in R2, as hashes of their shards. */
	async function brandsWithoutRows(versionId: number): Promise<string[]> {
		const rows = await db.select({ shardHash: brands.shardHash }).from(brands).where(lacksRows(versionId));
		return rows.map(({ shardHash }) => shardHash);
	}

	function lacksRows(versionId: number): SQL | undefined {
		const hasRows = sql`EXISTS (SELECT 1 FROM ${fitments} f WHERE f.version_id = ${versionId} AND f.brand_id = ${brands.brandId})`;
		return and(eq(brands.versionId, versionId), sql`NOT ${hasRows}`);
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

	async function write(versionId: number, shards: Shard[]): Promise<void> {
		await runBatch(db, statements(versionId, shards));
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

	/** True if no rows are left. */
	async function drop(versionIds: readonly number[], budget: CallBudget): Promise<boolean> {
		if (versionIds.length === 0) return true;
		const some = db
			.select({ rowid: sql`rowid` })
			.from(fitments)
			.where(inArray(fitments.versionId, [...versionIds]))
			.limit(ROWS_PER_DELETE);
		return inSteps(
			budget,
			async () => (await db.delete(fitments).where(sql`rowid IN ${some}`)).meta.changes < ROWS_PER_DELETE,
		);
	}
}

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
