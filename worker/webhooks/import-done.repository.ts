import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { announceStatement } from "./announce.repository.ts";

/** The rows that a company imports of its own. */
export type ImportedKind = "products" | "stock" | "orders";

type Imported = {
	kind: ImportedKind;
	companyId: number;
	/** Its id; null: it was done in one call. */
	importId: number | null;
	/** Rows of the file. */
	rows: number;
	at: number;
	when: SQL;
};

/** The statement that tells a company's other systems that its import counts from now on, for the batch that says so. */
export const importDoneStatement = (db: Database, { kind, companyId, importId, rows, at, when }: Imported) =>
	announceStatement(db, {
		...{ event: "import.done", companyId, at, when },
		eventId: sql`'msg_' || lower(hex(randomblob(16)))`,
		data: sql`${JSON.stringify({ import: importId, kind, rows })}`,
	});
