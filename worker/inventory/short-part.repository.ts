import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { companiesTable as companies } from "../db/schema/company.table.ts";
import { findersTable as finders } from "../db/schema/finder.table.ts";
import { inventoriesTable as inventories } from "../db/schema/inventory.table.ts";
import { productsTable as products } from "../db/schema/product.table.ts";
import { QUANTITY_MAX } from "../products/product-parts.rules.ts";
import type { AvailableParts } from "./inventory.rules.ts";

export type PartRow = { partKey: string; available: number; backorder: number };

/** Whose stock a company sells from: who ships its orders, else the company itself. Joined to the companies. */
export const HOLDER = sql<number>`coalesce(shippers.id, ${companies.id})`;
export const SHIPPERS = sql`${companies} AS shippers`;
export const IS_SHIPPER = sql`shippers.id = ${companies.supplierId} AND shippers.supplier AND shippers.active`;

/** Whose stock a finder sells from. */
export const holderOf = (finder: SQL) => sql`
	SELECT ${HOLDER} FROM ${finders}
	JOIN ${companies} ON ${companies.id} = ${finders.companyId}
	LEFT JOIN ${SHIPPERS} ON ${IS_SHIPPER}
	WHERE ${finder}`;

/** A set needs two equal blades at most, a bundle as many sets as the largest multipack. */
const SET_PARTS = 2;
const BUNDLE_PARTS = SET_PARTS * QUANTITY_MAX;

/**
 * The parts of which there may be too few for one product, with all of the same series: those say which sets are packed.
 * None if the finder's configuration doesn't ask.
 */
export function shortPartStatement(db: Database, finder: SQL) {
	const isTracked = sql`${finder} AND ${finders.outOfStock} <> 'nothing'`;
	const holder = sql`(${holderOf(isTracked)})`;
	const owner = sql`(SELECT ${finders.companyId} FROM ${finders} WHERE ${finder})`;
	const hasBundles = (companyId: SQL) =>
		sql`EXISTS (SELECT 1 FROM ${products} WHERE ${products.companyId} IS ${companyId} AND ${products.kind} = 'bundle')`;
	const few = sql`iif(${hasBundles(owner)} OR ${hasBundles(sql`NULL`)}, ${BUNDLE_PARTS}, ${SET_PARTS})`;
	const series = sql`(
		SELECT DISTINCT rtrim(short.part_key, '0123456789') AS prefix FROM ${inventories} AS short
		WHERE short.company_id = ${holder} AND NOT short.backorder AND short.on_hand - short.reserved < ${few}
	) AS series`;
	return db
		.select({
			partKey: sql<string>`stock.part_key`.as("stock_part"),
			available: sql<number>`stock.on_hand - stock.reserved`.as("stock_available"),
			backorder: sql<number>`stock.backorder`.as("stock_backorder"),
		})
		.from(series)
		.crossJoin(sql`${inventories} AS stock`)
		.where(
			sql`stock.company_id = ${holder} AND stock.part_key >= series.prefix AND stock.part_key < series.prefix || '~'`,
		);
}

/** What rows say of their parts. */
export const toAvailable = (rows: readonly PartRow[]): AvailableParts =>
	new Map(rows.map(({ partKey, available, backorder }) => [partKey, backorder ? Number.POSITIVE_INFINITY : available]));
