import { eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { productImportsTable as imports, type ProductImportRow } from "../db/schema/product-import.table.ts";
import { editedTimes } from "../db/times.rules.ts";
import { importNotFound } from "../imports/import.errors.ts";
import { createImportRepository } from "../imports/import.repository.ts";
import { activationView } from "../imports/import.schema.ts";
import type { ProductImport } from "./product-import.schema.ts";
import { PRODUCT_IMPORTS } from "./product-imports.repository.ts";

/** Imports of set products: what the engine does not know of them. */
export function createProductImportRepository(db: Database) {
	return { get, view };

	async function get(id: number): Promise<ProductImportRow> {
		const [row] = await db.select().from(imports).where(eq(imports.id, id));
		if (!row) throw importNotFound();
		return row;
	}

	async function view(id: number): Promise<ProductImport> {
		const [row, progress] = await Promise.all([get(id), createImportRepository(db, PRODUCT_IMPORTS).progress(id)]);
		const { fileName, state, rows, options } = row;
		return {
			...{ id, fileName, state, rows, options, accepted: progress.accepted, refused: progress.refused },
			parts: { total: row.parts, count: progress.parts.count },
			...activationView(row.activation),
			...editedTimes(row),
		};
	}
}
