import { type FieldValues, useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { COLOR } from "#worker/finders/color.rules.ts";
import type { BoundProps } from "../../components/form/bound-fields.tsx";
import { Field } from "../../components/form/field.tsx";
import { Input } from "../../components/ui/input.tsx";

/** A picker and a text field: both edit one `#rrggbb`. */
export function ColorField<Values extends FieldValues>({ control, name, label, hint }: BoundProps<Values>) {
	const { t } = useTranslation();
	const { field, fieldState } = useController({ control, name });
	const value = String(field.value);
	const complete = (text: string) => field.onChange(COLOR.test(`#${text}`) ? `#${text}` : text);
	return (
		<Field label={label} hint={hint} error={fieldState.error}>
			{({ "aria-labelledby": _, ...aria }) => (
				<span className="flex gap-2">
					<input
						type="color"
						aria-label={t("field.pick_color", { label })}
						value={COLOR.test(value) ? value.toLowerCase() : "#000000"}
						onChange={(event) => field.onChange(event.target.value)}
						className="h-9 w-11 shrink-0 cursor-pointer rounded-md border border-input bg-card p-1 outline-none focus-visible:ring-3 focus-visible:ring-ring/50"
					/>
					<Input
						{...field}
						{...aria}
						value={value}
						maxLength={7}
						spellCheck={false}
						autoComplete="off"
						onChange={(event) => complete(event.target.value.trim())}
						className="font-mono"
					/>
				</span>
			)}
		</Field>
	);
}
