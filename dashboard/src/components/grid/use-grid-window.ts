import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Grid } from "./grid-state.rules.ts";
import { rowsInView, scrollToRow } from "./window.rules.ts";

/** The height of every line, in pixels. */
export const ROW_HEIGHT = 48;
const SPARE_ROWS = 5;

/** Lines of the screen: headings, and rows of cells. */
type GridLines = {
	items: readonly { type: string }[];
	/** The line of each row. */
	lineOf: readonly number[];
};

/** The lines to render: those in view, and always the active one, so that the focus has its cell. */
export function useGridWindow({ active, width }: Pick<Grid, "active" | "width">, { items, lineOf }: GridLines) {
	const scroller = useRef<HTMLDivElement>(null);
	const [height, setHeight] = useState(600);
	const [firstLine, setFirstLine] = useState(0);
	useEffect(() => {
		const view = scroller.current;
		if (!view) return;
		const read = () => setFirstLine(Math.floor(view.scrollTop / ROW_HEIGHT));
		const resized = new ResizeObserver(() => setHeight(view.clientHeight));
		resized.observe(view);
		view.addEventListener("scroll", read, { passive: true });
		return () => {
			resized.disconnect();
			view.removeEventListener("scroll", read);
		};
	}, []);
	const activeLine = lineOf[Math.floor(active / width)] ?? 0;
	useLayoutEffect(() => {
		const view = scroller.current;
		if (!view) return;
		const { scrollTop: top, clientHeight } = view;
		const next = scrollToRow({ top, height: clientHeight }, activeLine, ROW_HEIGHT);
		if (next === top) return;
		// The heading above an assortment's first part is scrolled into view with it.
		view.scrollTop = next < top && items[activeLine - 1]?.type === "heading" ? next - ROW_HEIGHT : next;
		// The scroll event comes a frame later; until then the view would be empty.
		setFirstLine(Math.floor(view.scrollTop / ROW_HEIGHT));
	}, [activeLine, items]);
	// The focused cell stays rendered until the next one has the focus; otherwise the focus would leave the grid.
	const leftLine = useRef(activeLine);
	useLayoutEffect(() => {
		leftLine.current = activeLine;
	}, [activeLine]);
	const size = { rowHeight: ROW_HEIGHT, count: items.length, spare: SPARE_ROWS };
	const { first, last } = rowsInView({ top: firstLine * ROW_HEIGHT, height: height + ROW_HEIGHT }, size);
	const inView = Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
	const shown = [...new Set([...inView, activeLine, leftLine.current])].sort((one, other) => one - other);
	return { scroller, shown, page: Math.max(1, Math.floor(height / ROW_HEIGHT) - 1) };
}
