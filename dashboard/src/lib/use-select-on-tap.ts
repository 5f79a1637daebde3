import { type MouseEvent, type PointerEvent, useRef } from "react";

/**
 * Handlers of a number box: the tap that focuses it selects the number, so that typing replaces it. A second tap places
 * the cursor.
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
