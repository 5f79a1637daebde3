import { type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { productStateTable as state } from "../db/schema/product.table.ts";
import { productImportRowsTable as staged } from "../db/schema/product-import.table.ts";

/** Rows that one statement writes or deletes at most. */
export const PIECE_ROWS = 5000;

/** What the state says of an import that has the turn and has written nothing. */
export const UNWRITTEN = { endedOwner: -1, endedId: 0, writtenOwner: -1, writtenKey: "" } as const;

/** The import has the turn, and has written nothing. */
export const hasOnlyTurn = (importId: number): SQL =>
	sql`EXISTS (SELECT 1 FROM ${state} WHERE import_id = ${importId}
		AND ended_owner = ${UNWRITTEN.endedOwner} AND written_owner = ${UNWRITTEN.writtenOwner})`;

/** The name of a piece in a statement. */
export const PIECE = alias(staged, "piece");

/** The rows of the file that are written next. */
export const pieceOf = (importId: number): SQL =>
	sql`(SELECT s.* FROM ${staged} s WHERE s.import_id = ${importId}
		AND (s.owner, s.parts_key) > (SELECT written_owner, written_key FROM ${state})
		ORDER BY s.owner, s.parts_key LIMIT ${PIECE_ROWS})`;
