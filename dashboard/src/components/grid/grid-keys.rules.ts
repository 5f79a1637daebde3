import { keyLetter } from "../../lib/key-letter.rules.ts";
import type { GridAction } from "./grid.rules.ts";
import type { Grid } from "./grid-state.rules.ts";

/** A key press; `code`: the key's place; `mod`: Ctrl, or ⌘ on a Mac. */
export type KeyPress = { key: string; code: string; mod: boolean; shift: boolean; alt: boolean };

/** What a key does in the grid: an action, leaving it, or showing a cell's history. Undefined: left to the browser. */
export type KeyCommand = GridAction | { type: "leave" } | { type: "history" };

/** Keys as in a spreadsheet, while nothing is being typed. `page`: cells in view; `text`: the active cell's. */
export function keyCommand(grid: Grid, press: KeyPress, page: number, text: string): KeyCommand | undefined {
	if (press.alt) return undefined;
	return press.mod ? modCommand(grid, press) : (moveCommand(grid, press, page) ?? plainCommand(grid, press, text));
}

/** The same while typing: all other keys edit the text. `width`: cells of a row. */
export function typingCommand({ key, mod, shift, alt }: KeyPress, width = 1): GridAction | undefined {
	if (alt || mod) return undefined;
	if (key === "Escape") return { type: "cancel" };
	if (key === "Enter") return { type: "commit", by: shift ? -width : width };
	if (key === "Tab") return { type: "commit", by: shift ? -1 : 1 };
	if (key === "ArrowDown" || key === "ArrowUp") return { type: "commit", by: key === "ArrowDown" ? width : -width };
	return undefined;
}

function moveCommand(grid: Grid, { key, shift }: KeyPress, page: number): GridAction | undefined {
	const to = key.startsWith("Arrow") ? neighbour(grid, key) : placeOf(grid, key, page);
	return to === undefined ? undefined : { type: "move", to, extend: shift };
}

/** The next cell in a direction, or the same at an edge; in a single column, left and right are the browser's. */
function neighbour({ active, cells, width }: Grid, key: string): number | undefined {
	const step = { ArrowDown: width, ArrowUp: -width, ArrowRight: 1, ArrowLeft: -1 }[key] ?? 0;
	const isSideways = key === "ArrowRight" || key === "ArrowLeft";
	if (isSideways && width === 1) return undefined;
	const to = active + step;
	const isInside = isSideways ? Math.floor(to / width) === Math.floor(active / width) : cells[to] !== undefined;
	return isInside ? to : active;
}

function placeOf({ active, cells, width }: Grid, key: string, page: number): number | undefined {
	const column = active % width;
	const last = cells.length - width + column;
	const places: Record<string, number> = {
		PageDown: Math.min(last, active + page * width),
		PageUp: Math.max(column, active - page * width),
		Home: width > 1 ? active - column : 0,
		End: width > 1 ? active - column + width - 1 : last,
	};
	return places[key];
}

function plainCommand(grid: Grid, { key, shift }: KeyPress, text: string): KeyCommand | undefined {
	const { active, cells, width } = grid;
	const next = shift ? active - 1 : active + 1;
	const below = shift ? active - width : active + width;
	if (key === "Enter") return { type: "move", to: below < 0 || below >= cells.length ? active : below };
	// At the ends, Tab moves to what follows the grid.
	if (key === "Tab") return next < 0 || next >= cells.length ? undefined : { type: "move", to: next };
	if (key === "F2") return shift ? { type: "history" } : { type: "edit", text };
	if (key === "Delete" || key === "Backspace") return { type: "clear" };
	if (key === "Escape") {
		return active === grid.anchor ? { type: "leave" } : { type: "move", to: active };
	}
	return [...key].length === 1 && key !== " " ? { type: "edit", text: key } : undefined;
}

function modCommand({ active, starts, cells }: Grid, { key, code, shift }: KeyPress): GridAction | undefined {
	const last = cells.length - 1;
	switch (keyLetter({ key, code }) ?? key) {
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
