import { type Dispatch, type RefObject, useEffect, useEffectEvent } from "react";
import type { GridAction } from "./grid.rules.ts";
import type { Grid } from "./grid-state.rules.ts";

export type GridClipboard = {
	grid: Grid;
	scroller: RefObject<HTMLDivElement | null>;
	readOnly: boolean;
	dispatch: Dispatch<GridAction>;
	/**
	 * Stored beside the text for spreadsheets, so that cells copied in a grid are pasted into a grid of the kind by
	 * position.
	 */
	ownType: string;
	copied: () => { text: string; own: string };
	paste: (text: string, isOwn: boolean) => void;
};

const EVENTS = ["copy", "cut", "paste"] as const;
/** Safari copies and pastes without a selection only if these are prevented. */
const BEFORE_EVENTS = ["beforecopy", "beforecut", "beforepaste"] as const;

/**
 * Copies, cuts and pastes cells while one has the focus. Firefox and Safari send these events to the body, since no text
 * is selected, so the document listens.
 */
export function useGridClipboard({ grid, scroller, readOnly, dispatch, ownType, copied, paste }: GridClipboard): void {
	const copy = (data: DataTransfer): void => {
		const { text, own } = copied();
		data.setData("text/plain", text);
		data.setData(ownType, own);
	};

	/** False: left to the browser. */
	const use = (type: string, data: DataTransfer): boolean => {
		if (type !== "paste") {
			if (grid.edit !== null) return false;
			copy(data);
			if (type === "cut" && !readOnly) dispatch({ type: "clear" });
			return true;
		}
		const own = data.getData(ownType);
		const pasted = own || data.getData("text/plain");
		// A picture or a file has no text, and empties no cell.
		if (pasted === "") return false;
		// A single value is inserted into the typed text.
		if (readOnly || (grid.edit !== null && !/[\t\n]/.test(pasted.trim()))) return false;
		if (grid.edit !== null) dispatch({ type: "cancel" });
		paste(pasted, own !== "");
		return true;
	};

	const hasFocus = () => scroller.current?.closest("[role=grid]")?.contains(document.activeElement) === true;

	const onClipboard = useEffectEvent((event: ClipboardEvent) => {
		if (hasFocus() && event.clipboardData && use(event.type, event.clipboardData)) event.preventDefault();
	});
	const onBefore = useEffectEvent((event: Event) => {
		if (hasFocus() && grid.edit === null) event.preventDefault();
	});

	useEffect(() => {
		const added = new AbortController();
		const { signal } = added;
		for (const type of EVENTS) document.addEventListener(type, (event) => onClipboard(event), { signal });
		for (const type of BEFORE_EVENTS) document.addEventListener(type, (event) => onBefore(event), { signal });
		return () => added.abort();
	}, []);
}
