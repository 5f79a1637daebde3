import { type AnySQLiteColumn, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Activation, ImportState } from "../../imports/import.schema.ts";

/** The columns that imports of every kind have, besides the file's name. */
export const importColumns = {
	id: integer("id").primaryKey({ autoIncrement: true }),
	/** Hash of the file as `FileHash` makes it, hex: the same file, mapping and options resume. */
	fileHash: text("file_hash").notNull(),
	parts: integer("parts").notNull(),
	rows: integer("rows").notNull(),
	/** Null before somebody asks for it, and after its end. */
	activation: text("activation", { mode: "json" }).$type<Activation>(),
	createdBy: integer("created_by").notNull(),
	createdAt: integer("created_at").notNull(),
	updatedAt: integer("updated_at").notNull(),
};

const allColumns = {
	...importColumns,
	mapping: text("mapping", { mode: "json" }).$type<object>().notNull(),
	options: text("options", { mode: "json" }).$type<{ dryRun: boolean }>().notNull(),
	state: text("state").$type<ImportState>().notNull(),
};
const tableOf = (name: string) => sqliteTable(name, allColumns);
/** The imports of one kind. */
export type ImportsTable = ReturnType<typeof tableOf> & { fileName: AnySQLiteColumn<{ data: string; notNull: true }> };

type ImportId = () => AnySQLiteColumn;

export const importIdColumn = (id: ImportId) => integer("import_id").notNull().references(id, { onDelete: "cascade" });

/** Received parts; the same part sent again is stored once. */
export const importPartsOf = (name: string, id: ImportId) =>
	sqliteTable(
		name,
		{
			importId: importIdColumn(id),
			part: integer("part").notNull(),
			contentHash: text("content_hash").notNull(),
			rows: integer("rows").notNull(),
			refused: integer("refused").notNull(),
		},
		(table) => [primaryKey({ columns: [table.importId, table.part] })],
	);
export type PartsTable = ReturnType<typeof importPartsOf>;

/** Rejected rows. */
export const importErrorsOf = (name: string, id: ImportId) =>
	sqliteTable(
		name,
		{
			importId: importIdColumn(id),
			/** The row's number in the file, the header being 1. */
			rowNo: integer("row_no").notNull(),
			field: text("field").notNull(),
			code: text("code").notNull(),
			value: text("value").notNull(),
			/** The value as it is searched; null: `lower(value)`, also in rows from before this column. */
			searched: text("searched"),
		},
		(table) => [primaryKey({ columns: [table.importId, table.rowNo] })],
	);
export type ErrorsTable = ReturnType<typeof importErrorsOf>;
