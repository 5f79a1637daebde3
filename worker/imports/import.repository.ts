import { and, count, eq, inArray, lt, max, min, or, type SQL, sql, sum } from "drizzle-orm";
import { type Actor, auditStatement } from "../audit/audit-entry.repository.ts";
import type { Database } from "../db/database.ts";
import { HAS_WRITTEN } from "../db/guards.ts";
import { insertRows } from "../db/insert-rows.ts";
import { type CallBudget, inSteps, NO_LIMIT } from "./call-budget.rules.ts";
import { importNotFound } from "./import.errors.ts";
import type { ImportState } from "./import.schema.ts";
import type { ImportKind } from "./import-kind.ts";

/** What a client announces of its file. */
export type Announced = {
	fileHash: string;
	fileName: string;
	parts: number;
	rows: number;
	mapping: object;
	options: Record<string, string | number | boolean | null>;
};
export type ImportEntry = Announced & { id: number; state: ImportState };

export type Progress = {
	/** Received parts, as the first and last number of each range. */
	parts: { count: number; received: [from: number, to: number][] };
	/** Rows of the received parts. */
	accepted: number;
	refused: number;
};

/** The states of an import that is not closed. */
export const OPEN = ["receiving", "building"] as const;
const CLOSED = ["activated", "discarded"] as const;

export const isOpen = (state: ImportState): boolean => OPEN.some((open) => open === state);

const REJECTED_PER_DELETE = 5000;

/** Whether an import's activation has ended with an error. */
export const isRefused = ({ activation }: Pick<ImportKind["imports"], "activation">): SQL =>
	sql`${activation} ->> '$.refused' IS NOT NULL`;

/** The imports of one kind. */
export function createImportRepository(db: Database, { entity, imports, parts, staged, ...kind }: ImportKind) {
	const canEnd = or(
		inArray(imports.state, kind.discardable ?? OPEN),
		kind.discardsRefused && and(inArray(imports.state, OPEN), isRefused(imports)),
	);
	return { open, get, progress, close, abandoned, closedWithRows, deleteRows, deleteRejected, deleteDiscarded };

	/** Begins an import, or finds the one that was begun for the same file with the same mapping and options. */
	async function open(input: Announced, by: Actor, now: number): Promise<number> {
		const [mapping, options] = [JSON.stringify(input.mapping), JSON.stringify(input.options)];
		const isSame = sql`file_hash = ${input.fileHash} AND state IN ('receiving', 'building') AND mapping = ${mapping}
			AND options = ${options} AND parts = ${input.parts} AND rows = ${input.rows}`;
		const { fileHash, fileName, parts, rows } = input;
		const values = {
			...kind.ownColumns,
			...{ fileHash, fileName, parts, rows, mapping: sql`${mapping}`, options: sql`${options}` },
			...{ state: "receiving" as const, createdBy: by.userId, createdAt: now, updatedAt: now },
		};
		const [, , stored] = await db.batch([
			insertRows(db, imports, sql`WHERE NOT EXISTS (SELECT 1 FROM ${imports} WHERE ${isSame})`, values),
			auditStatement(db, by, {
				...{ at: now, action: "create", entity, title: titleOf(input), companyId: null },
				entityId: sql`(SELECT max(id) FROM ${imports})`,
				before: null,
				after: { fileName: input.fileName, rows: input.rows, ...input.options },
				when: HAS_WRITTEN,
			}),
			db.select({ id: imports.id }).from(imports).where(isSame).limit(1),
		]);
		if (!stored[0]) throw importNotFound();
		return stored[0].id;
	}

	async function get(id: number): Promise<Pick<ImportEntry, "id" | "fileHash" | "fileName" | "state">> {
		const [row] = await db
			.select({ id: imports.id, fileHash: imports.fileHash, fileName: imports.fileName, state: imports.state })
			.from(imports)
			.where(eq(imports.id, id));
		if (!row) throw importNotFound();
		return row;
	}

	async function progress(id: number): Promise<Progress> {
		const ofImport = eq(parts.importId, id);
		// Consecutive parts differ from their rank by the same number.
		const rank = sql<number>`${parts.part} - row_number() OVER (ORDER BY ${parts.part})`;
		const runs = db
			.select({ part: parts.part, run: rank.as("run") })
			.from(parts)
			.where(ofImport)
			.as("runs");
		const [totals, received] = await db.batch([
			db
				.select({ count: count(), rows: sum(parts.rows), refused: sum(parts.refused) })
				.from(parts)
				.where(ofImport),
			db
				.select({ first: min(runs.part), last: max(runs.part) })
				.from(runs)
				.groupBy(sql`${runs.run}`)
				.orderBy(min(runs.part)),
		]);
		const refused = Number(totals[0]?.refused ?? 0);
		return {
			parts: { count: totals[0]?.count ?? 0, received: received.map(({ first, last }) => [first ?? 0, last ?? 0]) },
			accepted: Number(totals[0]?.rows ?? 0) - refused,
			refused,
		};
	}

	/** True if the import was still open. */
	async function close(entry: Pick<ImportEntry, "id" | "fileHash" | "fileName" | "state">, by: Actor, now: number) {
		const [closed] = await db.batch([
			db
				.update(imports)
				.set({ state: "discarded", activation: null, updatedAt: now })
				.where(and(eq(imports.id, entry.id), canEnd))
				.returning({ id: imports.id }),
			auditStatement(db, by, {
				...{ at: now, action: "discard", entity, entityId: entry.id, title: titleOf(entry), companyId: null },
				before: { state: entry.state },
				after: { state: "discarded" },
				when: HAS_WRITTEN,
			}),
		]);
		return closed.length > 0;
	}

	/** Imports that can be discarded, without activity since then. */
	async function abandoned(since: number): Promise<number[]> {
		const ids = await db
			.select({ id: imports.id })
			.from(imports)
			.where(and(canEnd, lt(imports.updatedAt, since)));
		return ids.map(({ id }) => id);
	}

	/** Closed imports whose rows were not fully deleted. */
	async function closedWithRows(): Promise<number[]> {
		const hasRows = sql`EXISTS (SELECT 1 FROM ${staged} s WHERE s.import_id = ${imports.id})`;
		const ids = await db
			.select({ id: imports.id })
			.from(imports)
			.where(and(inArray(imports.state, CLOSED), hasRows));
		return ids.map(({ id }) => id);
	}

	/** In groups, so that no statement takes long. True if no rows are left. */
	async function deleteRows(id: number, budget: CallBudget = NO_LIMIT): Promise<boolean> {
		const some = sql`rowid IN (SELECT rowid FROM ${staged} WHERE import_id = ${id} LIMIT ${kind.rowsPerDelete})`;
		return inSteps(budget, async () => (await db.delete(staged).where(some)).meta.changes < kind.rowsPerDelete);
	}

	/** In groups: the rejected rows of imports that ended before. Their number stays with the parts. */
	async function deleteRejected(before: number, budget: CallBudget = NO_LIMIT): Promise<void> {
		const ended = kind.forgetsRejected ? CLOSED : (["discarded"] as const);
		const isOld = and(inArray(imports.state, ended), lt(imports.updatedAt, before));
		const some = sql`rowid IN (SELECT rowid FROM ${kind.errors}
			WHERE import_id IN (SELECT ${imports.id} FROM ${imports} WHERE ${isOld}) LIMIT ${REJECTED_PER_DELETE})`;
		await inSteps(budget, async () => (await db.delete(kind.errors).where(some)).meta.changes < REJECTED_PER_DELETE);
	}

	async function deleteDiscarded(before: number): Promise<void> {
		await db.delete(imports).where(and(eq(imports.state, "discarded"), lt(imports.updatedAt, before)));
	}
}

/** The title of an import. */
export const titleOf = ({ fileName, fileHash }: { fileName: string; fileHash: string }): string =>
	fileName || `#${fileHash.slice(0, 8)}`;
