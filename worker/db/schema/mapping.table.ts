import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** The last mapping of files with this header. */
export const importMappingsTable = sqliteTable(
	"import_mappings",
	{
		/** What is imported: `fitment` or `product`. */
		kind: text("kind").notNull(),
		/** The folded column names, in their order. */
		headerKey: text("header_key").notNull(),
		mapping: text("mapping", { mode: "json" }).$type<unknown>().notNull(),
		updatedAt: integer("updated_at").notNull(),
	},
	(table) => [primaryKey({ columns: [table.kind, table.headerKey] })],
);
