import { count, eq, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { productsTable as products } from "../db/schema/product.table.ts";
import { type ProductImportRow, productImportRowsTable as staged } from "../db/schema/product-import.table.ts";
import { isCounterpart, isDropped, isSame } from "./product-counterpart.repository.ts";
import type { ProductChanges } from "./product-import.schema.ts";

/** What an import would change in the current products. */
export async function countProductChanges(
	db: Database,
	{ id, options, mapping }: ProductImportRow,
): Promise<ProductChanges> {
	const [staging, removal] = await db.batch([
		db
			.select({
				added: sql<number>`count(*) - count(${products.id})`.as("added"),
				same: sql<number>`coalesce(sum(${isSame(mapping)}), 0)`.as("same"),
				all: count().as("all_rows"),
			})
			.from(staged)
			.leftJoin(products, isCounterpart)
			.where(eq(staged.importId, id)),
		db
			.select({ removed: count() })
			.from(products)
			.where(options.mode === "replace" ? isDropped(id) : sql`FALSE`),
	]);
	const { added = 0, same = 0, all = 0 } = staging[0] ?? {};
	return { added, same, changed: all - added - same, removed: removal[0]?.removed ?? 0 };
}
