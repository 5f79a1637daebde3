import { and, asc, between, count, eq, gt, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { jsonPieces } from "../../db/json-pieces.rules.ts";
import type { ListInput } from "../../db/list-clauses.ts";
import {
	importChunksTable as chunks,
	importErrorsTable as errors,
	importsTable as imports,
	importPartsTable as parts,
	type StagedChunk,
} from "../../db/schema/import.table.ts";
import { runBatch } from "../../db/statements.ts";
import type { List } from "../../http/list.schema.ts";
import type { RowError } from "./fitment-row.rules.ts";

export type StoredPart = typeof parts.$inferSelect;
export type StoredError = Omit<typeof errors.$inferSelect, "importId">;
export type NewPart = StoredPart & { chunks: Map<string, StagedChunk>; errors: (RowError & { rowNo: number })[] };

const CHUNKS_A_READ = 20;
const shownError = { rowNo: errors.rowNo, field: errors.field, code: errors.code, value: errors.value };

/** The staged rows of imports. */
export function createImportPartRepository(db: Database) {
	return { get, add, listErrors, errorsBetween, errorsAfter, brandKeys, readChunks, dropChunks };

	async function get(importId: number, part: number): Promise<StoredPart | undefined> {
		const [row] = await db
			.select()
			.from(parts)
			.where(and(eq(parts.importId, importId), eq(parts.part, part)));
		return row;
	}

	/**
	 * Stores a part with everything that belongs to it, or nothing if the import is closed or the part was sent with
	 * other content. Returns the stored part, or undefined.
	 */
	async function add(part: NewPart, now: number): Promise<StoredPart | undefined> {
		const { importId, part: no, contentHash } = part;
		const isKept = sql`EXISTS (SELECT 1 FROM ${parts} WHERE import_id = ${importId} AND part = ${no} AND content_hash = ${contentHash})`;
		const chunkPieces = jsonPieces(part.chunks);
		const errorPieces = jsonPieces(part.errors.map(({ rowNo, field, code, value }) => [rowNo, field, code, value]));
		await runBatch(db, [
			db
				.insert(parts)
				.select(
					sql`SELECT id, ${no}, ${contentHash}, ${part.rows}, ${part.refused} FROM ${imports}
						WHERE id = ${importId} AND state = 'receiving'`,
				)
				.onConflictDoNothing(),
			...chunkPieces.map((piece) =>
				db
					.insert(chunks)
					.select(sql`SELECT ${importId}, value ->> 0, ${no}, value -> 1 FROM json_each(${piece}) WHERE ${isKept}`)
					.onConflictDoNothing(),
			),
			...errorPieces.map((piece) =>
				db
					.insert(errors)
					.select(
						sql`SELECT ${importId}, value ->> 0, value ->> 1, value ->> 2, value ->> 3
							FROM json_each(${piece}) WHERE ${isKept}`,
					)
					.onConflictDoNothing(),
			),
			db.update(imports).set({ updatedAt: now }).where(eq(imports.id, importId)),
		]);
		return get(importId, no);
	}

	async function listErrors(
		importId: number,
		{ page, pageSize, search, sortOrder }: ListInput<"rowNo">,
	): Promise<List<StoredError>> {
		const searched = search === "" ? undefined : sql`instr(${errors.value}, ${search}) > 0`;
		const matching = and(eq(errors.importId, importId), searched);
		const order = sortOrder === "asc" ? asc(errors.rowNo) : sql`${errors.rowNo} DESC`;
		const [rows, totals] = await db.batch([
			db
				.select(shownError)
				.from(errors)
				.where(matching)
				.orderBy(order)
				.limit(pageSize)
				.offset((page - 1) * pageSize),
			db.select({ total: count() }).from(errors).where(matching),
		]);
		return { data: rows, totalItemCount: totals[0]?.total ?? 0 };
	}

	async function errorsBetween(importId: number, first: number, last: number): Promise<StoredError[]> {
		return db
			.select(shownError)
			.from(errors)
			.where(and(eq(errors.importId, importId), between(errors.rowNo, first, last)))
			.orderBy(errors.rowNo);
	}

	async function errorsAfter(importId: number, rowNo: number, limit: number): Promise<StoredError[]> {
		return db
			.select(shownError)
			.from(errors)
			.where(and(eq(errors.importId, importId), gt(errors.rowNo, rowNo)))
			.orderBy(errors.rowNo)
			.limit(limit);
	}

	/** The vehicle brands of an import, by the keys of their names, and the number of chunks with their rows. */
	async function brandKeys(importId: number): Promise<Map<string, number>> {
		const rows = await db
			.select({ key: chunks.brandKey, chunks: count() })
			.from(chunks)
			.where(eq(chunks.importId, importId))
			.groupBy(chunks.brandKey);
		return new Map(rows.map((row) => [row.key, row.chunks]));
	}

	/** The chunks of one brand in the order of the file, a few at a time, so that a large brand fits into memory. */
	async function* readChunks(importId: number, brandKey: string): AsyncGenerator<StagedChunk> {
		for (let after = 0; ; ) {
			const rows = await db
				.select({ part: chunks.part, rows: chunks.rows })
				.from(chunks)
				.where(and(eq(chunks.importId, importId), eq(chunks.brandKey, brandKey), gt(chunks.part, after)))
				.orderBy(chunks.part)
				.limit(CHUNKS_A_READ);
			for (const chunk of rows) yield chunk.rows;
			if (rows.length < CHUNKS_A_READ) return;
			after = rows.at(-1)?.part ?? after;
		}
	}

	/** Brand by brand, so that no statement takes long. */
	async function dropChunks(importId: number): Promise<void> {
		for (const brandKey of (await brandKeys(importId)).keys()) {
			await db.delete(chunks).where(and(eq(chunks.importId, importId), eq(chunks.brandKey, brandKey)));
		}
	}
}
