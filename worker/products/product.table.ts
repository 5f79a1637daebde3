import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { companiesTable } from "../companies/company.table.ts";
import { edited } from "../db/columns.ts";

/** A set: the blades of one front series, a rear blade or an adapter. A bundle joins a front set and a rear blade. */
export const PRODUCT_KINDS = ["set", "bundle"] as const;

/**
 * Products that carry a sku of their owner's: a set product for the parts that `partsKey` names (`AERO-26-18`), or a
 * bundle of front and rear parts. Virtual sets are derived and have no row.
 */
export const productsTable = sqliteTable(
	"products",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		/** Null: the sku holds for every company that has none of its own. */
		companyId: integer("company_id").references(() => companiesTable.id, { onDelete: "cascade" }),
		kind: text("kind").$type<(typeof PRODUCT_KINDS)[number]>().notNull().default("set"),
		/** The derived sku of the same parts; a bundle's two are joined by a plus (`AERO-26-18+AERO-R12`). */
		partsKey: text("parts_key").notNull(),
		sku: text("sku").notNull(),
		/** The owner's title; empty: the one that is derived. */
		name: text("name").notNull().default(""),
		searched: text("searched").notNull().default(""),
		...edited,
	},
	(table) => [
		uniqueIndex("products_parts").on(table.companyId, table.partsKey),
		// SQLite holds every NULL for different, so the global skus need an index of their own.
		uniqueIndex("products_global_parts").on(table.partsKey).where(sql`${table.companyId} IS NULL`),
		index("products_sku").on(table.sku),
		index("products_company").on(table.companyId),
		index("products_company_sku").on(table.companyId, table.sku),
		index("products_searched").on(table.searched, table.companyId, table.kind, table.sku),
		index("products_bundles").on(table.companyId, table.partsKey).where(sql`${table.kind} = 'bundle'`),
	],
);

/**
 * Changes with every write to an owner's products, so that 200,000 of them need not be read to know that nothing has
 * changed. Random, not counted: a stamp never comes again. Owner 0: the skus that hold for every company.
 */
export const productStampsTable = sqliteTable("product_stamps", {
	owner: integer("owner").primaryKey(),
	stamp: text("stamp").notNull(),
});
