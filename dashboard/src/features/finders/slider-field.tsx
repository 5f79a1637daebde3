import { type FieldValues, useController } from "react-hook-form";
import type { BoundProps } from "../../components/form/bound-fields.tsx";
import { useIsReadOnly } from "../../components/form/closable-fieldset.tsx";
import { Field } from "../../components/form/field.tsx";
import { Slider } from "../../components/ui/slider.tsx";

type SliderFieldProps<Values extends FieldValues> = BoundProps<Values> & {
	min: number;
	max: number;
	/** A value's text, for display and screen readers: "12 px", "centre". */
	nameOf: (value: number) => string;
};

export function SliderField<Values extends FieldValues>({
	control,
	name,
	label,
	hint,
	min,
	max,
	nameOf,
}: SliderFieldProps<Values>) {
	const { field, fieldState } = useController({ control, name });
	const isReadOnly = useIsReadOnly();
	const value = Number(field.value);
	return (
		<Field label={label} hint={hint} error={fieldState.error}>
			{({ id, "aria-labelledby": labelId, "aria-describedby": describedBy }) => (
				<span className="flex items-center gap-4">
					<Slider
						min={min}
						max={max}
						value={value}
						disabled={isReadOnly}
						onValueChange={field.onChange}
						onBlur={field.onBlur}
						thumb={{
							id,
							"aria-labelledby": labelId,
							"aria-describedby": describedBy,
							"aria-valuetext": nameOf(value),
						}}
					/>
					<output htmlFor={id} className="min-w-14 shrink-0 text-end text-muted-foreground tabular-nums">
						{nameOf(value)}
					</output>
				</span>
			)}
		</Field>
	);
}
