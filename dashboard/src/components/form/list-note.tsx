import { type Control, type FieldPath, type FieldValues, useFormState } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { fieldNote } from "./field-note.ts";

type ListNoteProps<Values extends FieldValues> = { control: Control<Values>; name: FieldPath<Values> };

/** At a list, or at a choice that is no `Field`: says that somebody else has changed it. */
export function ListNote<Values extends FieldValues>({ control, name }: ListNoteProps<Values>) {
	const { t } = useTranslation();
	const { error } = control.getFieldState(name, useFormState({ control }));
	const note = error && fieldNote(error);
	return note && <p className="text-warning text-xs">{t(note.key)}</p>;
}
