const CAUSES_MAX = 8;

/** Like an e-mail address, and like a token or a hash. */
const ADDRESS = /[^\s"'<>(),;:=]+@[^\s"'<>(),;:]+/g;
const TOKEN = /[\w-]{40,}/g;

/**
 * An unexpected error for the operator's log, with its causes, and without what people sent: Drizzle writes the values of
 * a query into its message, and a reader of JSON what it could not read.
 */
export function describeError(error: unknown): string {
	if (error instanceof AggregateError) return error.errors.map((one) => describeError(one)).join("\n");
	const lines: string[] = [];
	for (let cause = error, depth = 0; cause instanceof Error && depth < CAUSES_MAX; cause = cause.cause, depth++) {
		const stack = (cause.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
		lines.push(`${depth > 0 ? "caused by " : ""}${cause.name}: ${withoutValues(cause)}`, ...stack);
	}
	return lines.length > 0 ? lines.join("\n") : `thrown: ${typeof error}`;
}

function withoutValues(error: Error): string {
	if (error instanceof SyntaxError) return "could not be parsed";
	const [message = ""] = error.message.split(/\nparams:/);
	return message.replace(ADDRESS, "[address]").replace(TOKEN, "[token]");
}
