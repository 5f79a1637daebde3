import { and, type SQL, sql } from "drizzle-orm";
import { productsTable as products } from "../db/schema/product.table.ts";
import { productImportRowsTable as staged } from "../db/schema/product-import.table.ts";
import { IS_CURRENT } from "../offers/current-product.repository.ts";
import { GLOBAL_OWNER } from "./product-source.repository.ts";

/** The product that a row would replace. */
export const isCounterpart = and(
	sql`${products.companyId} IS nullif(${staged.owner}, ${GLOBAL_OWNER}) AND ${products.partsKey} = ${staged.partsKey}`,
	IS_CURRENT,
);
export const isSame = sql`${products.sku} = ${staged.sku} AND ${products.name} = ${staged.name}`;

/** A product of one of the import's owners that is not in the file. */
export function isDropped(importId: number): SQL {
	const owners = sql`SELECT DISTINCT owner FROM ${staged} WHERE import_id = ${importId}`;
	const isNamed = sql`EXISTS (SELECT 1 FROM ${staged} s WHERE s.import_id = ${importId}
		AND s.owner = coalesce(${products.companyId}, ${GLOBAL_OWNER}) AND s.parts_key = ${products.partsKey})`;
	return sql`(${products.companyId} IN (${owners}) OR (${products.companyId} IS NULL AND ${GLOBAL_OWNER} IN (${owners})))
		AND ${IS_CURRENT} AND NOT ${isNamed}`;
}
