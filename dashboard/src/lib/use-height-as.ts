import { useLayoutEffect, useRef } from "react";

const always = () => true;

/**
 * Tells the page by a CSS property how high something is that stays at its top, so that what sticks below it, and what is
 * scrolled to, stays clear of it. It counts only while `isAbove` says so.
 */
export function useHeightAs(property: "--shell-top" | "--pane-top", isAbove: (bar: HTMLElement) => boolean = always) {
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
