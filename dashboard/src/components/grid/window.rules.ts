/** The first and last of `count` rows to render, for a view's height and scroll position; all in pixels. */
export function rowsInView(
	{ top, height }: { top: number; height: number },
	{ rowHeight, count, spare }: { rowHeight: number; count: number; spare: number },
): { first: number; last: number } {
	const first = Math.max(0, Math.floor(top / rowHeight) - spare);
	const last = Math.min(count - 1, Math.ceil((top + height) / rowHeight) + spare);
	return { first, last };
}

/** The scroll position that shows a row; unchanged if the row is in view. */
export function scrollToRow({ top, height }: { top: number; height: number }, row: number, rowHeight: number): number {
	const [start, end] = [row * rowHeight, (row + 1) * rowHeight];
	if (start < top) return Math.max(0, start);
	return end > top + height ? end - height : top;
}
