import { Suspense } from "react";
import { type FieldValues, useController } from "react-hook-form";
import { lazyPart } from "../../lib/lazy-part.ts";
import { RichText } from "../rich-text/rich-text.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import type { BoundProps, TextLanguage } from "./bound-fields.tsx";
import { useIsReadOnly } from "./closable-fieldset.tsx";
import { Field } from "./field.tsx";

// The editor is the largest library here: it loads with the first form that has one.
const RichTextEditor = lazyPart(() => import("../rich-text/rich-text-editor.tsx"), "RichTextEditor");

export function RichTextField<Values extends FieldValues>({
	control,
	name,
	label,
	hint,
	lang,
}: BoundProps<Values> & TextLanguage) {
	const { field, fieldState } = useController({ control, name });
	const isReadOnly = useIsReadOnly();
	return (
		<Field label={label} hint={hint} error={fieldState.error}>
			{(aria) =>
				isReadOnly ? (
					<div id={aria.id} lang={lang} className="min-h-24 rounded-md border border-input px-3 py-2">
						<RichText html={String(field.value)} />
					</div>
				) : (
					<Suspense fallback={<Skeleton className="h-32" />}>
						<RichTextEditor
							{...aria}
							inputRef={field.ref}
							label={label}
							lang={lang}
							value={String(field.value)}
							onChange={field.onChange}
							onBlur={field.onBlur}
						/>
					</Suspense>
				)
			}
		</Field>
	);
}
