import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { edited } from "../columns.ts";
import { companiesTable } from "./company.table.ts";

/** A set: the blades of one front series, a rear blade or an adapter. A bundle joins a front set and a rear blade. */
export const PRODUCT_KINDS = ["set", "bundle"] as const;

/**
 * Products with an owner's sku: a set product for the parts in `partsKey` (`AERO-26-18`), or a bundle of front and rear
 * parts. Virtual sets are derived and have no row.
 */
export const productsTable = sqliteTable(
	"products",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		/** Null: the sku is used by every company without its own. */
		companyId: integer("company_id").references(() => companiesTable.id, { onDelete: "cascade" }),
		kind: text("kind").$type<(typeof PRODUCT_KINDS)[number]>().notNull().default("set"),
		/** The derived sku of the same parts; a bundle's two are joined by a plus (`AERO-26-18+AERO-R12`). */
		partsKey: text("parts_key").notNull(),
		sku: text("sku").notNull(),
		/** The owner's title; empty: derived. */
		name: text("name").notNull().default(""),
		searched: text("searched").notNull().default(""),
		...edited,
	},
	(table) => [
		uniqueIndex("products_parts").on(table.companyId, table.partsKey),
		// SQLite treats every NULL as different, so the global skus need their own index.
		uniqueIndex("products_global_parts").on(table.partsKey).where(sql`${table.companyId} IS NULL`),
		index("products_sku").on(table.sku),
		index("products_company").on(table.companyId),
		index("products_company_sku").on(table.companyId, table.sku),
		index("products_searched").on(table.searched, table.companyId, table.kind, table.sku),
		index("products_bundles").on(table.companyId, table.partsKey).where(sql`${table.kind} = 'bundle'`),
	],
);

/**
 * Changes with every write to an owner's products, so that unchanged ones, up to 200,000, aren't read. Random, not
 * counted, so that a revision never repeats. Owner 0: the skus for every company.
 */
export const productRevisionsTable = sqliteTable("product_stamps", {
	owner: integer("owner").primaryKey(),
	revision: text("stamp").notNull(),
});
