import { eq, gt, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { productsTable as products } from "../db/schema/product.table.ts";
import { type ProductImportRow, productImportRowsTable as staged } from "../db/schema/product-import.table.ts";
import { GENERATION } from "../offers/current-product.repository.ts";
import { OWN_PRICES_MAX } from "../offers/offer.rules.ts";
import { isCounterpart, merged } from "./product-counterpart.repository.ts";
import { GLOBAL_OWNER } from "./product-source.repository.ts";

/** Whether an import would give an owner more products with a price of their own than visitors should load. */
export async function hasTooManyPrices(
	db: Database,
	{ id, mapping, options }: Pick<ProductImportRow, "id" | "mapping" | "options">,
): Promise<boolean> {
	if (mapping.columns.price === undefined) return false;
	const isNamed = sql`EXISTS (SELECT 1 FROM ${staged} s WHERE s.import_id = ${id}
		AND s.owner = ${staged.owner} AND s.parts_key = other.parts_key)`;
	const others = sql`(SELECT count(*) FROM ${products} other
		WHERE other.company_id IS nullif(${staged.owner}, ${GLOBAL_OWNER}) AND other.price IS NOT NULL
			AND other.since <= ${GENERATION} AND other.until > ${GENERATION} AND NOT ${isNamed})`;
	const named = sql`count(${merged(mapping).price})`;
	const [row] = await db
		.select({ owner: staged.owner })
		.from(staged)
		.leftJoin(products, isCounterpart)
		.where(eq(staged.importId, id))
		.groupBy(staged.owner)
		.having(gt(options.mode === "replace" ? named : sql`${named} + ${others}`, OWN_PRICES_MAX))
		.limit(1);
	return row !== undefined;
}
