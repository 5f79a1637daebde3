import { type Control, useController } from "react-hook-form";
import type { FinderInput } from "#worker/finders/finder.schema.ts";
import { OriginsInput } from "../../components/form/origins-input.tsx";

export function OriginsField({ control }: { control: Control<FinderInput> }) {
	const { field, fieldState } = useController({ control, name: "allowedOrigins" });
	const { ref, name: _, disabled: __, ...bound } = field;
	return <OriginsInput {...bound} inputRef={ref} error={fieldState.error} />;
}
