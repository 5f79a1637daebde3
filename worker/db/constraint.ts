import { type Column, getTableName } from "drizzle-orm";

/** True if the database rejected a write because this column (or an index on it alone) must be unique. */
function violates(error: unknown, column: Column): boolean {
	const refused = `UNIQUE constraint failed: ${getTableName(column.table)}.${column.name}`;
	for (let cause = error; cause instanceof Error; cause = cause.cause) {
		// D1 adds a colon and its own code after the column.
		if (cause.message.includes(refused) && !/^[\w,]/.test(cause.message.split(refused)[1] ?? "")) return true;
	}
	return false;
}

/** Runs a write; a value that is unique and taken becomes its column's error. */
export async function withUniqueErrors<Result>(
	taken: readonly (readonly [Column, () => Error])[],
	write: () => Promise<Result>,
): Promise<Result> {
	try {
		return await write();
	} catch (error) {
		for (const [column, toError] of taken) if (violates(error, column)) throw toError();
		throw error;
	}
}

/** True if the database rejected a write because a row that it refers to is missing, or is still referred to. */
export function violatesReference(error: unknown): boolean {
	for (let cause = error; cause instanceof Error; cause = cause.cause) {
		if (cause.message.includes("FOREIGN KEY constraint failed")) return true;
	}
	return false;
}
