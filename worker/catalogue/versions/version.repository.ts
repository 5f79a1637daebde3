import { and, asc, count, desc, eq, gt, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import { type Actor, auditStatement } from "../../audit/audit-entry.repository.ts";
import type { Database } from "../../db/database.ts";
import { ALWAYS, HAS_WRITTEN } from "../../db/guards.ts";
import type { ListInput } from "../../db/list-clauses.ts";
import { listClauses } from "../../db/list-clauses.ts";
import { importsTable as imports } from "../../db/schema/import.table.ts";
import {
	versionBrandsTable as brands,
	fitmentOptionsTable as fitments,
	keyNumbersTable as numbers,
	catalogueStateTable as state,
	type VersionRow,
	catalogueVersionsTable as versions,
} from "../../db/schema/version.table.ts";
import type { Statement } from "../../db/statements.ts";
import { toIso } from "../../db/times.rules.ts";
import type { List } from "../../http/list.schema.ts";
import { versionNotFound } from "../catalogue.errors.ts";
import { correctionsRevision } from "../corrections/correction.repository.ts";
import type { Version, VersionStats } from "./version.schema.ts";

/** The active version's id, within a statement. */
export const activeVersion = sql`(SELECT active_version_id FROM ${state} WHERE id = 1)`;

/** The active version and four more keep their fitments as rows. */
const VERSIONS_IN_ROWS = 5;

/** Versions are never deleted, and a manifest has 60 kB: no more of them at once. */
const VERSIONS_A_READ = 50;

/** `base`: the version that was active when the move was decided. */
type Move = { id: number; base: number | null; revision: string };
/** Why the pointer did not move: the version is not complete, corrections were made, or another version is active. */
type Moved = "active" | "incomplete" | "corrected" | "superseded";

export function createVersionRepository(db: Database) {
	return {
		activeId,
		active,
		whileActive,
		get,
		head,
		stats,
		list,
		view,
		activate,
		archiveOutdated,
		archivedWithRows,
		hashes,
	};

	async function activeId(): Promise<number | null> {
		const [row] = await db.select().from(state).where(eq(state.id, 1));
		return row?.activeVersionId ?? null;
	}

	async function active(): Promise<VersionRow | undefined> {
		const [row] = await db.select().from(versions).where(eq(versions.id, activeVersion));
		return row;
	}

	/** Writes if this version is still active, or still none. False: another one is, and nothing was written. */
	async function whileActive(id: number | null, statements: (guard: SQL) => Statement[]): Promise<boolean> {
		const guard = sql`${activeVersion} IS ${id}`;
		const guarded = db.select({ one: sql`1` }).from(sql`(SELECT 1)`).where(guard);
		const [rows] = await db.batch([guarded, ...statements(guard)]);
		return rows.length > 0;
	}

	async function get(id: number): Promise<VersionRow> {
		const [row] = await db.select().from(versions).where(eq(versions.id, id));
		if (!row) throw versionNotFound();
		return row;
	}

	/** Changes with each correction of the version. */
	async function head(id: number | null): Promise<string | null> {
		const [row] =
			id === null ? [] : await db.select({ patch: versions.patch }).from(versions).where(eq(versions.id, id));
		return row?.patch ?? null;
	}

	async function stats(id: number): Promise<VersionStats> {
		const [row] = await db.select({ stats: versions.stats }).from(versions).where(eq(versions.id, id));
		if (!row) throw versionNotFound();
		return row.stats;
	}

	async function view(id: number): Promise<Version> {
		const [rows, active] = await db.batch([
			selectVersions(eq(versions.id, id)),
			db.select().from(state).where(eq(state.id, 1)),
		]);
		if (!rows[0]) throw versionNotFound();
		return toVersion(rows[0], active[0]?.activeVersionId ?? null);
	}

	async function list(input: ListInput<"id" | "createdAt" | "activatedAt">): Promise<List<Version>> {
		// As it is shown: `#12`.
		const named = { ...input, search: input.search.replace(/^#/, "") };
		const { where, orderBy, limit, offset } = listClauses(named, { searched: versions.id, sorted: versions });
		const [rows, totals, active] = await db.batch([
			selectVersions(where)
				.orderBy(...orderBy)
				.limit(limit)
				.offset(offset),
			db.select({ total: count() }).from(versions).where(where),
			db.select().from(state).where(eq(state.id, 1)),
		]);
		const activeVersionId = active[0]?.activeVersionId ?? null;
		return { data: rows.map((row) => toVersion(row, activeVersionId)), totalItemCount: totals[0]?.total ?? 0 };
	}

	/**
	 * Moves the pointer to a version that was complete once, unless it is no longer at `base`, or somebody has made or
	 * withdrawn a correction since `revision`.
	 */
	async function activate({ id, base, revision }: Move, by: Actor, now: number): Promise<Moved> {
		const isComplete = and(eq(versions.id, id), inArray(versions.state, ["complete", "archived"]));
		const isAsSeen = sql`active_version_id IS ${base} AND ${correctionsRevision} = ${revision}`;
		const { fileName } = await view(id);
		const [, , , [shown]] = await db.batch([
			// A version that is active already keeps its time.
			db
				.update(versions)
				.set({ activatedAt: now })
				.where(
					and(isComplete, sql`EXISTS (SELECT 1 FROM ${state} WHERE ${isAsSeen} AND active_version_id IS NOT ${id})`),
				),
			db
				.update(state)
				.set({ activeVersionId: id })
				.where(
					sql`${isAsSeen} AND active_version_id IS NOT ${id} AND EXISTS (SELECT 1 FROM ${versions} WHERE ${isComplete})`,
				),
			auditStatement(db, by, {
				...{ at: now, action: "activate", entity: "catalogue", entityId: id, title: fileName || `#${id}` },
				...{ companyId: null, before: { activeVersion: base }, after: { activeVersion: id } },
				when: HAS_WRITTEN,
			}),
			db
				.select({ id: state.activeVersionId, revision: correctionsRevision.as("revision") })
				.from(state)
				.where(eq(state.id, 1)),
		]);
		if (shown?.id === id) return "active";
		if ((shown?.id ?? null) !== base) return "superseded";
		return shown?.revision === revision ? "incomplete" : "corrected";
	}

	function selectVersions(where: SQL | undefined) {
		return db
			.select(versionColumns)
			.from(versions)
			.leftJoin(imports, eq(imports.id, versions.importId))
			.where(where)
			.$dynamic();
	}

	/** Complete versions beyond those that keep their fitments as rows, the latest first, are archived. */
	async function archiveOutdated(): Promise<void> {
		const outdated = db
			.select({ id: versions.id })
			.from(versions)
			.where(
				and(
					eq(versions.state, "complete"),
					isNotNull(versions.activatedAt),
					sql`${versions.id} IS NOT ${activeVersion}`,
				),
			)
			.orderBy(desc(versions.activatedAt))
			.limit(1000)
			.offset(VERSIONS_IN_ROWS - 1);
		await db.update(versions).set({ state: "archived" }).where(inArray(versions.id, outdated));
	}

	/** Archived versions that have rows all the same; the active one may be getting them back. */
	async function archivedWithRows(): Promise<number[]> {
		const hasRows = sql`(EXISTS (SELECT 1 FROM ${fitments} f WHERE f.version_id = ${versions.id})
			OR EXISTS (SELECT 1 FROM ${numbers} k WHERE k.version_id = ${versions.id}))`;
		const rows = await db
			.select({ id: versions.id })
			.from(versions)
			.where(and(eq(versions.state, "archived"), sql`${versions.id} IS NOT ${activeVersion}`, hasRows));
		return rows.map(({ id }) => id);
	}

	/** Everything in R2 to which a version points, including versions being built. */
	async function hashes(): Promise<Set<string>> {
		const used = new Set<string | null>();
		for (let last = 0, isMore = true; isMore; ) {
			const page = db
				.select()
				.from(versions)
				.where(gt(versions.id, last))
				.orderBy(asc(versions.id))
				.limit(VERSIONS_A_READ)
				.as("page");
			const built = sql<string | null>`iif(${page.state} = 'building', ${brands.shardHash}, NULL)`.as("built");
			const { importedHash, keyNumbers } = brands;
			const [shared, shards, ofBrands] = await db.batch([
				db.select({ id: page.id, ...SHARED_HASHES }).from(page),
				// Most brands of a version are those of the one before.
				db
					.selectDistinct({ hash: sql<string>`brand.value ->> 2`.as("hash") })
					.from(page)
					.innerJoin(sql`json_each(${page.manifest}, '$.brands') AS brand`, ALWAYS),
				db
					.selectDistinct({ built, importedHash, keyNumbers })
					.from(brands)
					.innerJoin(page, eq(page.id, brands.versionId)),
			]);
			for (const { models, sizes } of shared) used.add(models).add(sizes);
			for (const { hash } of shards) used.add(hash);
			for (const one of ofBrands) used.add(one.built).add(one.importedHash).add(one.keyNumbers);
			last = shared.at(-1)?.id ?? last;
			isMore = shared.length === VERSIONS_A_READ;
		}
		return new Set([...used].filter((hash) => hash !== null));
	}
}

const SHARED_HASHES = {
	models: sql<string | null>`manifest ->> '$.models'`.as("models"),
	sizes: sql<string | null>`manifest ->> '$.sizes'`.as("sizes"),
};

/** All but the manifest, which is for visitors and may be large. */
const versionColumns = {
	id: versions.id,
	importId: versions.importId,
	fileName: sql<string>`coalesce(${imports.fileName}, '')`.as("file_name"),
	state: versions.state,
	stats: versions.stats,
	createdAt: versions.createdAt,
	activatedAt: versions.activatedAt,
};

type VersionColumns = Omit<VersionRow, "manifest" | "createdBy" | "patch"> & { fileName: string };

const toVersion = (row: VersionColumns, activeVersionId: number | null): Version => ({
	...row,
	active: row.id === activeVersionId,
	createdAt: toIso(row.createdAt),
	activatedAt: toIso(row.activatedAt),
});
