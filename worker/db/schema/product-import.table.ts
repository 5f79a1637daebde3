import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { ImportState } from "../../imports/import.schema.ts";
import type { ProductImportOptions, ProductMapping } from "../../products/product-import.schema.ts";
import { importColumns, importErrorsOf, importIdColumn, importPartsOf } from "./import-columns.ts";
import type { PRODUCT_KINDS } from "./product.table.ts";

/** Imports of set products and bundles. */
export const productImportsTable = sqliteTable(
	"product_imports",
	{
		...importColumns,
		fileName: text("file_name").notNull(),
		mapping: text("mapping", { mode: "json" }).$type<ProductMapping>().notNull(),
		options: text("options", { mode: "json" }).$type<ProductImportOptions>().notNull(),
		state: text("state").$type<ImportState>().notNull(),
	},
	(table) => [index("product_imports_file").on(table.fileHash, table.state)],
);
export type ProductImportRow = typeof productImportsTable.$inferSelect;

const id = () => productImportsTable.id;
export const productImportPartsTable = importPartsOf("product_import_parts", id);
export const productImportErrorsTable = importErrorsOf("product_import_errors", id);

/** Parsed rows. Deleted when the import is activated or discarded. The first row of an owner's product counts. */
export const productImportRowsTable = sqliteTable(
	"product_import_rows",
	{
		importId: importIdColumn(id),
		/** 0: every company. */
		owner: integer("owner").notNull(),
		partsKey: text("parts_key").notNull(),
		kind: text("kind").$type<(typeof PRODUCT_KINDS)[number]>().notNull(),
		sku: text("sku").notNull(),
		name: text("name").notNull(),
		searched: text("searched").notNull(),
		/** These count only if the mapping names their columns: what it doesn't name stays as it is. */
		referenceSku: text("reference_sku"),
		description: text("description"),
		/** Minor units of `currency`. */
		price: integer("price"),
		currency: text("currency"),
		discount: integer("discount"),
		bundleShortCode: text("bundle_short_code"),
		/** The row's number in the file, the header being 1. */
		rowNo: integer("row_no").notNull(),
	},
	(table) => [primaryKey({ columns: [table.importId, table.owner, table.partsKey] })],
);
