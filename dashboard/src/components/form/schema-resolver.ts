import { type FieldErrors, type FieldValues, type Resolver, set } from "react-hook-form";
import type { z } from "zod";

/**
 * Checks a form with the server's own schema. Only the first issue of a field is kept, by its code and message; an
 * error inside a list is the list's own error, except in lists of rows, where every cell is a field.
 */
export function schemaResolver<Values extends FieldValues>(
	schema: z.ZodType<Values>,
	rows: readonly (keyof Values & string)[] = [],
): Resolver<Values> {
	const nameOf = (path: readonly PropertyKey[]) =>
		rows.some((name) => name === path[0]) ? path.join(".") : String(path[0]);
	return (values) => {
		const result = schema.safeParse(values);
		if (result.success) return { values: result.data, errors: {} };
		const errors: FieldErrors<Values> = {};
		for (const issue of result.error.issues.toReversed()) {
			const type = issue.code === "invalid_format" ? issue.format : issue.code;
			set(errors, nameOf(issue.path), { type, message: issue.message });
		}
		return { values: {}, errors };
	};
}
