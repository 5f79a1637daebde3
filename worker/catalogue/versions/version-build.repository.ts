import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { type Actor, auditStatement } from "../../audit/audit-entry.repository.ts";
import type { Database } from "../../db/database.ts";
import { ALWAYS, HAS_WRITTEN } from "../../db/guards.ts";
import { insertRows } from "../../db/insert-rows.ts";
import { jsonPieces } from "../../db/json-pieces.rules.ts";
import { type ImportRow, importsTable as imports } from "../../db/schema/import.table.ts";
import { vehicleBrandsTable as vehicleBrands } from "../../db/schema/vehicle.table.ts";
import {
	versionBrandsTable as brands,
	fitmentOptionsTable as fitments,
	catalogueStateTable as state,
	type VersionRow,
	catalogueVersionsTable as versions,
} from "../../db/schema/version.table.ts";
import { runBatch, type Statement } from "../../db/statements.ts";
import { fitmentRecords } from "../fitment/fitment-record.rules.ts";
import type { Shard } from "../fitment/shard.rules.ts";
import type { BrandFacts } from "../fitment/shard-compile.rules.ts";
import { NO_CATALOGUE } from "./active-manifest.repository.ts";
import type { BuiltBrand } from "./version.rules.ts";
import type { ShardManifest, VersionStats } from "./version.schema.ts";

const NO_STATS: VersionStats = { imported: 0, merged: 0, refused: 0, brands: 0, models: 0, variants: 0, spans: 0 };

/** `importedHash`: the brand as imported, if corrections changed it. */
export type CompiledBrand = { shard: Shard; shardHash: string; importedHash: string | null; facts: BrandFacts };
type Patch = CompiledBrand & { manifest: ShardManifest; stats: VersionStats };

/** Versions being built: nobody sees them until the pointer moves. */
export function createVersionBuildRepository(db: Database) {
	return {
		begin,
		builtBrands,
		importedHashes,
		writeBrands,
		finish,
		patch,
		drop,
		brandsWithoutRows,
		writeRows,
		dropRows,
	};

	/** The version of an import: a new one, or the one that was begun. Undefined if the import is closed. */
	async function begin(importId: number, userId: number, now: number): Promise<number | undefined> {
		const isOpen = and(eq(imports.id, importId), inArray(imports.state, ["receiving", "building"]));
		const [, , rows] = await db.batch([
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
			db.select({ id: versions.id }).from(versions).where(eq(versions.importId, importId)),
		]);
		return rows[0]?.id;
	}

	async function builtBrands(versionId: number): Promise<(BuiltBrand & { key: string })[]> {
		const rows = await db
			.select({
				id: brands.brandId,
				name: vehicleBrands.name,
				key: vehicleBrands.nameKey,
				shardHash: brands.shardHash,
				importedHash: brands.importedHash,
				facts: brands.facts,
			})
			.from(brands)
			.innerJoin(vehicleBrands, eq(vehicleBrands.id, brands.brandId))
			.where(eq(brands.versionId, versionId));
		return rows;
	}

	/** The shards of all or these brands as imported, before corrections, by the keys of their names. */
	async function importedHashes(versionId: number, keys?: Iterable<string>): Promise<Map<string, string>> {
		const isAsked =
			keys && sql`${vehicleBrands.nameKey} IN (SELECT value FROM json_each(${JSON.stringify([...keys])}))`;
		const rows = await db
			.select({ key: vehicleBrands.nameKey, shard: brands.shardHash, imported: brands.importedHash })
			.from(brands)
			.innerJoin(vehicleBrands, eq(vehicleBrands.id, brands.brandId))
			.where(and(eq(brands.versionId, versionId), isAsked));
		return new Map(rows.map(({ key, shard, imported }) => [key, imported ?? shard]));
	}

	/** Stores brands, each whole: a brand exists once its row does. Their shards are already in R2. */
	async function writeBrands(versionId: number, built: CompiledBrand[]): Promise<void> {
		const statements = built.flatMap(({ shard, shardHash, importedHash, facts }) => [
			...rowStatements(versionId, shard),
			db
				.insert(brands)
				.values({ versionId, brandId: shard.id, shardHash, importedHash, facts })
				.onConflictDoUpdate({ target: [brands.versionId, brands.brandId], set: { shardHash, importedHash, facts } }),
		]);
		await runBatch(db, statements);
	}

	/**
	 * Completes a version and moves the pointer to it, unless the pointer is no longer at `base`. True if it is active.
	 */
	async function finish(
		{ versionId, entry, by }: { versionId: number; entry: ImportRow; by: Actor },
		manifest: ShardManifest,
		stats: VersionStats,
		now: number,
	): Promise<boolean> {
		const { id: importId, baseVersionId: base } = entry;
		const isBuilding = and(eq(versions.id, versionId), eq(versions.state, "building"));
		const isActive = sql`EXISTS (SELECT 1 FROM ${state} WHERE active_version_id = ${versionId})`;
		const [, , , , , active] = await db.batch([
			db.insert(state).values({ id: 1 }).onConflictDoNothing(),
			db
				.update(state)
				.set({ activeVersionId: versionId })
				.where(sql`id = 1 AND active_version_id IS ${base} AND EXISTS (SELECT 1 FROM ${versions} WHERE ${isBuilding})`),
			db
				.update(versions)
				.set({ state: "complete", manifest, stats, activatedAt: now })
				.where(and(isBuilding, isActive)),
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
			db.select().from(state).where(eq(state.id, 1)),
		]);
		return active[0]?.activeVersionId === versionId;
	}

	/**
	 * Updates one brand of a version together with further statements, in one batch. False if somebody else has changed
	 * the version since it was read: then nothing is written.
	 */
	async function patch(
		{ id, patch: known }: VersionRow,
		{ shard, shardHash, importedHash, facts, manifest, stats }: Patch,
		extraStatements: (guard: SQL) => Statement[],
	): Promise<boolean> {
		const token = crypto.randomUUID();
		const isPatched = sql`EXISTS (SELECT 1 FROM ${versions} v WHERE v.id = ${id} AND v.patch = ${token})`;
		const isBrand = and(eq(brands.versionId, id), eq(brands.brandId, shard.id), isPatched);
		const [updated] = await db.batch([
			db
				.update(versions)
				.set({ manifest, stats, patch: token })
				.where(and(eq(versions.id, id), sql`${versions.patch} IS ${known}`))
				.returning({ id: versions.id }),
			db.update(brands).set({ shardHash, importedHash, facts }).where(isBrand),
			...rowStatements(id, shard, isPatched),
			...extraStatements(isPatched),
		]);
		return updated.length > 0;
	}

	/** Deletes the version that an import has begun, if it never became complete. */
	async function drop(importId: number): Promise<void> {
		const isBuilding = and(eq(versions.importId, importId), eq(versions.state, "building"));
		const [version] = await db.select({ id: versions.id }).from(versions).where(isBuilding);
		if (!version) return;
		await dropRows(version.id);
		await db.batch([
			db.delete(versions).where(isBuilding),
			db.update(imports).set({ versionId: null }).where(eq(imports.id, importId)),
		]);
	}

	/** Brands of an archived version whose fitments are only in R2. */
	async function brandsWithoutRows(versionId: number): Promise<string[]> {
		const rows = await db
			.select({ shardHash: brands.shardHash })
			.from(brands)
			.where(
				and(
					eq(brands.versionId, versionId),
					sql`NOT EXISTS (SELECT 1 FROM ${fitments} f WHERE f.version_id = ${versionId} AND f.brand_id = ${brands.brandId})`,
				),
			);
		return rows.map(({ shardHash }) => shardHash);
	}

	async function writeRows(versionId: number, shard: Shard): Promise<void> {
		await runBatch(db, rowStatements(versionId, shard));
	}

	/** Brand by brand, so that no statement takes long. */
	async function dropRows(versionId: number): Promise<void> {
		const rows = await db.select({ brandId: brands.brandId }).from(brands).where(eq(brands.versionId, versionId));
		for (const { brandId } of rows) await db.delete(fitments).where(rowsOf(versionId, brandId));
	}

	function rowStatements(versionId: number, shard: Shard, guard: SQL = ALWAYS): Statement[] {
		return [
			db.delete(fitments).where(and(rowsOf(versionId, shard.id), guard)),
			...jsonPieces(fitmentRecords(shard)).map((piece) =>
				insertRows(db, fitments, sql`FROM json_each(${piece}) WHERE ${guard}`, {
					versionId,
					brandId: shard.id,
					...FITMENT_VALUES,
				}),
			),
		];
	}
}

/** A `FitmentRecord` by its columns. */
const FITMENT_VALUES = {
	...{ variantId: sql`value ->> 0`, yearFrom: sql`value ->> 1`, yearTo: sql`value ->> 2`, optionNo: sql`value ->> 3` },
	...{ driver: sql`value ->> 4`, passenger: sql`value ->> 5`, rear: sql`value ->> 6` },
	...{ adapterId: sql`value ->> 7`, universalAdapter: sql`value ->> 8` },
};

const rowsOf = (versionId: number, brandId: number) =>
	and(eq(fitments.versionId, versionId), eq(fitments.brandId, brandId));
