import { useLayoutEffect, useRef } from "react";

const always = () => true;

/**
 * Stores the height of a sticky element in a CSS property, so that what sticks below it, or is scrolled to, is not
 * covered by it. Zero while `isAbove` is false.
 */
export function useHeightProperty(
	property: "--shell-top" | "--pane-top",
	isAbove: (bar: HTMLElement) => boolean = always,
) {
	const top = useRef<HTMLDivElement>(null);
	const isCounted = useRef(isAbove);
	useLayoutEffect(() => {
		const bar = top.current;
		if (!bar) return;
		const { style } = document.documentElement;
		const watcher = new ResizeObserver(() =>
			style.setProperty(property, isCounted.current(bar) ? `${bar.offsetHeight}px` : "0px"),
		);
		watcher.observe(bar);
		return () => {
			watcher.disconnect();
			style.removeProperty(property);
		};
	}, [property]);
	return top;
}
