import { and, count, eq, getTableColumns, inArray, lt, max, min, sql, sum } from "drizzle-orm";
import { type Actor, auditStatement } from "../../audit/audit-entry.repository.ts";
import type { Database } from "../../db/database.ts";
import { listClauses } from "../../db/list-clauses.ts";
import {
	importChunksTable as chunks,
	type ImportRow,
	importsTable as imports,
	importPartsTable as partsTable,
} from "../../db/schema/import.table.ts";
import { usersTable as users } from "../../db/schema/user.table.ts";
import { catalogueStateTable as state } from "../../db/schema/version.table.ts";
import type { List } from "../../http/list.schema.ts";
import { importNotFound } from "../catalogue.errors.ts";
import type { Import, ImportCreate, ImportListInput, ImportSummary } from "./import.schema.ts";

const activeVersion = sql`(SELECT active_version_id FROM ${state} WHERE id = 1)`;

/** The previous statement in the batch wrote something. */
const WAS_WRITTEN = sql`changes() > 0`;

/** The states of an import that is not closed. */
const OPEN = ["receiving", "building"] as const;

export function createImportRepository(db: Database) {
	return { open, get, list, view, rebase, close, abandoned, endedWithRows, forgetDiscarded };

	/**
	 * Begins an import over the active version, or finds the one that was begun for the same file with the same options.
	 */
	async function open(input: ImportCreate, by: Actor, now: number): Promise<ImportRow> {
		const { fileHash, parts, rows, fileName } = input;
		const mapping = JSON.stringify(input.mapping);
		const options = JSON.stringify(input.options);
		const isSame = sql`file_hash = ${fileHash} AND state IN ('receiving', 'building') AND mapping = ${mapping}
			AND options = ${options} AND parts = ${parts} AND rows = ${rows}`;
		const [, , found] = await db.batch([
			db.insert(imports).select(
				sql`SELECT NULL, ${fileHash}, ${parts}, ${rows}, ${mapping}, ${options}, 'receiving', ${activeVersion}, NULL,
						${by.userId}, ${now}, ${now}, ${fileName} WHERE NOT EXISTS (SELECT 1 FROM ${imports} WHERE ${isSame})`,
			),
			auditStatement(db, by, {
				...{
					at: now,
					action: "create",
					entity: "import",
					title: fileName || `#${fileHash.slice(0, 8)}`,
					companyId: null,
				},
				entityId: sql`(SELECT max(id) FROM ${imports})`,
				before: null,
				after: { fileName, rows, ...input.options },
				when: WAS_WRITTEN,
			}),
			db.select().from(imports).where(isSame).limit(1),
		]);
		if (!found[0]) throw importNotFound();
		return found[0];
	}

	async function get(id: number): Promise<ImportRow> {
		const [row] = await db.select().from(imports).where(eq(imports.id, id));
		if (!row) throw importNotFound();
		return row;
	}

	async function list({ states, ...input }: ImportListInput): Promise<List<ImportSummary>> {
		const clauses = listClauses(input, { searched: imports.id, sorted: imports });
		const where = and(states && inArray(imports.state, states), clauses.where);
		const received = db
			.select({
				importId: partsTable.importId,
				count: count().as("part_count"),
				rows: sum(partsTable.rows).as("part_rows"),
				refused: sum(partsTable.refused).as("part_refused"),
			})
			.from(partsTable)
			.where(sql`${partsTable.importId} IN (SELECT id FROM ${imports} WHERE ${where ?? sql`TRUE`})`)
			.groupBy(partsTable.importId)
			.as("received");
		const [rows, totals] = await db.batch([
			db
				.select({
					...getTableColumns(imports),
					by: users.username,
					received: received.count,
					receivedRows: received.rows,
					refused: received.refused,
				})
				.from(imports)
				.leftJoin(received, eq(received.importId, imports.id))
				.leftJoin(users, eq(users.id, imports.createdBy))
				.where(where)
				.orderBy(...clauses.orderBy)
				.limit(clauses.limit)
				.offset(clauses.offset),
			db.select({ total: count() }).from(imports).where(where),
		]);
		return { data: rows.map(toSummary), totalItemCount: totals[0]?.total ?? 0 };
	}

	async function view(id: number): Promise<Import> {
		const ofImport = eq(partsTable.importId, id);
		// Consecutive parts differ from their rank by the same number.
		const rank = sql<number>`${partsTable.part} - row_number() OVER (ORDER BY ${partsTable.part})`;
		const stretches = db
			.select({ part: partsTable.part, stretch: rank.as("stretch") })
			.from(partsTable)
			.where(ofImport)
			.as("stretches");
		const [found, totals, received] = await db.batch([
			db
				.select({ ...getTableColumns(imports), by: users.username })
				.from(imports)
				.leftJoin(users, eq(users.id, imports.createdBy))
				.where(eq(imports.id, id)),
			db
				.select({ count: count(), rows: sum(partsTable.rows), refused: sum(partsTable.refused) })
				.from(partsTable)
				.where(ofImport),
			db
				.select({ first: min(stretches.part), last: max(stretches.part) })
				.from(stretches)
				.groupBy(sql`${stretches.stretch}`)
				.orderBy(min(stretches.part)),
		]);
		const [row, total] = [found[0], totals[0]];
		if (!row) throw importNotFound();
		const refused = Number(total?.refused ?? 0);
		const { parts, createdBy: _, ...shown } = row;
		return {
			...shown,
			parts: {
				total: parts,
				count: total?.count ?? 0,
				received: received.map(({ first, last }) => [first ?? 0, last ?? 0]),
			},
			accepted: Number(total?.rows ?? 0) - refused,
			refused,
			createdAt: new Date(row.createdAt).toISOString(),
			updatedAt: new Date(row.updatedAt).toISOString(),
		};
	}

	/** Moves an open import that began over an older version to the active one. */
	async function rebase(id: number, now: number): Promise<void> {
		await db
			.update(imports)
			.set({ state: "receiving", baseVersionId: activeVersion, versionId: null, updatedAt: now })
			.where(and(eq(imports.id, id), inArray(imports.state, OPEN)));
	}

	/** True if the import was still open. */
	async function close({ id, fileName, state }: ImportRow, by: Actor, now: number): Promise<boolean> {
		const [closed] = await db.batch([
			db
				.update(imports)
				.set({ state: "discarded", versionId: null, updatedAt: now })
				.where(and(eq(imports.id, id), inArray(imports.state, OPEN)))
				.returning({ id: imports.id }),
			auditStatement(db, by, {
				...{ at: now, action: "discard", entity: "import", entityId: id, title: fileName || `#${id}`, companyId: null },
				before: { state },
				after: { state: "discarded" },
				when: WAS_WRITTEN,
			}),
		]);
		return closed.length > 0;
	}

	/** Open imports without activity since then. */
	async function abandoned(since: number): Promise<number[]> {
		const isAbandoned = and(inArray(imports.state, OPEN), lt(imports.updatedAt, since));
		return (await db.select({ id: imports.id }).from(imports).where(isAbandoned)).map(({ id }) => id);
	}

	/** Closed imports whose rows were not fully deleted. */
	async function endedWithRows(): Promise<number[]> {
		const hasRows = sql`EXISTS (SELECT 1 FROM ${chunks} c WHERE c.import_id = ${imports.id})`;
		const hasEnded = inArray(imports.state, ["activated", "discarded"]);
		return (await db.select({ id: imports.id }).from(imports).where(and(hasEnded, hasRows))).map(({ id }) => id);
	}

	async function forgetDiscarded(before: number): Promise<void> {
		await db.delete(imports).where(and(eq(imports.state, "discarded"), lt(imports.updatedAt, before)));
	}
}

type Found = ImportRow & {
	by: string | null;
	received: number | null;
	receivedRows: string | null;
	refused: string | null;
};

function toSummary({ id, fileName, by, state, rows, options, ...found }: Found): ImportSummary {
	const refused = Number(found.refused ?? 0);
	return {
		...{ id, fileName, by, state, rows, options, refused },
		accepted: Number(found.receivedRows ?? 0) - refused,
		parts: { total: found.parts, count: found.received ?? 0 },
		createdAt: new Date(found.createdAt).toISOString(),
		updatedAt: new Date(found.updatedAt).toISOString(),
	};
}
