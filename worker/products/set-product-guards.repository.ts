import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { productsTable as products, productStateTable as state } from "../db/schema/product.table.ts";
import { productImportRowsTable as staged } from "../db/schema/product-import.table.ts";
import type { AppError } from "../http/app-error.ts";
import { GENERATION } from "../offers/current-product.repository.ts";
import { OWN_PRICES_MAX } from "../offers/offer.rules.ts";
import { importRunning, partsTaken, setProductStale, skuTaken, tooManyPrices } from "./product.errors.ts";
import { GLOBAL_OWNER } from "./product-source.repository.ts";
import type { StoredProduct } from "./set-product.rules.ts";

/** `id` null: a new product. */
type Saved = { companyId: number | null; product: StoredProduct; id: number | null };

/** Holds if nothing is against saving this product: part of the write's own statements. */
export const isFree = (saved: Saved): SQL => sql`NOT (${sql.join(Object.values(obstacles(saved)), sql` OR `)})`;

/** Why it was not free; it may be by now. */
export async function conflictOf(db: Database, saved: Saved): Promise<AppError> {
	const { importing, parts, sku, prices } = obstacles(saved);
	const [row] = await db
		.select({
			...{ importing: sql<number>`${importing}`.as("importing"), parts: sql<number>`${parts}`.as("parts") },
			...{ sku: sql<number>`${sku}`.as("sku"), prices: sql<number>`${prices}`.as("prices") },
		})
		.from(sql`(SELECT 1) AS one`);
	if (row?.parts) return partsTaken();
	if (row?.sku) return skuTaken();
	if (row?.prices) return tooManyPrices();
	return row?.importing ? importRunning() : setProductStale();
}

function obstacles({ companyId, product, id }: Saved) {
	const others = sql`FROM ${products} AS other WHERE other.company_id IS ${companyId}
		AND other.since <= ${GENERATION} AND other.until > ${GENERATION} AND other.id <> ${id ?? 0}`;
	return {
		// It would write its own rows beside this one.
		importing: sql`EXISTS (SELECT 1 FROM ${staged} AS row WHERE row.import_id = (SELECT import_id FROM ${state})
			AND row.owner = ${companyId ?? GLOBAL_OWNER})`,
		parts: sql`EXISTS (SELECT 1 ${others} AND other.parts_key = ${product.partsKey})`,
		sku: sql`EXISTS (SELECT 1 ${others} AND other.sku = ${product.sku})`,
		prices: sql`(${product.price} IS NOT NULL AND
			(SELECT count(*) FROM (SELECT 1 ${others} AND other.price IS NOT NULL LIMIT ${OWN_PRICES_MAX})) >= ${OWN_PRICES_MAX})`,
	};
}
