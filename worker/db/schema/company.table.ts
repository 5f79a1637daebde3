import { sql } from "drizzle-orm";
import { type AnySQLiteColumn, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { edited } from "../columns.ts";
import { folded, foldedSecond } from "../folded-order.ts";
import { assortmentsTable } from "./assortment.table.ts";

export const companiesTable = sqliteTable(
	"companies",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		title: text("title").notNull(),
		street: text("street").notNull().default(""),
		houseNumber: text("house_number").notNull().default(""),
		zip: text("zip").notNull().default(""),
		city: text("city").notNull().default(""),
		countryId: integer("country_id").references(() => countriesTable.id),
		phone: text("phone").notNull().default(""),
		active: integer("active", { mode: "boolean" }).notNull().default(true),
		primeOrdersAllowed: integer("prime_orders_allowed", { mode: "boolean" }).notNull().default(false),
		/** It ships the orders of other companies. */
		supplier: integer("supplier", { mode: "boolean" }).notNull().default(false),
		/** Who ships its own orders. */
		supplierId: integer("supplier_id").references((): AnySQLiteColumn => companiesTable.id),
		/** Its path; on the papers of its orders. */
		logo: text("logo_image"),
		/** Indexed by `companies_search` (docs/adr/0047), which triggers keep in step. */
		searched: text("searched").notNull(),
		...edited,
	},
	(table) => [
		index("companies_title").on(folded(table.searched, table.title)),
		index("companies_city").on(foldedSecond(table.searched, table.title, table.city, table.zip)),
		index("companies_supplier").on(table.supplierId).where(sql`${table.supplierId} IS NOT NULL`),
	],
);
export type CompanyRow = typeof companiesTable.$inferSelect;

/** The front assortments a company may sell. Rear and adapter assortments are allowed to all. */
export const companyAssortmentsTable = sqliteTable(
	"company_assortments",
	{
		companyId: integer("company_id")
			.notNull()
			.references(() => companiesTable.id, { onDelete: "cascade" }),
		assortmentId: integer("assortment_id")
			.notNull()
			.references(() => assortmentsTable.id, { onDelete: "cascade" }),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.assortmentId] }),
		index("company_assortments_assortment").on(table.assortmentId),
	],
);

export const countriesTable = sqliteTable("countries", {
	id: integer("id").primaryKey(),
	iso2: text("iso2").notNull().unique(),
	name: text("name").notNull(),
});
