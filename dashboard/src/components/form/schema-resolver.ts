import { type FieldErrors, type FieldValues, type Resolver, set } from "react-hook-form";
import type { z } from "zod";

/**
 * Checks a form by the server's own schema. Only the first issue of a field is kept, by its code and message; what is
 * wrong inside a list is the list's own error.
 */
export function schemaResolver<Values extends FieldValues>(schema: z.ZodType<Values>): Resolver<Values> {
	return (values) => {
		const result = schema.safeParse(values);
		if (result.success) return { values: result.data, errors: {} };
		const errors: FieldErrors<Values> = {};
		for (const issue of result.error.issues.toReversed()) {
			const type = issue.code === "invalid_format" ? issue.format : issue.code;
			set(errors, String(issue.path[0]), { type, message: issue.message });
		}
		return { values: {}, errors };
	};
}
