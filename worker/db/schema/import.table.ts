import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { FitmentRow } from "../../catalogue/fitment/fitment.rules.ts";
import type { ImportOptions, Mapping } from "../../catalogue/import/import.schema.ts";
import type { ImportState } from "../../imports/import.schema.ts";
import { importColumns, importErrorsOf, importIdColumn, importPartsOf } from "./import-columns.ts";

/** Imports of fitments. */
export const importsTable = sqliteTable(
	"catalogue_imports",
	{
		...importColumns,
		/** Empty if not given. */
		fileName: text("file_name").notNull().default(""),
		mapping: text("mapping", { mode: "json" }).$type<Mapping>().notNull(),
		options: text("options", { mode: "json" }).$type<ImportOptions>().notNull(),
		state: text("state").$type<ImportState>().notNull(),
		/** The version that was active when the import began: activating over another one is rejected. */
		baseVersionId: integer("base_version_id"),
		versionId: integer("version_id"),
	},
	(table) => [index("catalogue_imports_file").on(table.fileHash, table.state)],
);
export type ImportRow = typeof importsTable.$inferSelect;

const id = () => importsTable.id;
export const importPartsTable = importPartsOf("catalogue_import_parts", id);
export const importErrorsTable = importErrorsOf("catalogue_import_errors", id);

/** Parsed rows of one vehicle brand in one part; the brand as its first row spells it. */
export type StagedChunk = { brand: string; rows: FitmentRow[] };

/** One chunk per brand and part: few rows for any size of file. Deleted when the import is activated or discarded. */
export const importChunksTable = sqliteTable(
	"catalogue_import_chunks",
	{
		importId: importIdColumn(id),
		brandKey: text("brand_key").notNull(),
		part: integer("part").notNull(),
		rows: text("rows", { mode: "json" }).$type<StagedChunk>().notNull(),
	},
	(table) => [primaryKey({ columns: [table.importId, table.brandKey, table.part] })],
);
