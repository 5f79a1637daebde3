import { type ReactNode, useLayoutEffect, useRef } from "react";
import { cn } from "../../lib/cn.ts";

type FormFieldsProps = { isClosed: boolean; className?: string; children: ReactNode };

/**
 * The fields of a form that ends with its save: closed while it is under way, since what would be typed would be lost. The
 * focus waits on the form's button, and goes back if the save fails: to the first field with an error, else where it was.
 */
export function FormFields({ isClosed, className, children }: FormFieldsProps) {
	const fields = useRef<HTMLDivElement>(null);
	const focusedBefore = useRef<Element | null>(null);
	useLayoutEffect(() => {
		const { current } = fields;
		const form = current?.closest("form");
		const button = form?.querySelector<HTMLElement>("[type=submit]");
		const { activeElement, body } = document;
		if (!current || !form || !button) return;
		if (isClosed) {
			focusedBefore.current = activeElement;
			// A list that is open over the fields closes when it loses the focus.
			const isInList = activeElement?.closest("[data-slot=popover-content]");
			if (isInList || current.contains(activeElement)) button.focus({ preventScroll: true });
			return;
		}
		const { current: before } = focusedBefore;
		focusedBefore.current = null;
		// Somebody who has gone on, or whom a question has asked, stays there.
		if (before === null || (activeElement !== body && !form.contains(activeElement))) return;
		const wrong = current.querySelector<HTMLElement>("[aria-invalid=true]");
		if (wrong) wrong.focus();
		else if (before instanceof HTMLElement && [button, form, body].some((one) => one === activeElement)) before.focus();
	}, [isClosed]);
	return (
		<div
			ref={fields}
			inert={isClosed}
			// Not at once: most saves are quicker.
			className={cn("min-w-0 transition-opacity inert:opacity-60 inert:delay-300", className)}
		>
			{children}
		</div>
	);
}
