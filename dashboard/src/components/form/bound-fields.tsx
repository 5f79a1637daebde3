import type { ComponentProps, ReactNode } from "react";
import { type Control, type FieldPath, type FieldValues, useController } from "react-hook-form";
import { Combobox } from "../combobox.tsx";
import type { Choice } from "../combobox-list.tsx";
import { Input } from "../ui/input.tsx";
import { NativeSelect } from "../ui/native-select.tsx";
import { Switch } from "../ui/switch.tsx";
import { Field } from "./field.tsx";
import { asTyped, nameAmong } from "./field-note.ts";

/** The props of every field that is bound to a form. */
export type BoundProps<Values extends FieldValues> = {
	control: Control<Values>;
	name: FieldPath<Values>;
	label: string;
	hint?: ReactNode;
	className?: string;
};

/** The language in which a text is to be typed; undefined: that of the page. */
export type TextLanguage = { lang?: string | undefined };

type TextFieldProps<Values extends FieldValues> = BoundProps<Values> &
	TextLanguage &
	Pick<
		ComponentProps<"input">,
		"type" | "placeholder" | "autoComplete" | "maxLength" | "inputMode" | "autoFocus" | "spellCheck"
	>;

export function TextField<Values extends FieldValues>({
	control,
	name,
	label,
	hint,
	className,
	...input
}: TextFieldProps<Values>) {
	const { field, fieldState } = useController({ control, name });
	return (
		<Field label={label} hint={hint} error={fieldState.error} nameOf={asTyped} className={className}>
			{({ "aria-labelledby": _, ...aria }) => <Input {...input} {...field} {...aria} />}
		</Field>
	);
}

type SelectFieldProps<Values extends FieldValues> = BoundProps<Values> & {
	choices: readonly Choice[];
	/** Select values are text; this converts one into the form's value. */
	toValue?: (value: string) => unknown;
};

/** A few fixed choices. */
export function SelectField<Values extends FieldValues>({
	control,
	name,
	label,
	hint,
	className,
	choices,
	toValue = (value) => value,
}: SelectFieldProps<Values>) {
	const { field, fieldState } = useController({ control, name });
	return (
		<Field label={label} hint={hint} error={fieldState.error} nameOf={nameAmong(choices)} className={className}>
			{({ "aria-labelledby": _, ...aria }) => (
				<NativeSelect
					{...field}
					{...aria}
					value={field.value === null || field.value === undefined ? "" : String(field.value)}
					onChange={(event) => field.onChange(toValue(event.target.value))}
				>
					{choices.map(({ value, label }) => (
						<option key={value} value={value}>
							{label}
						</option>
					))}
				</NativeSelect>
			)}
		</Field>
	);
}

type ComboboxFieldProps<Values extends FieldValues> = SelectFieldProps<Values> & {
	placeholder: string;
};

/** Many choices, with a search box. */
export function ComboboxField<Values extends FieldValues>(props: ComboboxFieldProps<Values>) {
	const { control, name, label, hint, className, choices, placeholder, toValue = (value) => value } = props;
	const { field, fieldState } = useController({ control, name });
	return (
		<Field label={label} hint={hint} error={fieldState.error} nameOf={nameAmong(choices)} className={className}>
			{(aria) => (
				<Combobox
					{...aria}
					ref={field.ref}
					value={field.value === null || field.value === undefined ? "" : String(field.value)}
					choices={choices}
					placeholder={placeholder}
					onChange={(value) => field.onChange(toValue(value))}
					onBlur={field.onBlur}
				/>
			)}
		</Field>
	);
}

export function SwitchField<Values extends FieldValues>({ control, name, label, hint, className }: BoundProps<Values>) {
	const { field, fieldState } = useController({ control, name });
	return (
		<Field inline label={label} hint={hint} error={fieldState.error} className={className}>
			{({ "aria-labelledby": _, ...aria }) => (
				<Switch
					ref={field.ref}
					checked={field.value === true}
					onCheckedChange={field.onChange}
					onBlur={field.onBlur}
					{...aria}
				/>
			)}
		</Field>
	);
}
