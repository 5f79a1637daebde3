import type { Dispatch } from "react";
import type { Grid, GridAction } from "./grid.rules.ts";
import type { GridItems } from "./grid-items.rules.ts";
import { PercentDialog } from "./percent-dialog.tsx";
import { SetAllDialog } from "./set-all-dialog.tsx";

export type GridTool = "setAll" | "percent";

type GridDialogsProps = {
	tool: GridTool | null;
	grid: Grid;
	lines: GridItems;
	dispatch: Dispatch<GridAction>;
	focusGrid: () => void;
	onClose: () => void;
};

/** What asks before it changes cells. Each leads back into the grid, and is no part of the toolbar, whose keys are its own. */
export function GridDialogs({ tool, grid, lines, dispatch, focusGrid, onClose }: GridDialogsProps) {
	const back = (event: Event) => {
		event.preventDefault();
		focusGrid();
	};
	if (tool === "setAll")
		return (
			<SetAllDialog
				money={grid.money}
				total={grid.cells.length}
				onSet={(cell) => dispatch({ type: "setAll", cell })}
				onClose={onClose}
				onCloseAutoFocus={back}
			/>
		);
	if (tool === "percent")
		return (
			<PercentDialog
				grid={grid}
				lines={lines}
				onApply={(changes) => dispatch({ type: "put", changes: changes.map(({ at, to }) => [at, to]) })}
				onClose={onClose}
				onCloseAutoFocus={back}
			/>
		);
	return null;
}
