import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";

type Form<Values extends FieldValues> = Pick<UseFormReturn<Values>, "getValues" | "reset" | "setValue">;

/** A form's values at the moment of a save. The form goes on changing its own. */
export const valuesNow = <Values extends FieldValues>({ getValues }: Pick<Form<Values>, "getValues">): Values =>
	structuredClone(getValues());

/**
 * Shows what was saved in a form that stays open. What was typed while the save was under way, since the values were
 * `sent`, stays and is unsaved: true if there is any. Only a new entity has the `fixed` fields: they are shown as saved.
 */
export function showSaved<Values extends FieldValues>(
	form: Form<Values>,
	isField: (path: string) => path is FieldPath<Values>,
	sent: Values,
	saved: Values,
	fixed: readonly string[] = [],
): boolean {
	const typed = Object.entries(valuesNow(form)).filter(
		([name, value]) => !fixed.includes(name) && !isSame(value, Reflect.get(sent, name)),
	);
	form.reset(saved);
	for (const [name, value] of typed) if (isField(name)) form.setValue(name, value, { shouldDirty: true });
	return typed.length > 0;
}

const isSame = (one: unknown, other: unknown): boolean => toText(one) === toText(other);

/** A number that is none is not an empty field. */
const toText = (value: unknown): string =>
	JSON.stringify(value, (_, part) => (Number.isNaN(part) ? "NaN" : part)) ?? "";
