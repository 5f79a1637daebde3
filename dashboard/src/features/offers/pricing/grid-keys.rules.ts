import type { GridAction } from "./grid.rules.ts";
import { type Grid, selectionOf } from "./grid-state.rules.ts";

/** A key press; `mod`: Ctrl, or ⌘ on a Mac. */
export type KeyPress = { key: string; mod: boolean; shift: boolean; alt: boolean };

/** What a key does in the grid: an action, leaving it, or showing a cell's history. Undefined: left to the browser. */
export type KeyCommand = GridAction | { type: "leave" } | { type: "history" };

/** Keys as in a spreadsheet, while nothing is being typed. `page`: cells in view; `text`: the active cell's. */
export function keyCommand(grid: Grid, press: KeyPress, page: number, text: string): KeyCommand | undefined {
	if (press.alt) return undefined;
	return press.mod ? modCommand(grid, press) : (moveCommand(grid, press, page) ?? plainCommand(grid, press, text));
}

/** The same while typing: all other keys edit the text. */
export function typingCommand({ key, mod, shift, alt }: KeyPress): GridAction | undefined {
	if (alt || mod) return undefined;
	if (key === "Escape") return { type: "cancel" };
	if (key === "Enter" || key === "Tab") return { type: "commit", by: shift ? -1 : 1 };
	if (key === "ArrowDown" || key === "ArrowUp") return { type: "commit", by: key === "ArrowDown" ? 1 : -1 };
	return undefined;
}

function moveCommand({ active, cells }: Grid, { key, shift }: KeyPress, page: number): GridAction | undefined {
	const last = cells.length - 1;
	const places: Record<string, number> = {
		ArrowDown: active + 1,
		ArrowUp: active - 1,
		PageDown: active + page,
		PageUp: active - page,
		Home: 0,
		End: last,
	};
	const to = places[key];
	return to === undefined ? undefined : { type: "move", to, extend: shift };
}

function plainCommand(grid: Grid, { key, shift }: KeyPress, text: string): KeyCommand | undefined {
	const { active, cells } = grid;
	const next = shift ? active - 1 : active + 1;
	if (key === "Enter") return { type: "move", to: next };
	// At the ends, Tab moves to what follows the grid.
	if (key === "Tab") return next < 0 || next >= cells.length ? undefined : { type: "move", to: next };
	if (key === "F2") return shift ? { type: "history" } : { type: "edit", text };
	if (key === "Delete" || key === "Backspace") return { type: "clear" };
	if (key === "Escape") {
		const { from, to } = selectionOf(grid);
		return from === to ? { type: "leave" } : { type: "move", to: active };
	}
	return [...key].length === 1 && key !== " " ? { type: "edit", text: key } : undefined;
}

function modCommand({ active, starts, cells }: Grid, { key, shift }: KeyPress): GridAction | undefined {
	const last = cells.length - 1;
	switch (key.length === 1 ? key.toLowerCase() : key) {
		case "a":
			return { type: "selectAll" };
		case "d":
			return { type: "fillDown" };
		case "z":
			return { type: shift ? "redo" : "undo" };
		case "y":
			return { type: "redo" };
		case "Home":
			return { type: "move", to: 0, extend: shift };
		case "End":
			return { type: "move", to: last, extend: shift };
		case "ArrowDown":
			return { type: "move", to: starts.find((start) => start > active) ?? last, extend: shift };
		case "ArrowUp":
			return { type: "move", to: starts.findLast((start) => start < active) ?? 0, extend: shift };
		default:
			return undefined;
	}
}
