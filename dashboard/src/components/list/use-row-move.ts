import { type KeyboardEvent, useLayoutEffect, useRef } from "react";

type RowMove = {
	/** The row's position in its list, from 0. */
	place: number;
	total: number;
	mayMove: boolean;
	onMove: (place: number) => void;
};

/** Moves a row of an ordered list by Alt and an arrow key from anywhere in it, or by `move`, and keeps the focus in it. */
export function useRowMove({ place, total, mayMove, onMove }: RowMove) {
	const row = useRef<HTMLLIElement>(null);
	const focused = useRef<HTMLElement | null>(null);
	// A row that is moved in the DOM loses the focus within.
	useLayoutEffect(() => {
		if (place >= 0) focused.current?.focus();
		focused.current = null;
	}, [place]);
	const move = (to: number) => {
		if (to < 0 || to >= total) return;
		const active = document.activeElement;
		focused.current = active instanceof HTMLElement && row.current?.contains(active) ? active : null;
		onMove(to);
	};
	const onKeyDown = (event: KeyboardEvent) => {
		const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
		if (!mayMove || !event.altKey || step === undefined) return;
		event.preventDefault();
		move(place + step);
	};
	return { row: { ref: row, onKeyDown }, move };
}
