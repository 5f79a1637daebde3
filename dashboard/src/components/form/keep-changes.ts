import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import type { OthersChange } from "./field-note.ts";
import type { EntryKeys } from "./merge.rules.ts";
import { isSame } from "./merge.rules.ts";
import { showSaved } from "./show-saved.ts";

type Form<Values extends FieldValues> = Pick<UseFormReturn<Values>, "getValues" | "reset" | "setError">;

/**
 * Shows what somebody else has saved since the form was read `before`, and keeps what was changed in it. Each field that
 * they have changed says so, with their value, or with the one before if theirs is shown, until the form is saved.
 */
export function keepChanges<Values extends FieldValues>(
	form: Form<Values>,
	before: Values,
	newer: Values,
	isField: (path: string) => path is FieldPath<Values>,
	keys?: EntryKeys,
): void {
	showSaved(form, before, newer, { keys });
	const shown = form.getValues();
	for (const [name, theirs] of Object.entries(newer)) {
		const read: unknown = Reflect.get(before, name);
		if (!isField(name) || isSame(theirs, read)) continue;
		const isTaken = isSame(Reflect.get(shown, name), theirs);
		const message = textOf(isTaken ? read : theirs);
		const type: OthersChange = message === undefined ? "others_changed" : isTaken ? "others_taken" : "others_kept";
		form.setError(name, { type, ...(message !== undefined && { message }) });
	}
}

/** Undefined: it isn't one value that a field could name. */
function textOf(value: unknown): string | undefined {
	if (value === null) return "";
	return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
}
