import { and, asc, between, count, desc, eq, gt, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { insertRows } from "../db/insert-rows.ts";
import { jsonPieces } from "../db/json-pieces.rules.ts";
import type { ListInput } from "../db/list-clauses.ts";
import type { PartsTable } from "../db/schema/import-columns.ts";
import { searchText } from "../db/search-text.rules.ts";
import { runBatch, type Statement } from "../db/statements.ts";
import type { List } from "../http/list.schema.ts";
import type { ImportKind } from "./import-kind.ts";
import type { Rejection } from "./row-error.rules.ts";

export type StoredPart = PartsTable["$inferSelect"];
export type StoredRejection = Rejection & { rowNo: number };

/** `refused` of a part that this batch stores, until its rejected rows are counted: nobody reads it. */
const UNCOUNTED = -1;

/**
 * The parsed rows of a part. `stage` stores the accepted ones, each statement only where `isNew` holds; `compare`
 * rejects those that rows of other parts are against, where all parts are stored.
 */
export type ParsedRows = {
	errors: StoredRejection[];
	stage: (isNew: SQL) => Statement[];
	compare?: (isComplete: SQL) => readonly Statement[];
};
type NewPart = Omit<StoredPart, "refused"> & ParsedRows & { first: number; last: number };

/** The parts of one kind's imports, and their rejected rows. */
export function createImportPartRepository(db: Database, { imports, parts, errors }: ImportKind) {
	const columns = { rowNo: errors.rowNo, field: errors.field, code: errors.code, value: errors.value };
	return { get, add, listErrors, errorsBetween, errorsAfter, rejectedValues };

	async function get(importId: number, part: number): Promise<StoredPart | undefined> {
		const [row] = await db
			.select()
			.from(parts)
			.where(and(eq(parts.importId, importId), eq(parts.part, part)));
		return row;
	}

	/**
	 * Stores a part with everything that belongs to it, or nothing if the import is closed or another request has stored
	 * the part, which may have rejected some of these rows. Returns the stored part, or undefined.
	 */
	async function add({ importId, part, contentHash, ...rows }: NewPart, now: number): Promise<StoredPart | undefined> {
		const isPart = and(eq(parts.importId, importId), eq(parts.part, part), eq(parts.contentHash, contentHash));
		const isOpen = and(eq(imports.id, importId), eq(imports.state, "receiving"));
		const isUncounted = and(isPart, eq(parts.refused, UNCOUNTED));
		const isNew = sql`EXISTS (SELECT 1 FROM ${parts} WHERE ${isUncounted})`;
		const isStored = sql`EXISTS (SELECT 1 FROM ${parts}, ${imports} WHERE ${isPart} AND ${isOpen})`;
		const isComplete = sql`${isStored} AND (SELECT count(*) FROM ${parts} WHERE import_id = ${importId})
			= (SELECT parts FROM ${imports} WHERE id = ${importId})`;
		await runBatch(db, [
			insertRows(db, parts, sql`FROM ${imports} WHERE ${isOpen}`, {
				importId: sql`id`,
				part,
				contentHash,
				rows: rows.rows,
				refused: UNCOUNTED,
			}).onConflictDoNothing(),
			...rows.stage(isNew),
			...jsonPieces(rows.errors.map(toStored)).map((piece) =>
				insertRows(db, errors, sql`FROM json_each(${piece}) WHERE ${isNew}`, {
					importId,
					rowNo: sql`value ->> 0`,
					field: sql`value ->> 1`,
					code: sql`value ->> 2`,
					value: sql`value ->> 3`,
					searched: sql`value ->> 4`,
				}).onConflictDoNothing(),
			),
			db
				.update(parts)
				.set({
					refused: sql`(SELECT count(*) FROM ${errors} WHERE import_id = ${importId}
						AND row_no BETWEEN ${rows.first} AND ${rows.last})`,
				})
				.where(isUncounted),
			...(rows.compare?.(isComplete) ?? []),
			db.update(imports).set({ updatedAt: now }).where(isOpen),
		]);
		return get(importId, part);
	}

	async function listErrors(
		importId: number,
		{ page, pageSize, search, sortOrder }: ListInput<"rowNo">,
	): Promise<List<StoredRejection>> {
		const searched = sql`coalesce(${errors.searched}, lower(${errors.value}))`;
		// SQL folds no letters but those of ASCII, which is all that is known of a taken sku.
		const written = [search, search.toUpperCase()].map((text) => sql`instr(${errors.value}, ${text}) > 0`);
		const isFound = or(sql`instr(${searched}, ${searchText(search)}) > 0`, ...written);
		const matching = and(eq(errors.importId, importId), search === "" ? undefined : isFound);
		const [rows, totals] = await db.batch([
			db
				.select(columns)
				.from(errors)
				.where(matching)
				.orderBy(sortOrder === "asc" ? asc(errors.rowNo) : desc(errors.rowNo))
				.limit(pageSize)
				.offset((page - 1) * pageSize),
			db.select({ total: count() }).from(errors).where(matching),
		]);
		return { data: rows, totalItemCount: totals[0]?.total ?? 0 };
	}

	async function errorsBetween(importId: number, first: number, last: number): Promise<StoredRejection[]> {
		return db
			.select(columns)
			.from(errors)
			.where(and(eq(errors.importId, importId), between(errors.rowNo, first, last)))
			.orderBy(errors.rowNo);
	}

	/** The distinct values that an import has rejected with a code. */
	async function rejectedValues(importId: number, code: string): Promise<string[]> {
		const rows = await db
			.selectDistinct({ value: errors.value })
			.from(errors)
			.where(and(eq(errors.importId, importId), eq(errors.code, code)));
		return rows.map(({ value }) => value);
	}

	async function errorsAfter(importId: number, rowNo: number, limit: number): Promise<StoredRejection[]> {
		return db
			.select(columns)
			.from(errors)
			.where(and(eq(errors.importId, importId), gt(errors.rowNo, rowNo)))
			.orderBy(errors.rowNo)
			.limit(limit);
	}
}

/** SQLite's lower() knows the letters of ASCII: few values need another text to be searched. */
function toStored({ rowNo, field, code, value }: StoredRejection) {
	const searched = searchText(value);
	const lower = value.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
	return [rowNo, field, code, value, searched === lower ? null : searched];
}
