import type { SQL } from "drizzle-orm";
import type { AnySQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { AuditEntity } from "../audit/audit.rules.ts";
import type { Database } from "../db/database.ts";
import type { ErrorsTable, ImportsTable, PartsTable } from "../db/schema/import-columns.ts";
import type { AppError } from "../http/app-error.ts";
import type { FieldNames } from "./field-names.ts";
import type { ImportState } from "./import.schema.ts";

/** What a kind of file plugs into the engine. Its columns, checks and target are in its own use cases. */
export type ImportKind = {
	/** Its name in the audit log. */
	entity: AuditEntity;
	imports: ImportsTable;
	parts: PartsTable;
	errors: ErrorsTable;
	/** Parsed rows, until the import is activated or discarded. So many are deleted at once. */
	staged: SQLiteTable & { importId: AnySQLiteColumn };
	rowsPerDelete: number;
	fieldNames: FieldNames;
	/** The states in which an import can be discarded; without it, until it is activated. */
	discardable?: readonly ImportState[];
	/** An import whose activation has ended with an error can be discarded, too: its rows are personal data. */
	discardsRefused?: true;
	/** Nobody lists its imports: the rejected rows of an activated one are deleted a month later, too. */
	forgetsRejected?: true;
	/** Values of the kind's own columns of a new import, by the columns' names. */
	ownColumns?: Record<string, SQL>;
	/** No row was accepted. */
	nothingImported: () => AppError;
	/** Deletes what an import has begun outside its own tables, after it was closed; its rows go later. */
	release?: (db: Database, id: number) => Promise<void>;
};
