import { and, type SQL, sql } from "drizzle-orm";
import type { AnySQLiteColumn } from "drizzle-orm/sqlite-core";
import { productsTable as products } from "../db/schema/product.table.ts";
import { productImportRowsTable as staged } from "../db/schema/product-import.table.ts";
import { IS_CURRENT } from "../offers/current-product.repository.ts";
import type { ProductDetails } from "./product-details.rules.ts";
import type { ProductMapping } from "./product-import.schema.ts";
import { GLOBAL_OWNER } from "./product-source.repository.ts";

type RowColumn = "owner" | "partsKey" | "sku" | keyof ProductDetails;
/** The table of rows, or some of them under a name of their own. */
type Rows = { [Name in RowColumn]: AnySQLiteColumn };

/** The product that a row would replace. */
export const counterpartOf = (rows: Rows) =>
	and(
		sql`${products.companyId} IS nullif(${rows.owner}, ${GLOBAL_OWNER}) AND ${products.partsKey} = ${rows.partsKey}`,
		IS_CURRENT,
	);
export const isCounterpart = counterpartOf(staged);

/**
 * A product as a row makes it, of the row and its counterpart: what the file has no column for stays as it is. A price
 * that a row sets takes a discount's place, and the other way round.
 */
export function merged({ columns }: ProductMapping, rows: Rows = staged) {
	const has = (field: "price" | "discount") => columns[field] !== undefined;
	const text = (field: "name" | "referenceSku" | "description" | "bundleShortCode"): SQL<string> =>
		sql`coalesce(${columns[field] === undefined ? products[field] : rows[field]}, '')`;
	const unless = (row: SQL, value: SQL): SQL => sql`iif(${row} IS NULL, ${value}, NULL)`;
	const money = (field: "price" | "currency"): SQL => {
		if (has("price")) return sql`${rows[field]}`;
		return has("discount") ? unless(sql`${rows.discount}`, sql`${products[field]}`) : sql`${products[field]}`;
	};
	const discount = has("price") ? unless(sql`${rows.price}`, sql`${products.discount}`) : sql`${products.discount}`;
	return {
		...{ name: text("name"), referenceSku: text("referenceSku"), description: text("description") },
		...{ price: money("price"), currency: money("currency"), bundleShortCode: text("bundleShortCode") },
		discount: has("discount") ? sql`${rows.discount}` : discount,
	};
}

/** Whether a row's counterpart is what the row makes of it. */
export function isSame(mapping: ProductMapping, rows: Rows = staged): SQL {
	const { name, referenceSku, description, price, currency, discount, bundleShortCode } = merged(mapping, rows);
	return sql`(${products.sku} = ${rows.sku} AND ${products.name} IS ${name}
		AND ${products.referenceSku} IS ${referenceSku} AND ${products.description} IS ${description}
		AND ${products.price} IS ${price} AND ${products.currency} IS ${currency}
		AND ${products.discount} IS ${discount} AND ${products.bundleShortCode} IS ${bundleShortCode})`;
}

/** A product of one of the import's owners that is not in the file. */
export function isDropped(importId: number): SQL {
	const owners = sql`SELECT DISTINCT owner FROM ${staged} WHERE import_id = ${importId}`;
	const isNamed = sql`EXISTS (SELECT 1 FROM ${staged} s WHERE s.import_id = ${importId}
		AND s.owner = coalesce(${products.companyId}, ${GLOBAL_OWNER}) AND s.parts_key = ${products.partsKey})`;
	return sql`(${products.companyId} IN (${owners}) OR (${products.companyId} IS NULL AND ${GLOBAL_OWNER} IN (${owners})))
		AND ${IS_CURRENT} AND NOT ${isNamed}`;
}
