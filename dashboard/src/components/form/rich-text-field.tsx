import { Suspense } from "react";
import { type FieldValues, useController } from "react-hook-form";
import { lazyPart } from "../../lib/lazy-part.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import type { BoundProps } from "./bound-fields.tsx";
import { Field } from "./field.tsx";

// The editor is the largest library here: it loads with the first form that has one.
const RichTextEditor = lazyPart(() => import("../rich-text/rich-text-editor.tsx"), "RichTextEditor");

export function RichTextField<Values extends FieldValues>({ control, name, label, hint }: BoundProps<Values>) {
	const { field, fieldState } = useController({ control, name });
	return (
		<Field label={label} hint={hint} error={fieldState.error}>
			{(aria) => (
				<Suspense fallback={<Skeleton className="h-32" />}>
					<RichTextEditor
						{...aria}
						label={label}
						value={String(field.value)}
						onChange={field.onChange}
						onBlur={field.onBlur}
					/>
				</Suspense>
			)}
		</Field>
	);
}
