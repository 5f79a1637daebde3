import type { Dispatch } from "react";
import type { GridAction } from "../../../components/grid/grid.rules.ts";
import type { GridItems } from "./grid-items.rules.ts";
import { PercentDialog } from "./percent-dialog.tsx";
import type { PriceGrid } from "./price-grid.rules.ts";
import { PriceHistorySheet } from "./price-history-sheet.tsx";
import { SetAllDialog } from "./set-all-dialog.tsx";

export type GridTool = "setAll" | "percent" | "history";

type GridDialogsProps = {
	finderId: number;
	tool: GridTool | null;
	grid: PriceGrid;
	lines: GridItems;
	dispatch: Dispatch<GridAction>;
	focusGrid: () => void;
	onClose: () => void;
};

/** The dialogs of the grid's tools. Each returns the focus to the grid. They are outside the toolbar, which handles arrow keys. */
export function GridDialogs({ finderId, tool, grid, lines, dispatch, focusGrid, onClose }: GridDialogsProps) {
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
	if (tool === "history")
		return (
			<PriceHistorySheet
				finderId={finderId}
				sku={lines.parts[grid.active]?.sku ?? ""}
				parts={lines.parts}
				money={grid.money}
				onClose={onClose}
			/>
		);
	return null;
}
