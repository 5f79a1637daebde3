import { and, eq, exists, inArray, type SQL, sql } from "drizzle-orm";
import { type Actor, auditStatement } from "../../audit/audit-entry.repository.ts";
import type { Database } from "../../db/database.ts";
import { expectRow, HAS_WRITTEN } from "../../db/guards.ts";
import { insertRows } from "../../db/insert-rows.ts";
import { jsonPieces } from "../../db/json-pieces.rules.ts";
import { type ImportRow, importsTable as imports } from "../../db/schema/import.table.ts";
import {
	versionBrandsTable as brands,
	catalogueStateTable as state,
	type VersionRow,
	catalogueVersionsTable as versions,
} from "../../db/schema/version.table.ts";
import type { Statement } from "../../db/statements.ts";
import { NO_LIMIT } from "../../imports/call-budget.rules.ts";
import { OPEN } from "../../imports/import.repository.ts";
import { correctionsRevision } from "../corrections/correction.repository.ts";
import type { KeyNumberRecord } from "../fitment/brand-key-numbers.rules.ts";
import type { Shard } from "../fitment/shard.rules.ts";
import { NO_CATALOGUE } from "./active-manifest.repository.ts";
import type { BrandFacts } from "./brand-facts.rules.ts";
import { activeVersion } from "./version.repository.ts";
import type { ShardManifest, VersionStats } from "./version.schema.ts";
import { createVersionRowRepository } from "./version-row.repository.ts";

const NO_STATS: VersionStats = { imported: 0, merged: 0, refused: 0, brands: 0, models: 0, variants: 0, spans: 0 };

/** `importedHash`: the brand as imported, if corrections changed it. `corrections`: their mark. */
export type CompiledBrand = {
	shard: Shard;
	shardHash: string;
	importedHash: string | null;
	corrections: string | null;
	/** Hash of its cars' key numbers in R2; null: none. */
	keyNumbers: string | null;
	facts: BrandFacts;
};
type Patch = { brands: CompiledBrand[]; manifest: ShardManifest; stats: VersionStats };

type Finish = { versionId: number; entry: ImportRow; by: Actor; revision: string };
/** Why a version was not shown: corrections were made since it was built, or it is no longer wanted. */
export type Finished = "active" | "corrected" | "superseded";

/** Versions being built: nobody sees them until the pointer moves. */
export function createVersionBuildRepository(db: Database) {
	const fitments = createVersionRowRepository(db);
	return { begin, writeBrands, finish, patch, drop };

	/**
	 * The version of an import: a new one, or the one that was begun. Undefined if the import is closed, or over another
	 * version than it was when it was read.
	 */
	async function begin(
		{ id: importId, baseVersionId: base }: Pick<ImportRow, "id" | "baseVersionId">,
		userId: number,
		now: number,
	): Promise<number | undefined> {
		const isOpen = and(
			...[eq(imports.id, importId), inArray(imports.state, OPEN)],
			sql`${imports.baseVersionId} IS ${base}`,
		);
		const [, , begun] = await db.batch([
			insertRows(db, versions, sql`FROM ${imports} WHERE ${isOpen}`, {
				importId: sql`id`,
				manifest: NO_CATALOGUE,
				stats: NO_STATS,
				createdBy: userId,
				createdAt: now,
			}).onConflictDoNothing(),
			db
				.update(imports)
				.set({
					state: "building",
					updatedAt: now,
					versionId: sql`(SELECT v.id FROM ${versions} v WHERE v.import_id = ${importId})`,
				})
				.where(isOpen),
			db.select({ id: versions.id }).from(versions).innerJoin(imports, isOpen).where(eq(versions.importId, importId)),
		]);
		return begun[0]?.id;
	}

	/**
	 * Stores brands, each whole: a brand exists once its row does. Their shards are already in R2. False if the version is
	 * no longer being built, or if somebody has made or withdrawn a correction since `revision`: then nothing is written.
	 */
	async function writeBrands(
		versionId: number,
		built: CompiledBrand[],
		keyNumbers: Iterable<KeyNumberRecord>,
		revision: string,
	): Promise<boolean> {
		const isCurrent = sql`${correctionsRevision} = ${revision}`;
		const version = expectRow(db, versions, and(isBuilding(versionId), isCurrent));
		return version.write([
			...brandStatements(versionId, built, version.holds),
			...fitments.keyNumberStatements(versionId, keyNumbers, version.holds),
		]);
	}

	/**
	 * Completes a version and moves the pointer to it, unless the pointer is no longer at the import's base, or somebody
	 * has made or withdrawn a correction since `revision`.
	 */
	async function finish(
		{ versionId, entry, by, revision }: Finish,
		manifest: ShardManifest,
		stats: VersionStats,
		now: number,
	): Promise<Finished> {
		const { id: importId, baseVersionId: base } = entry;
		const isExpected = and(eq(imports.id, importId), eq(imports.state, "building"), eq(imports.versionId, versionId));
		const isWhole = sql`EXISTS (SELECT 1 FROM ${versions} WHERE ${isBuilding(versionId)})
			AND EXISTS (SELECT 1 FROM ${imports} WHERE ${isExpected}) AND ${correctionsRevision} = ${revision}`;
		const isActive = sql`EXISTS (SELECT 1 FROM ${state} WHERE active_version_id = ${versionId})`;
		const [, , , , , [shown]] = await db.batch([
			db.insert(state).values({ id: 1 }).onConflictDoNothing(),
			db
				.update(state)
				.set({ activeVersionId: versionId })
				.where(sql`id = 1 AND active_version_id IS ${base} AND ${isWhole}`),
			db
				.update(versions)
				.set({ state: "complete", manifest, stats, activatedAt: now })
				.where(and(isBuilding(versionId), isActive)),
			auditStatement(db, by, {
				...{ at: now, action: "activate", entity: "catalogue", entityId: versionId, companyId: null },
				title: entry.fileName || `#${versionId}`,
				before: { activeVersion: base },
				after: { activeVersion: versionId, ...stats },
				// Repeating the call completes nothing, so it records nothing.
				when: HAS_WRITTEN,
			}),
			db
				.update(imports)
				.set({ state: "activated", updatedAt: now })
				.where(and(eq(imports.id, importId), isActive)),
			db
				.select({ id: state.activeVersionId, revision: correctionsRevision.as("revision") })
				.from(state)
				.where(eq(state.id, 1)),
		]);
		if (shown?.id === versionId) return "active";
		return shown?.id === base && shown.revision !== revision ? "corrected" : "superseded";
	}

	/**
	 * Updates brands of a version in one batch. False if somebody else has changed the version since it was read: then
	 * nothing is written. Further statements go with the active version only: from another one they would not be seen.
	 */
	async function patch(
		{ id, patch: known }: VersionRow,
		{ brands: patched, manifest, stats }: Patch,
		extraStatements?: (guard: SQL) => Statement[],
	): Promise<boolean> {
		const isActive = extraStatements && sql`${activeVersion} IS ${id}`;
		const token = crypto.randomUUID();
		const isPatched = sql`EXISTS (SELECT 1 FROM ${versions} v WHERE v.id = ${id} AND v.patch = ${token})`;
		const [updated] = await db.batch([
			db
				.update(versions)
				.set({ manifest, stats, patch: token })
				.where(and(eq(versions.id, id), sql`${versions.patch} IS ${known}`, isActive))
				.returning({ id: versions.id }),
			...brandStatements(id, patched, isPatched),
			...(extraStatements?.(isPatched) ?? []),
		]);
		return updated.length > 0;
	}

	/**
	 * Deletes the version that an import has begun, if it never became complete. The import leaves it first: from then on it
	 * can't be finished, so no rows of a version that visitors see are deleted.
	 */
	async function drop(importId: number): Promise<void> {
		const isBegun = and(eq(versions.importId, importId), eq(versions.state, "building"));
		const begun = db.select({ id: versions.id }).from(versions).where(isBegun);
		const [[version]] = await db.batch([
			begun,
			db
				.update(imports)
				.set({ versionId: null })
				.where(and(eq(imports.id, importId), exists(begun))),
		]);
		if (!version) return;
		await fitments.drop([version.id], NO_LIMIT);
		await db.delete(versions).where(isBegun);
	}

	/** A few statements for any number of brands. */
	function brandStatements(versionId: number, built: CompiledBrand[], guard: SQL): Statement[] {
		const values = built.map(({ shard, shardHash, importedHash, corrections, keyNumbers, facts }) => [
			...[shard.id, shardHash, importedHash, corrections, keyNumbers],
			facts,
		]);
		return [
			...fitments.statements(
				versionId,
				built.map(({ shard }) => shard),
				guard,
			),
			...jsonPieces(values).map((piece) =>
				insertRows(db, brands, sql`FROM json_each(${piece}) WHERE ${guard}`, {
					...{ versionId, brandId: sql`value ->> 0`, shardHash: sql`value ->> 1`, importedHash: sql`value ->> 2` },
					...{ corrections: sql`value ->> 3`, keyNumbers: sql`value ->> 4`, facts: sql`value -> 5` },
				}).onConflictDoUpdate({ target: [brands.versionId, brands.brandId], set: NEWLY_BUILT }),
			),
		];
	}
}

const isBuilding = (id: number) => and(eq(versions.id, id), eq(versions.state, "building"));

const NEWLY_BUILT = {
	...{ shardHash: sql`excluded.shard_hash`, importedHash: sql`excluded.imported_hash` },
	...{ corrections: sql`excluded.corrections`, keyNumbers: sql`excluded.key_numbers`, facts: sql`excluded.facts` },
};
