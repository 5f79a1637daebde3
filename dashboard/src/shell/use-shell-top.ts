import { useLayoutEffect, useRef } from "react";

/** Tells the page how high the bar above it is, so that what sticks below it, and what is scrolled to, stays clear of it. */
export function useShellTop() {
	const top = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		const bar = top.current;
		if (!bar) return;
		const { style } = document.documentElement;
		const watcher = new ResizeObserver(() => style.setProperty("--shell-top", `${bar.offsetHeight}px`));
		watcher.observe(bar);
		return () => {
			watcher.disconnect();
			style.removeProperty("--shell-top");
		};
	}, []);
	return top;
}
