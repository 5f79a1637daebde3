import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { toProblem } from "../../lib/api-problem.ts";
import { showProblem } from "../../lib/problem-text.ts";

type IsField<Values extends FieldValues> = (path: string) => path is FieldPath<Values>;

/** Shows each of the server's errors at its field and focuses the first one. `within`: where the call had the form's values. */
export function putFieldProblems<Values extends FieldValues, Output extends FieldValues>(
	form: Pick<UseFormReturn<Values, unknown, Output>, "setError">,
	isField: IsField<Values>,
	error: unknown,
	within = "",
): void {
	let focused = false;
	for (const problem of toProblem(error).fields) {
		const { code } = problem;
		const path = problem.path.startsWith(within) ? problem.path.slice(within.length) : problem.path;
		const name = isField(path) ? path : path.split(".")[0];
		if (name === undefined || !isField(name)) continue;
		form.setError(name, { type: code, message: code }, { shouldFocus: !focused });
		focused = true;
	}
}

/** Shows a failed save's errors at its fields, and the message in a toast. */
export function showFormProblem<Values extends FieldValues, Output extends FieldValues>(
	form: Pick<UseFormReturn<Values, unknown, Output>, "setError">,
	isField: IsField<Values>,
	error: unknown,
	within = "",
): void {
	putFieldProblems(form, isField, error, within);
	showProblem(error);
}
