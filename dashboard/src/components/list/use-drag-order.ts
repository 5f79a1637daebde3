import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";

/** Nearer to the window's edge than this, the page scrolls. */
const EDGE_PX = 80;
const SCROLL_PX = 16;

/**
 * Reorders a list's items with mouse, pen or finger. An item moves as soon as the pointer has passed the middle of its
 * neighbour; Escape cancels. The dragged item is marked with `data-dragged`. The window has the listeners, because an
 * item that is moved in the DOM loses a captured pointer.
 */
export function useDragOrder(list: RefObject<HTMLElement | null>, onMove: (id: number, place: number) => void) {
	const [dragged, setDragged] = useState<{ id: number; from: number } | null>(null);
	const move = useRef(onMove);
	useEffect(() => {
		move.current = onMove;
	});
	useEffect(() => {
		if (!dragged) return;
		const listening = new AbortController();
		const { signal } = listening;
		const stop = () => setDragged(null);
		const onPointerMove = ({ clientY }: globalThis.PointerEvent) => {
			if (clientY < EDGE_PX) window.scrollBy(0, -SCROLL_PX);
			else if (clientY > window.innerHeight - EDGE_PX) window.scrollBy(0, SCROLL_PX);
			move.current(dragged.id, placeAt(list.current, clientY));
		};
		window.addEventListener("pointermove", onPointerMove, { signal });
		window.addEventListener("pointerup", stop, { signal });
		window.addEventListener("pointercancel", stop, { signal });
		window.addEventListener(
			"keydown",
			(event) => {
				if (event.key !== "Escape") return;
				move.current(dragged.id, dragged.from);
				stop();
			},
			{ signal },
		);
		return () => listening.abort();
	}, [dragged, list]);
	const start = (event: PointerEvent, id: number, from: number) => {
		if (event.button !== 0) return;
		// Prevents text selection and scrolling while dragging.
		event.preventDefault();
		setDragged({ id, from });
	};
	return { dragged: dragged?.id ?? null, start };
}

/** The position of the dragged item: after all others whose middle the pointer has passed. */
function placeAt(list: HTMLElement | null, y: number): number {
	const others = [...(list?.children ?? [])].filter((item) => !item.hasAttribute("data-dragged"));
	const middles = others.map((item) => item.getBoundingClientRect()).map(({ top, height }) => top + height / 2);
	return middles.filter((middle) => middle < y).length;
}
