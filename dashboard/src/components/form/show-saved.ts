import type { FieldValues, UseFormReturn } from "react-hook-form";
import { type EntryKeys, isSame, mergeValue } from "./merge.rules.ts";

type Form<Values extends FieldValues> = Pick<UseFormReturn<Values>, "getValues" | "reset">;

type Options = {
	/** Only a new entity has these fields: they are shown as saved. */
	fixed?: readonly string[] | undefined;
	keys?: EntryKeys | undefined;
};

/** A form's values at the moment of a save. The form goes on changing its own. */
export const valuesNow = <Values extends FieldValues>({ getValues }: Pick<Form<Values>, "getValues">): Values =>
	structuredClone(getValues());

export const isUnchanged = <Values extends FieldValues>(
	form: Pick<Form<Values>, "getValues">,
	before: Values,
): boolean => isSame(form.getValues(), before);

/**
 * Shows what is saved now, by this form or by somebody else, in a form that stays open. What was changed in it since the
 * values were sent, or read `before`, stays and is unsaved: true if there is any.
 */
export function showSaved<Values extends FieldValues>(
	form: Form<Values>,
	before: Values,
	saved: Values,
	{ fixed = [], keys = {} }: Options = {},
): boolean {
	const merged = Object.entries(valuesNow(form))
		.filter(([name, value]) => !fixed.includes(name) && !isSame(value, Reflect.get(before, name)))
		.map(([name, value]): [string, unknown] => [
			name,
			mergeValue(Reflect.get(before, name), value, Reflect.get(saved, name), keys[name]),
		])
		.filter(([name, value]) => !isSame(value, Reflect.get(saved, name)));
	form.reset(saved);
	// The rows of a list are shown by a reset only.
	if (merged.length > 0) form.reset({ ...saved, ...Object.fromEntries(merged) }, { keepDefaultValues: true });
	return merged.length > 0;
}
