import { type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { productStateTable as state } from "../db/schema/product.table.ts";
import { productImportRowsTable as staged } from "../db/schema/product-import.table.ts";

/** Rows that one statement writes or deletes at most. */
export const PIECE_ROWS = 5000;

/** The name of a piece in a statement. */
export const PIECE = alias(staged, "piece");

/** The rows of the file that are written next. */
export const pieceOf = (importId: number): SQL =>
	sql`(SELECT s.* FROM ${staged} s WHERE s.import_id = ${importId}
		AND (s.owner, s.parts_key) > (SELECT written_owner, written_key FROM ${state})
		ORDER BY s.owner, s.parts_key LIMIT ${PIECE_ROWS})`;
