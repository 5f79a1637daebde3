import { useLayoutEffect, useRef } from "react";

/** Takes the focus when the cell becomes active while the grid has the focus. */
export function useCellFocus(isEnabled: boolean) {
	const element = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		const grid = element.current?.closest("[role=grid]");
		const focused = document.activeElement;
		// The field that was edited no longer exists, so it lost the focus.
		const isOurs = grid?.contains(focused) || grid?.getAttribute("data-typing") === "yes";
		if (isEnabled && isOurs) element.current?.focus({ preventScroll: true });
		if (isEnabled) grid?.removeAttribute("data-typing");
	}, [isEnabled]);
	return element;
}
