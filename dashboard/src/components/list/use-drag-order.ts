import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";

/** Nearer to the window's edge than this, the page scrolls. */
const EDGE_PX = 80;
const SCROLL_PX_PER_MS = 0.6;
/** A late frame scrolls no further than one after this time. */
const FRAME_MS = 50;

/**
 * Reorders a list's items with mouse, pen or finger. An item moves as soon as the pointer has passed the middle of its
 * neighbour; near the window's edge the page scrolls, also while the pointer stays there. Escape cancels. The dragged
 * item is marked with `data-dragged`. The window has the listeners, because an item that is moved in the DOM loses a
 * captured pointer.
 */
export function useDragOrder(list: RefObject<HTMLElement | null>, onMove: (id: number, place: number) => void) {
	const [dragged, setDragged] = useState<{ id: number; from: number; pointerId: number } | null>(null);
	const move = useRef(onMove);
	useEffect(() => {
		move.current = onMove;
	});
	useEffect(() => {
		if (!dragged) return;
		const listening = new AbortController();
		const { signal } = listening;
		const stop = () => setDragged(null);
		const isOther = ({ pointerId }: globalThis.PointerEvent) => pointerId !== dragged.pointerId;
		let y: number | null = null;
		const follow = () => y !== null && move.current(dragged.id, placeAt(list.current, y));
		let drawnAt = performance.now();
		const scroll = (now: number) => {
			const step = Math.round(scrollAt(y) * Math.min(Math.max(now - drawnAt, 0), FRAME_MS));
			drawnAt = now;
			if (step !== 0) {
				window.scrollBy(0, step);
				follow();
			}
			frame = requestAnimationFrame(scroll);
		};
		let frame = requestAnimationFrame(scroll);
		signal.addEventListener("abort", () => cancelAnimationFrame(frame));
		const onPointerMove = (event: globalThis.PointerEvent) => {
			if (isOther(event)) return;
			y = event.clientY;
			follow();
		};
		const onPointerEnd = (event: globalThis.PointerEvent) => {
			if (!isOther(event)) stop();
		};
		window.addEventListener("pointermove", onPointerMove, { signal });
		window.addEventListener("pointerup", onPointerEnd, { signal });
		window.addEventListener("pointercancel", onPointerEnd, { signal });
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
		if (event.button !== 0 || dragged) return;
		// Prevents text selection and scrolling while dragging.
		event.preventDefault();
		setDragged({ id, from, pointerId: event.pointerId });
	};
	return { dragged: dragged?.id ?? null, start };
}

/** How fast the page scrolls while the pointer is there, in pixels a millisecond; null: it hasn't moved yet. */
function scrollAt(y: number | null): number {
	if (y === null) return 0;
	if (y < EDGE_PX) return -SCROLL_PX_PER_MS;
	return y > window.innerHeight - EDGE_PX ? SCROLL_PX_PER_MS : 0;
}

/** The position of the dragged item: after all others whose middle the pointer has passed. */
function placeAt(list: HTMLElement | null, y: number): number {
	const others = [...(list?.children ?? [])].filter((item) => !item.hasAttribute("data-dragged"));
	const middles = others.map((item) => item.getBoundingClientRect()).map(({ top, height }) => top + height / 2);
	return middles.filter((middle) => middle < y).length;
}
