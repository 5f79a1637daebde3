import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { fieldNote, type OthersChange } from "./field-note.ts";
import { keepNotes, type Note } from "./keep-notes.ts";
import type { EntryKeys } from "./merge.rules.ts";
import { isSame } from "./merge.rules.ts";
import { showSaved } from "./show-saved.ts";

type Form<Values extends FieldValues> = Pick<
	UseFormReturn<Values>,
	"getFieldState" | "getValues" | "reset" | "setError" | "subscribe"
>;

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
	const names = Object.keys(newer).filter(isField);
	const earlier = new Map(names.map((name) => [name, form.getFieldState(name).error]));
	showSaved(form, before, newer, { keys });
	const shown = form.getValues();
	const noteOf = (name: FieldPath<Values>): Note | undefined => {
		const [read, theirs, mine] = [before, newer, shown].map((values): unknown => Reflect.get(values, name));
		if (!isSame(theirs, read)) return noteOfChange(read, theirs, isSame(mine, theirs));
		const error = earlier.get(name);
		return (
			error &&
			fieldNote(error) && { type: String(error.type), ...(error.message !== undefined && { message: error.message }) }
		);
	};
	keepNotes(
		form,
		names.flatMap((name) => {
			const note = noteOf(name);
			return note ? [[name, note] as const] : [];
		}),
	);
}

function noteOfChange(read: unknown, theirs: unknown, isTaken: boolean): Note {
	const message = textOf(isTaken ? read : theirs);
	const type: OthersChange = message === undefined ? "others_changed" : isTaken ? "others_taken" : "others_kept";
	return { type, ...(message !== undefined && { message }) };
}

/** Undefined: it isn't one value that a field could name. */
function textOf(value: unknown): string | undefined {
	if (value === null) return "";
	return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
}
