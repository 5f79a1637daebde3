import { and, count, eq, gt, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { insertRows } from "../../db/insert-rows.ts";
import { jsonPieces } from "../../db/json-pieces.rules.ts";
import { importChunksTable as chunks, type StagedChunk } from "../../db/schema/import.table.ts";
import type { Statement } from "../../db/statements.ts";

const CHUNKS_PER_READ = 20;

/** The accepted rows of imports, by vehicle brand and part. */
export function createImportChunkRepository(db: Database) {
	return { stage, brandKeys, readChunks };

	/** The statements that store a part's chunks where it is stored itself. */
	function stage(importId: number, part: number, byBrand: Map<string, StagedChunk>, isStored: SQL): Statement[] {
		return jsonPieces(byBrand).map((piece) =>
			insertRows(db, chunks, sql`FROM json_each(${piece}) WHERE ${isStored}`, {
				importId,
				brandKey: sql`value ->> 0`,
				part,
				rows: sql`value -> 1`,
			}).onConflictDoNothing(),
		);
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
				.limit(CHUNKS_PER_READ);
			for (const chunk of rows) yield chunk.rows;
			if (rows.length < CHUNKS_PER_READ) return;
			after = rows.at(-1)?.part ?? after;
		}
	}
}
