import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";

export type Note = { type: string; message?: string };

type Form<Values extends FieldValues> = Pick<UseFormReturn<Values>, "getFieldState" | "setError" | "subscribe">;

/**
 * Shows notes at fields until the form is reset, as by a save. A submission removes them with the errors, so they are
 * set again after one that fails, where there is no error.
 */
export function keepNotes<Values extends FieldValues>(
	form: Form<Values>,
	notes: readonly (readonly [FieldPath<Values>, Note])[],
): void {
	let isOver = false;
	const show = () => {
		for (const [name, note] of isOver ? [] : notes) if (!form.getFieldState(name).error) form.setError(name, note);
	};
	show();
	const stop = form.subscribe({
		formState: { errors: true },
		callback: ({ isSubmitting, isSubmitted, errors = {} }) => {
			if (isSubmitting) return;
			// After the form has focused the first field with an error, which a note would be, too.
			if (isSubmitted) return void setTimeout(show);
			if (Object.keys(errors).length > 0) return;
			isOver = true;
			stop();
		},
	});
}
