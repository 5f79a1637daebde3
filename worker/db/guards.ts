import { exists, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "./database.ts";
import type { Statement } from "./statements.ts";

/** The previous statement of the batch changed something. Exact, also within one millisecond. */
export const HAS_WRITTEN = sql`changes() > 0`;

/** For statements that take a guard and need none. */
export const ALWAYS = sql`TRUE`;
export const when = (condition: boolean): SQL => (condition ? ALWAYS : sql`FALSE`);

/**
 * A row as a write expects it: still there, and for a save at the version that was read. In the write's batch every other
 * statement has `holds` as its guard; the row itself is written last, by `isExpected`.
 */
export function expectRow(db: Database, table: SQLiteTable, isExpected: SQL | undefined) {
	const query = db.select({ one: sql`1` }).from(table).where(isExpected);
	return { isExpected, holds: exists(query), query, write };

	/** All of these statements or none: false if the row is gone or stale. */
	async function write(statements: Statement[]): Promise<boolean> {
		const [rows] = await db.batch([query, ...statements]);
		return rows.length > 0;
	}
}
