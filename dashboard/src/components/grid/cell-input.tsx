import { type Dispatch, useLayoutEffect, useRef } from "react";
import { isCoarse } from "../../lib/pointer.ts";
import type { GridAction } from "./grid.rules.ts";

type CellInputProps = {
	id: string;
	labelledBy: string;
	inputMode: "decimal" | "numeric" | "text";
	placeholder: string;
	edit: string;
	dispatch: Dispatch<GridAction>;
};

/** The field in which the active cell's text is typed. */
export function CellInput({ id, labelledBy, inputMode, placeholder, edit, dispatch }: CellInputProps) {
	const input = useRef<HTMLInputElement>(null);
	useLayoutEffect(() => {
		const field = input.current;
		// The grid has scrolled to the cell. iOS lifts a field above its keyboard only if the focus may scroll.
		field?.focus({ preventScroll: !isCoarse() });
		field?.setSelectionRange(field.value.length, field.value.length);
		field?.closest("[role=grid]")?.setAttribute("data-typing", "yes");
	}, []);
	return (
		<input
			ref={input}
			id={id}
			aria-labelledby={labelledBy}
			className="w-full min-w-0 select-text bg-transparent text-end text-base text-foreground outline-none placeholder:text-muted-foreground md:text-sm"
			inputMode={inputMode}
			autoComplete="off"
			enterKeyHint="next"
			placeholder={placeholder}
			value={edit}
			onChange={(event) => dispatch({ type: "edit", text: event.target.value })}
			onBlur={(event) => {
				// The window was left, and the field has the focus again with it.
				if (document.activeElement === event.currentTarget) return;
				event.currentTarget.closest("[role=grid]")?.removeAttribute("data-typing");
				dispatch({ type: "commit" });
			}}
		/>
	);
}
