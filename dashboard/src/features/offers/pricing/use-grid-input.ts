import {
	type ClipboardEvent,
	type Dispatch,
	type KeyboardEvent,
	type MouseEvent,
	type PointerEvent,
	type RefObject,
	type UIEvent,
	useRef,
} from "react";
import { flushSync } from "react-dom";
import { fromClipboard, type SkuLine, skuLines, toClipboard, toSpreadsheet } from "./clipboard.rules.ts";
import { focusCell } from "./focus-cell.ts";
import type { GridAction } from "./grid.rules.ts";
import type { GridItems } from "./grid-items.rules.ts";
import { type KeyPress, keyCommand, typingCommand } from "./grid-keys.rules.ts";
import { type Grid, selectionOf } from "./grid-state.rules.ts";
import { plainPrice } from "./price-text.rules.ts";
import { ROW_HEIGHT } from "./use-grid-window.ts";
import { usePlaceOfSku } from "./use-sku-paste.tsx";

type GridInput = {
	grid: Grid;
	lines: GridItems;
	page: number;
	scroller: RefObject<HTMLDivElement | null>;
	readOnly: boolean;
	dispatch: Dispatch<GridAction>;
	onLeave: () => void;
	onHistory: () => void;
	pasteSkus: (lines: readonly SkuLine[]) => void;
};

/** Stored beside the text for spreadsheets, so that cells copied in a grid are pasted into a grid by position. */
const OWN_CELLS = "application/x-wiper-finder-prices";

const READING = new Set(["move", "selectAll"]);

/** Keyboard, clipboard, mouse and touch input of the grid. */
export function useGridInput({
	grid,
	lines,
	page,
	scroller,
	readOnly,
	dispatch,
	onLeave,
	onHistory,
	pasteSkus,
}: GridInput) {
	const isDragging = useRef(false);
	const isTouch = useRef(false);
	const placeOf = usePlaceOfSku(lines.parts);
	const skuAt = (at: number): string => lines.parts[at]?.sku ?? "";
	const text = plainPrice(grid.cells[grid.active] ?? null, grid.money);

	/** A note's button acts as the cell to the right: arrow keys move to it and back, Enter and Space press it. */
	const isForNote = (event: KeyboardEvent): boolean => {
		const { target, key } = event;
		if (target instanceof HTMLButtonElement && (key === "Enter" || key === " ")) return true;
		const isBack = target instanceof HTMLButtonElement && (key === "ArrowLeft" || key === "Escape");
		const note = key === "ArrowRight" && grid.edit === null ? noteButtonOf(target) : undefined;
		if (isBack) focusCell(scroller.current);
		else note?.focus();
		if (isBack || note) event.preventDefault();
		return isBack || Boolean(note);
	};

	/** Opens a cell with its value selected, so that typing replaces it. */
	const openSelected = (action: Extract<GridAction, { type: "open" }>) => {
		flushSync(() => dispatch(action));
		if (document.activeElement instanceof HTMLInputElement) document.activeElement.select();
	};

	const onKeyDown = (event: KeyboardEvent) => {
		if (isForNote(event)) return;
		const command =
			grid.edit === null ? keyCommand(grid, pressTarget(event), page, text) : typingCommand(pressTarget(event));
		if (!command) return;
		if (command.type === "leave") {
			onLeave();
		} else if (command.type === "history") {
			onHistory();
		} else if (!readOnly || READING.has(command.type)) {
			// Synchronously, so that the first character has its field and the next key finds the new cell.
			flushSync(() => dispatch(command));
			// A phone's keyboard stays while there is a field: typing continues in the next cell.
			if (isTouch.current && command.type === "commit") openSelected({ type: "open" });
		} else return;
		event.preventDefault();
	};

	const onCopy = (event: ClipboardEvent) => {
		if (grid.edit !== null) return;
		const { from, to } = selectionOf(grid);
		const rows = grid.cells.slice(from, to + 1).map((cell, offset) => ({ cell, sku: skuAt(from + offset) }));
		event.clipboardData.setData("text/plain", toSpreadsheet(rows, grid.money));
		event.clipboardData.setData(OWN_CELLS, toClipboard(grid.cells.slice(from, to + 1), grid.money));
		event.preventDefault();
	};

	const onCut = (event: ClipboardEvent) => {
		onCopy(event);
		if (grid.edit === null && !readOnly) dispatch({ type: "clear" });
	};

	const onPaste = (event: ClipboardEvent) => {
		const own = event.clipboardData.getData(OWN_CELLS);
		const pasted = own || event.clipboardData.getData("text/plain");
		// A single price is inserted into the typed text.
		if (readOnly || (grid.edit !== null && !/[\t\n]/.test(pasted.trim()))) return;
		event.preventDefault();
		if (grid.edit !== null) dispatch({ type: "cancel" });
		const named = own ? undefined : skuLines(pasted, (sku) => placeOf(sku) !== undefined, grid.money);
		if (named) pasteSkus(named);
		else dispatch({ type: "paste", texts: fromClipboard(pasted, grid.money) });
	};

	/** The cell at a vertical position on the screen. */
	const cellAt = (clientY: number): number | undefined => {
		const view = scroller.current;
		if (!view) return undefined;
		const item = lines.items[Math.floor((clientY - view.getBoundingClientRect().top + view.scrollTop) / ROW_HEIGHT)];
		return item?.type === "part" ? item.at : undefined;
	};
	const isInCells = ({ target }: UIEvent) => target instanceof Element && target.closest("[data-cell]") !== null;
	const isTyping = ({ target }: UIEvent) => target instanceof HTMLInputElement;

	const onPointerDown = (event: PointerEvent) => {
		isTouch.current = event.pointerType === "touch";
		if (!isInCells(event) || isTyping(event) || event.button !== 0 || event.pointerType === "touch") return;
		const at = cellAt(event.clientY);
		if (at === undefined) return;
		isDragging.current = true;
		dispatch({ type: "move", to: at, extend: event.shiftKey });
	};

	const onPointerMove = (event: PointerEvent) => {
		if (!isDragging.current || event.buttons !== 1) {
			isDragging.current = false;
			return;
		}
		const at = cellAt(event.clientY);
		if (at !== undefined && at !== grid.active) dispatch({ type: "move", to: at, extend: true });
	};

	const onPointerUp = () => {
		isDragging.current = false;
	};

	/**
	 * A tap opens the cell at once, because phones have no keys before a field has the focus. It uses the click, which
	 * comes last: the mouse events of a tap would remove the selection.
	 */
	const onClick = (event: MouseEvent) => {
		if (!isTouch.current || !isInCells(event) || isTyping(event)) return;
		const at = cellAt(event.clientY);
		if (at === undefined) return;
		if (readOnly) dispatch({ type: "move", to: at });
		else openSelected({ type: "open", at });
	};

	const onDoubleClick = () => {
		if (!readOnly && grid.edit === null) dispatch({ type: "open" });
	};

	return { onKeyDown, onCopy, onCut, onPaste, onPointerDown, onPointerMove, onPointerUp, onClick, onDoubleClick };
}

const noteButtonOf = (cell: EventTarget): HTMLElement | null | undefined =>
	cell instanceof Element ? cell.closest("[role=row]")?.querySelector("button") : undefined;

const pressTarget = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): KeyPress => ({
	key,
	mod: ctrlKey || metaKey,
	shift: shiftKey,
	alt: altKey,
});
