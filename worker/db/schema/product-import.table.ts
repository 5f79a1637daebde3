import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { ProductImportOptions, ProductImportState, ProductMapping } from "../../products/product-import.schema.ts";
import type { PRODUCT_KINDS } from "./product.table.ts";

/** Imports of set products and bundles. */
export const productImportsTable = sqliteTable("product_imports", {
	id: integer("id").primaryKey({ autoIncrement: true }),
	fileHash: text("file_hash").notNull(),
	fileName: text("file_name").notNull(),
	parts: integer("parts").notNull(),
	rows: integer("rows").notNull(),
	mapping: text("mapping", { mode: "json" }).$type<ProductMapping>().notNull(),
	options: text("options", { mode: "json" }).$type<ProductImportOptions>().notNull(),
	state: text("state").$type<ProductImportState>().notNull(),
	createdBy: integer("created_by").notNull(),
	createdAt: integer("created_at").notNull(),
	updatedAt: integer("updated_at").notNull(),
});
export type ProductImportRow = typeof productImportsTable.$inferSelect;

const importId = () =>
	integer("import_id")
		.notNull()
		.references(() => productImportsTable.id, { onDelete: "cascade" });

/** Received parts; the same part sent again is stored once. */
export const productImportPartsTable = sqliteTable(
	"product_import_parts",
	{
		importId: importId(),
		part: integer("part").notNull(),
		contentHash: text("content_hash").notNull(),
		rows: integer("rows").notNull(),
		refused: integer("refused").notNull(),
	},
	(table) => [primaryKey({ columns: [table.importId, table.part] })],
);

/** Parsed rows. Deleted when the import is activated or discarded. The first row of an owner's product counts. */
export const productImportRowsTable = sqliteTable(
	"product_import_rows",
	{
		importId: importId(),
		/** 0: every company. */
		owner: integer("owner").notNull(),
		partsKey: text("parts_key").notNull(),
		kind: text("kind").$type<(typeof PRODUCT_KINDS)[number]>().notNull(),
		sku: text("sku").notNull(),
		name: text("name").notNull(),
		searched: text("searched").notNull(),
		/** The row's number in the file, the header being 1. */
		rowNo: integer("row_no").notNull(),
	},
	(table) => [primaryKey({ columns: [table.importId, table.owner, table.partsKey] })],
);

export const productImportErrorsTable = sqliteTable(
	"product_import_errors",
	{
		importId: importId(),
		rowNo: integer("row_no").notNull(),
		field: text("field").notNull(),
		code: text("code").notNull(),
		value: text("value").notNull(),
	},
	(table) => [primaryKey({ columns: [table.importId, table.rowNo] })],
);
