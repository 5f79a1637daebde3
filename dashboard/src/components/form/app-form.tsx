import { type ComponentProps, useEffect, useRef } from "react";

type AppFormProps = Omit<ComponentProps<"form">, "onSubmit"> & {
	onSubmit: (form: HTMLFormElement) => Promise<void> | void;
};

/** The one form: the browser's own bubbles are off, and Ctrl+S (⌘S) saves wherever the focus is. */
export function AppForm({ onSubmit, ...props }: AppFormProps) {
	const form = useRef<HTMLFormElement>(null);
	useEffect(() => {
		const save = (event: KeyboardEvent) => {
			if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
			event.preventDefault();
			form.current?.requestSubmit();
		};
		window.addEventListener("keydown", save);
		return () => window.removeEventListener("keydown", save);
	}, []);
	return (
		<form
			ref={form}
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				// A form in a dialog is not its page's form.
				event.stopPropagation();
				void onSubmit(event.currentTarget);
			}}
			{...props}
		/>
	);
}
