import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { FitmentRow } from "../../catalogue/fitment/fitment.rules.ts";
import type { ImportOptions, ImportState, Mapping } from "../../catalogue/import/import.schema.ts";

export const importsTable = sqliteTable(
	"catalogue_imports",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		/** Hash of the file as `FileHash` makes it, hex: the same file, mapping and options resume. */
		fileHash: text("file_hash").notNull(),
		parts: integer("parts").notNull(),
		rows: integer("rows").notNull(),
		mapping: text("mapping", { mode: "json" }).$type<Mapping>().notNull(),
		options: text("options", { mode: "json" }).$type<ImportOptions>().notNull(),
		state: text("state").$type<ImportState>().notNull(),
		/** The version that was active when the import began: activating over another one is rejected. */
		baseVersionId: integer("base_version_id"),
		versionId: integer("version_id"),
		createdBy: integer("created_by").notNull(),
		createdAt: integer("created_at").notNull(),
		updatedAt: integer("updated_at").notNull(),
		/** The file's name, for display; empty if not given. */
		fileName: text("file_name").notNull().default(""),
	},
	(table) => [index("catalogue_imports_file").on(table.fileHash, table.state)],
);
export type ImportRow = typeof importsTable.$inferSelect;

/** Received parts; the same part sent again is stored once. */
export const importPartsTable = sqliteTable(
	"catalogue_import_parts",
	{
		importId: integer("import_id")
			.notNull()
			.references(() => importsTable.id, { onDelete: "cascade" }),
		part: integer("part").notNull(),
		contentHash: text("content_hash").notNull(),
		rows: integer("rows").notNull(),
		refused: integer("refused").notNull(),
	},
	(table) => [primaryKey({ columns: [table.importId, table.part] })],
);

/** Parsed rows of one vehicle brand in one part; the brand as its first row spells it. */
export type StagedChunk = { brand: string; rows: FitmentRow[] };

/** One chunk per brand and part: few rows for any size of file. Deleted when the import is activated or discarded. */
export const importChunksTable = sqliteTable(
	"catalogue_import_chunks",
	{
		importId: integer("import_id")
			.notNull()
			.references(() => importsTable.id, { onDelete: "cascade" }),
		brandKey: text("brand_key").notNull(),
		part: integer("part").notNull(),
		rows: text("rows", { mode: "json" }).$type<StagedChunk>().notNull(),
	},
	(table) => [primaryKey({ columns: [table.importId, table.brandKey, table.part] })],
);

export const importErrorsTable = sqliteTable(
	"catalogue_import_errors",
	{
		importId: integer("import_id")
			.notNull()
			.references(() => importsTable.id, { onDelete: "cascade" }),
		/** The row's number in the file, the header being 1. */
		rowNo: integer("row_no").notNull(),
		field: text("field").notNull(),
		code: text("code").notNull(),
		value: text("value").notNull(),
	},
	(table) => [primaryKey({ columns: [table.importId, table.rowNo] })],
);
