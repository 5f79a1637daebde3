import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { cn } from "../../lib/cn.ts";
import { Label } from "../ui/label.tsx";
import { fieldErrorKey } from "./field-error.ts";
import { fieldNote, type NameOf } from "./field-note.ts";

type ControlProps = {
	id: string;
	"aria-labelledby": string;
	"aria-invalid": boolean;
	"aria-describedby": string | undefined;
};

type FieldProps = {
	label: string;
	hint?: ReactNode;
	error?: { type?: unknown; message?: string | undefined } | undefined;
	/** Of a field that can name a value that somebody else has saved. */
	nameOf?: NameOf;
	className?: string | undefined;
	/** Beside the control instead of above it: switches. */
	inline?: boolean;
	children: (control: ControlProps) => ReactNode;
};

/** A label, a control, a hint and an error, connected for screen readers. */
export function Field({ label, hint, error, nameOf, className, inline = false, children }: FieldProps) {
	const { t } = useTranslation();
	const id = useId();
	const note = error && fieldNote(error, nameOf);
	const describedBy = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
	const control = children({
		id,
		"aria-labelledby": `${id}-label`,
		"aria-invalid": error !== undefined && note === undefined,
		"aria-describedby": describedBy || undefined,
	});
	return (
		<div data-slot="field" className={cn("grid content-start gap-1.5", className)}>
			<div className={inline ? "flex items-center justify-between gap-4" : "contents"}>
				<Label id={`${id}-label`} htmlFor={id}>
					{label}
				</Label>
				{control}
			</div>
			{hint && (
				<p id={`${id}-hint`} className="text-pretty text-muted-foreground text-xs leading-relaxed">
					{hint}
				</p>
			)}
			{error && (
				<p id={`${id}-error`} className={cn("text-xs", note ? "text-warning wrap-anywhere" : "text-destructive")}>
					{note ? t(note.key, { value: note.value }) : t(fieldErrorKey(error))}
				</p>
			)}
		</div>
	);
}
