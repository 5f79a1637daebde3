/**
 * The columns of the unique index that refused a write (`email_key`, `user_id, entity`), or undefined where none did.
 * Drizzle wraps errors, so causes are walked.
 */
export function uniqueViolation(error: unknown): string | undefined {
	for (let cause = error, depth = 0; cause instanceof Error && depth < 8; cause = cause.cause, depth++) {
		const columns = /UNIQUE constraint failed: ([\w.]+(?:, [\w.]+)*)/.exec(cause.message)?.[1];
		if (columns !== undefined) return columns.replaceAll(/\w+\./g, "");
	}
	return undefined;
}
