import { and, count, eq, getTableColumns, inArray, sql, sum } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { listClauses, readPage } from "../../db/list-clauses.ts";
import {
	type ImportRow,
	importsTable as imports,
	importPartsTable as partsTable,
} from "../../db/schema/import.table.ts";
import { usersTable as users } from "../../db/schema/user.table.ts";
import { catalogueVersionsTable as versions } from "../../db/schema/version.table.ts";
import { editedTimes } from "../../db/times.rules.ts";
import type { List } from "../../http/list.schema.ts";
import { importClosed, importNotFound } from "../../imports/import.errors.ts";
import { createImportRepository, OPEN } from "../../imports/import.repository.ts";
import { activationView } from "../../imports/import.schema.ts";
import { superseded } from "../catalogue.errors.ts";
import { activeVersion, createVersionRepository } from "../versions/version.repository.ts";
import type { Version } from "../versions/version.schema.ts";
import { FITMENT_IMPORTS } from "./fitment-imports.repository.ts";
import type { Import, ImportListInput, ImportSummary } from "./import.schema.ts";

/** Imports of fitments: what the engine does not know of them. */
export function createFitmentImportRepository(db: Database) {
	return { get, list, view, activated, rebase, forgetRefusal };

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
		const select = db
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
			.$dynamic();
		const { rows, totalItemCount } = await readPage(db, select, clauses, { table: imports, where });
		return { data: rows.map(toSummary), totalItemCount };
	}

	async function view(id: number): Promise<Import> {
		const [rows, { parts: received, accepted, refused }] = await Promise.all([
			db
				.select({ ...getTableColumns(imports), by: users.username })
				.from(imports)
				.leftJoin(users, eq(users.id, imports.createdBy))
				.where(eq(imports.id, id)),
			createImportRepository(db, FITMENT_IMPORTS).progress(id),
		]);
		const [row] = rows;
		if (!row) throw importNotFound();
		const { parts, createdBy: _, activation, ...shown } = row;
		return {
			...shown,
			...{ parts: { total: parts, ...received }, accepted, refused },
			...activationView(activation),
			...editedTimes(row),
		};
	}

	/** The version that an import has become. */
	async function activated(id: number): Promise<Version> {
		const { versionId } = await get(id);
		if (versionId === null) throw importClosed();
		return createVersionRepository(db).view(versionId);
	}

	/**
	 * Moves an open import that began over an older version to the active one; why that was refused is past. Not while an
	 * activation is building a version over the older one: that is to be dropped before.
	 */
	async function rebase(id: number, now: number): Promise<void> {
		const isBuilt = sql`EXISTS (SELECT 1 FROM ${versions} v WHERE v.import_id = ${id} AND v.state = 'building')`;
		await db
			.update(imports)
			.set({
				...{ state: "receiving", baseVersionId: activeVersion, versionId: null, updatedAt: now },
				activation: sql`iif(${imports.activation} ->> '$.refused' IS NULL, ${imports.activation}, NULL)`,
			})
			.where(and(eq(imports.id, id), inArray(imports.state, OPEN), sql`NOT ${isBuilt}`));
	}

	/** Of an open import, if it was refused because another version was active, and its own is active again. */
	async function forgetRefusal(id: number): Promise<void> {
		const isOver = sql`${imports.baseVersionId} IS ${activeVersion}`;
		const isStopped = sql`${imports.activation} ->> '$.refused.code' = ${superseded().code}`;
		await db
			.update(imports)
			.set({ activation: null })
			.where(and(eq(imports.id, id), inArray(imports.state, OPEN), isOver, isStopped));
	}
}

type ImportDetails = ImportRow & {
	by: string | null;
	received: number | null;
	receivedRows: string | null;
	refused: string | null;
};

function toSummary({ id, fileName, by, state, rows, options, ...counts }: ImportDetails): ImportSummary {
	const refused = Number(counts.refused ?? 0);
	return {
		...{ id, fileName, by, state, rows, options, refused },
		accepted: Number(counts.receivedRows ?? 0) - refused,
		parts: { total: counts.parts, count: counts.received ?? 0 },
		...editedTimes(counts),
	};
}
