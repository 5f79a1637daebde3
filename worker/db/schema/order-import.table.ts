import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { ImportState } from "../../imports/import.schema.ts";
import type { OrderImportOptions, OrderMapping } from "../../orders/order-import.schema.ts";
import { importColumns, importErrorsOf, importIdColumn, importPartsOf } from "./import-columns.ts";

/** Imports of orders. */
export const orderImportsTable = sqliteTable(
	"order_imports",
	{
		...importColumns,
		fileName: text("file_name").notNull(),
		mapping: text("mapping", { mode: "json" }).$type<OrderMapping>().notNull(),
		options: text("options", { mode: "json" }).$type<OrderImportOptions>().notNull(),
		state: text("state").$type<ImportState>().notNull(),
		/** Orders that it has entered, and how many of them are locked. */
		entered: integer("entered").notNull().default(0),
		locked: integer("locked").notNull().default(0),
	},
	(table) => [index("order_imports_file").on(table.fileHash, table.state)],
);
export type OrderImportRow = typeof orderImportsTable.$inferSelect;

const id = () => orderImportsTable.id;
export const orderImportPartsTable = importPartsOf("order_import_parts", id);
export const orderImportErrorsTable = importErrorsOf("order_import_errors", id);

/**
 * The lines of orders that are not entered yet. They hold personal data: a line goes with the batch that enters its
 * order, all of them when the import ends.
 */
export const orderImportRowsTable = sqliteTable(
	"order_import_rows",
	{
		importId: importIdColumn(id),
		/** The row's number in the file, the header being 1. */
		rowNo: integer("row_no").notNull(),
		orderNumber: text("order_number").notNull(),
		/** An order with a rejected line is not entered. */
		rejected: integer("rejected", { mode: "boolean" }).notNull(),
		sku: text("sku").notNull(),
		quantity: integer("quantity").notNull(),
		prime: integer("prime", { mode: "boolean" }).notNull(),
		/** Empty: as another line of the order says. */
		note: text("note").notNull(),
		/** An address as JSON; empty: as another line of the order says, else the company's own. */
		deliverTo: text("deliver_to").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.importId, table.rowNo] }),
		index("order_import_rows_order").on(table.importId, table.orderNumber, table.rowNo),
	],
);
export type OrderImportLine = typeof orderImportRowsTable.$inferSelect;
