import { Column, getTableName, is } from "drizzle-orm";

/** True if the database rejected a write because these columns (an index on them, in this order) must be unique. */
function violates(error: unknown, columns: readonly Column[]): boolean {
	const names = columns.map((column) => `${getTableName(column.table)}.${column.name}`);
	const refused = `UNIQUE constraint failed: ${names.join(", ")}`;
	for (let cause = error; cause instanceof Error; cause = cause.cause) {
		// D1 adds a colon and its own code after the column.
		if (cause.message.includes(refused) && !/^[\w,]/.test(cause.message.split(refused)[1] ?? "")) return true;
	}
	return false;
}

/** Runs a write; a value that is unique and taken becomes the error of its column, or of the columns of its index. */
export async function withUniqueErrors<Result>(
	taken: readonly (readonly [Column | readonly Column[], () => Error])[],
	write: () => Promise<Result>,
): Promise<Result> {
	try {
		return await write();
	} catch (error) {
		for (const [unique, toError] of taken) {
			if (violates(error, is(unique, Column) ? [unique] : unique)) throw toError();
		}
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
