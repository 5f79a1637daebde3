import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, type UIEvent, useRef } from "react";
import { flushSync } from "react-dom";
import { isCoarse } from "../../lib/pointer.ts";
import { focusCell } from "./focus-cell.ts";
import type { GridAction } from "./grid.rules.ts";
import { type KeyPress, keyCommand, typingCommand } from "./grid-keys.rules.ts";
import { type GridClipboard, useGridClipboard } from "./use-grid-clipboard.ts";

type GridInput = GridClipboard & {
	page: number;
	/** Escape leaves the cells. */
	onLeave: () => void;
	/** Shows the active cell's history. */
	onHistory?: () => void;
	/** The cell at a place of the screen. */
	cellAt: (place: MouseEvent) => number | undefined;
};

const READING = new Set(["move", "selectAll"]);

/** Keyboard, clipboard, mouse and touch input of a grid. */
export function useGridInput(options: GridInput) {
	const { grid, page, scroller, readOnly, dispatch, onLeave, onHistory, cellAt } = options;
	useGridClipboard(options);
	const isDragging = useRef(false);
	const isTouch = useRef(false);
	const text = grid.plain(grid.cells[grid.active] ?? null, grid.active);

	/** A note's button acts as the cell to the right: arrow keys move to it and back, Enter and Space press it. */
	const isForNote = (event: KeyboardEvent): boolean => {
		const { target, key } = event;
		if (target instanceof HTMLButtonElement && (key === "Enter" || key === " ")) return true;
		const isBack = target instanceof HTMLButtonElement && (key === "ArrowLeft" || key === "Escape");
		const note = key === "ArrowRight" && grid.edit === null && grid.width === 1 ? noteButtonOf(target) : undefined;
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
			grid.edit === null
				? keyCommand(grid, pressTarget(event), page, text)
				: typingCommand(pressTarget(event), grid.width);
		if (!command) return;
		if (command.type === "leave") {
			onLeave();
		} else if (command.type === "history") {
			onHistory?.();
		} else if (!readOnly || READING.has(command.type)) {
			// Synchronously, so that the first character has its field and the next key finds the new cell.
			flushSync(() => dispatch(command));
			// A phone's keyboard stays while there is a field: typing continues in the next cell.
			if (isTouch.current && command.type === "commit") openSelected({ type: "open" });
		} else return;
		event.preventDefault();
	};

	const isInCells = ({ target }: UIEvent) => target instanceof Element && target.closest("[data-cell]") !== null;
	const isTyping = ({ target }: UIEvent) => target instanceof HTMLInputElement;

	/** Screen readers give a cell the focus without a key: what is typed then is meant for that cell. */
	const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
		const { cell } = target.dataset;
		if (cell !== undefined && Number(cell) !== grid.active) dispatch({ type: "move", to: Number(cell) });
	};

	const onPointerDown = (event: PointerEvent) => {
		isTouch.current = event.pointerType === "touch";
		if (!isInCells(event) || isTyping(event) || event.button !== 0 || event.pointerType === "touch") return;
		const at = cellAt(event);
		if (at === undefined) return;
		isDragging.current = true;
		dispatch({ type: "move", to: at, extend: event.shiftKey });
	};

	const onPointerMove = (event: PointerEvent) => {
		if (!isDragging.current || event.buttons !== 1) {
			isDragging.current = false;
			return;
		}
		const at = cellAt(event);
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
		// TalkBack's double tap comes as a mouse's.
		if (isCoarse()) isTouch.current = true;
		if (!isTouch.current || !isInCells(event) || isTyping(event)) return;
		const at = cellAt(event);
		if (at === undefined) return;
		if (readOnly) dispatch({ type: "move", to: at });
		else openSelected({ type: "open", at });
	};

	const onDoubleClick = () => {
		if (!readOnly && grid.edit === null) dispatch({ type: "open" });
	};

	return { onFocus, onKeyDown, onPointerDown, onPointerMove, onPointerUp, onClick, onDoubleClick };
}

const noteButtonOf = (cell: EventTarget): HTMLElement | null | undefined =>
	cell instanceof Element ? cell.closest("[role=row]")?.querySelector("button") : undefined;

const pressTarget = ({ key, code, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): KeyPress => ({
	key,
	code,
	mod: ctrlKey || metaKey,
	shift: shiftKey,
	alt: altKey,
});
