import { type ComponentProps, useEffect, useLayoutEffect, useRef } from "react";
import { cn } from "../../lib/cn.ts";
import { hasImageUploads, imageUploadsEnd } from "../../lib/image-uploads.ts";
import { keyLetter } from "../../lib/key-letter.rules.ts";
import { useOneAtATime } from "../../lib/use-one-at-a-time.ts";

type AppFormProps = Omit<ComponentProps<"form">, "onSubmit"> & {
	/** Its promise ends with the save: until then a second Enter, click or Ctrl+S does nothing. */
	onSubmit: (form: HTMLFormElement) => Promise<unknown> | unknown;
};

/** The one form wrapper: no native validation bubbles, one submission at a time, and Ctrl+S (⌘S) saves. */
export function AppForm({ onSubmit, ...props }: AppFormProps) {
	const form = useRef<HTMLFormElement>(null);
	const latest = useRef(onSubmit);
	useLayoutEffect(() => {
		latest.current = onSubmit;
	});
	const send = useOneAtATime(async (form: HTMLFormElement) => {
		// A picture that was chosen before belongs to what is saved, as does what is typed until it is there. Nothing is
		// saved without it, or of a form that was left.
		const isReady = !hasImageUploads() || ((await imageUploadsEnd()) && form.isConnected);
		return isReady && latest.current(form);
	});
	useEffect(() => {
		const save = (event: KeyboardEvent) => {
			if (keyLetter(event) !== "s" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
			// With an open dialog, Ctrl+S saves the dialog's form.
			if (form.current?.closest("[aria-hidden=true]")) return;
			event.preventDefault();
			if (!event.repeat) form.current?.requestSubmit();
		};
		window.addEventListener("keydown", save);
		return () => window.removeEventListener("keydown", save);
	}, []);
	return (
		<form
			ref={form}
			noValidate
			tabIndex={-1}
			onSubmit={(event) => {
				event.preventDefault();
				// A form in a dialog is not part of its page's form.
				event.stopPropagation();
				void send(event.currentTarget);
			}}
			onKeyDown={(event) => {
				// A key that is still held down from what has opened the form.
				if (event.key === "Enter" && event.repeat && event.target instanceof HTMLInputElement) event.preventDefault();
			}}
			{...props}
			className={cn("outline-none", props.className)}
		/>
	);
}
