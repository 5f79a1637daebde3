import { and, eq, max, type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { HAS_WRITTEN } from "../db/guards.ts";
import { insertRows } from "../db/insert-rows.ts";
import { productsTable as products } from "../db/schema/product.table.ts";
import {
	productImportErrorsTable as errors,
	type ProductImportRow,
	productImportPartsTable as parts,
	productImportRowsTable as staged,
} from "../db/schema/product-import.table.ts";
import { GENERATION } from "../offers/current-product.repository.ts";
import { hasOnlyTurn } from "./product-import-piece.repository.ts";
import { GLOBAL_OWNER } from "./product-source.repository.ts";

const CODE = "products.sku_taken";

/**
 * The statements that reject rows whose sku another product of their owner has: one that the import leaves as it is, or
 * that of an earlier row. A row whose product has the sku already keeps it, also where an older import gave it to two. For
 * when all parts are stored: a later one may give a product that has the sku another one.
 */
export function takenSkuStatements(db: Database, { id, options }: Pick<ProductImportRow, "id" | "options">, when: SQL) {
	const holder = sql`FROM ${products} AS other
		WHERE other.company_id IS nullif(line.owner, ${GLOBAL_OWNER}) AND other.sku = line.sku
			AND other.since <= ${GENERATION} AND other.until > ${GENERATION}`;
	const isNamed = sql`EXISTS (SELECT 1 FROM ${staged} AS named
		WHERE named.import_id = ${id} AND named.owner = line.owner AND named.parts_key = other.parts_key)`;
	const isKept = options.mode === "merge" ? sql`EXISTS (SELECT 1 ${holder} AND NOT ${isNamed})` : sql`FALSE`;
	const isHolder = sql`EXISTS (SELECT 1 ${holder} AND other.parts_key = line.parts_key)`;
	const place = sql`row_number() OVER (PARTITION BY line.owner, line.sku ORDER BY ${isHolder} DESC, line.row_no)`;
	// First of all, so that no line is read for nothing.
	const lines = sql`(SELECT line.row_no, line.sku, ${isKept} AS is_kept, ${place} AS place, ${isHolder} AS is_holder
		FROM (SELECT 1 WHERE ${when}) CROSS JOIN ${staged} AS line WHERE line.import_id = ${id}) AS placed`;
	const rejected = sql`SELECT row_no FROM ${errors} WHERE import_id = ${id} AND code = ${CODE}`;
	const last = db
		.select({ part: max(parts.part) })
		.from(parts)
		.where(eq(parts.importId, id));
	return [
		insertRows(db, errors, sql`FROM ${lines} WHERE NOT placed.is_holder AND (placed.is_kept OR placed.place > 1)`, {
			...{ importId: id, rowNo: sql`placed.row_no`, field: "sku", code: CODE, value: sql`placed.sku` },
		}).onConflictDoNothing(),
		db.delete(staged).where(and(eq(staged.importId, id), HAS_WRITTEN, sql`${staged.rowNo} IN (${rejected})`)),
		db
			.update(parts)
			.set({ refused: sql`${parts.refused} + changes()` })
			.where(and(eq(parts.importId, id), eq(parts.part, last))),
	] as const;
}

/**
 * Once an import has its turn, from when on nobody saves its owners' products, and before it writes: rejects what others
 * have taken since it was received. True: nothing is left to reject.
 */
export async function rejectTakenSkus(db: Database, entry: ProductImportRow): Promise<boolean> {
	const [, deleted] = await db.batch(takenSkuStatements(db, entry, hasOnlyTurn(entry.id)));
	return deleted.meta.changes === 0;
}
