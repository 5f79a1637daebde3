import { type Column, getTableName } from "drizzle-orm";

/** True if the database rejected a write because this column (or an index on it alone) must be unique. */
export function violates(error: unknown, column: Column): boolean {
	const refused = `UNIQUE constraint failed: ${getTableName(column.table)}.${column.name}`;
	for (let cause = error; cause instanceof Error; cause = cause.cause) {
		// D1 adds a colon and its own code after the column.
		if (cause.message.includes(refused) && !/^[\w,]/.test(cause.message.split(refused)[1] ?? "")) return true;
	}
	return false;
}
