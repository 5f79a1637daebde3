import { type Control, useController } from "react-hook-form";
import type { FinderInput } from "#worker/finders/finder.schema.ts";
import { OriginsInput } from "./origins-input.tsx";

export function OriginsField({ control }: { control: Control<FinderInput> }) {
	const { field, fieldState, formState } = useController({ control, name: "allowedOrigins" });
	const { ref, name: _, disabled: __, ...bound } = field;
	const saved = formState.defaultValues?.allowedOrigins?.filter((origin) => origin !== undefined) ?? [];
	return <OriginsInput {...bound} saved={saved} inputRef={ref} error={fieldState.error} />;
}
