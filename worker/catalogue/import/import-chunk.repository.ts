import { and, count, eq, gt, min, type SQL, sql, sum } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { insertRows } from "../../db/insert-rows.ts";
import { jsonPieces } from "../../db/json-pieces.rules.ts";
import { importChunksTable as chunks, type StagedChunk } from "../../db/schema/import.table.ts";
import type { Statement } from "../../db/statements.ts";

const isSelected = (brandKeys: readonly string[]): SQL =>
	sql`${chunks.brandKey} IN (SELECT value FROM json_each(${JSON.stringify(brandKeys)}))`;

/** The staged rows of a vehicle brand. */
export type StagedSize = { chunks: number; bytes: number };

/** The accepted rows of imports, by vehicle brand and part. */
export function createImportChunkRepository(db: Database) {
	return { stage, brandSizes, brandNames, readChunks };

	/** The statements that store a new part's chunks. */
	function stage(importId: number, part: number, byBrand: Map<string, StagedChunk>, isNew: SQL): Statement[] {
		return jsonPieces(byBrand).map((piece) =>
			insertRows(db, chunks, sql`FROM json_each(${piece}) WHERE ${isNew}`, {
				importId,
				brandKey: sql`value ->> 0`,
				part,
				rows: sql`value -> 1`,
			}).onConflictDoNothing(),
		);
	}

	/** The vehicle brands of an import by the keys of their names, with the number and the size of their chunks. */
	async function brandSizes(importId: number): Promise<Map<string, StagedSize>> {
		const rows = await db
			.select({ key: chunks.brandKey, chunks: count(), bytes: sum(sql`octet_length(${chunks.rows})`) })
			.from(chunks)
			.where(eq(chunks.importId, importId))
			.groupBy(chunks.brandKey);
		return new Map(rows.map((row) => [row.key, { chunks: row.chunks, bytes: Number(row.bytes ?? 0) }]));
	}

	/** The names of these vehicle brands by their keys, as their first rows spell them. */
	async function brandNames(importId: number, brandKeys: readonly string[]): Promise<Map<string, string>> {
		const rows = await db
			.select({ key: chunks.brandKey, name: sql<string>`${chunks.rows} ->> '$.brand'`, first: min(chunks.part) })
			.from(chunks)
			.where(and(eq(chunks.importId, importId), isSelected(brandKeys)))
			.groupBy(chunks.brandKey);
		return new Map(rows.map(({ key, name }) => [key, name]));
	}

	/**
	 * The chunks of these brands in the order of the file. `perRead`: so many at a time, so that a large brand fits into
	 * memory; for one brand only.
	 */
	async function* readChunks(
		importId: number,
		brandKeys: readonly string[],
		perRead?: number,
	): AsyncGenerator<{ key: string; chunk: StagedChunk }> {
		for (let after = 0; ; ) {
			const select = db
				.select({ key: chunks.brandKey, part: chunks.part, rows: sql<string>`${chunks.rows}` })
				.from(chunks)
				.where(and(eq(chunks.importId, importId), isSelected(brandKeys), gt(chunks.part, after)))
				.orderBy(chunks.brandKey, chunks.part)
				.$dynamic();
			const rows = await (perRead === undefined ? select : select.limit(perRead));
			for (const { key, rows: text } of rows) {
				const chunk: StagedChunk = JSON.parse(text);
				yield { key, chunk };
			}
			if (perRead === undefined || rows.length < perRead) return;
			after = rows.at(-1)?.part ?? after;
		}
	}
}
