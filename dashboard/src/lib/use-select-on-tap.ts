import { type MouseEvent, type PointerEvent, useRef } from "react";

/**
 * Handlers of a number's box: the tap that leads into it selects the number, so that what is typed replaces it. A second
 * tap places the cursor.
 */
export function useSelectOnTap() {
	const isFirst = useRef(false);
	return {
		onPointerDown: ({ pointerType, currentTarget }: PointerEvent<HTMLInputElement>) => {
			isFirst.current = pointerType === "touch" && document.activeElement !== currentTarget;
		},
		onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
			if (isFirst.current) currentTarget.select();
			isFirst.current = false;
		},
	};
}
