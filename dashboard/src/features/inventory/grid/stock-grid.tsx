import { type Dispatch, useId } from "react";
import { useTranslation } from "react-i18next";
import type { GridAction } from "../../../components/grid/grid.rules.ts";
import { blockOf, type Grid, selectedCells } from "../../../components/grid/grid-state.rules.ts";
import { useGridInput } from "../../../components/grid/use-grid-input.ts";
import { ROW_HEIGHT, useGridWindow } from "../../../components/grid/use-grid-window.ts";
import { cn } from "../../../lib/cn.ts";
import { problemAt, readBlock, STOCK_COLUMNS, type StockGridRow, writeBlock } from "./stock-grid.rules.ts";
import { type StockCellState, StockGridLine, stockRowClasses } from "./stock-grid-row.tsx";

const COLUMN_TEXTS = { onHand: "stock.on_hand", lowAt: "stock.low_at", backorder: "stock.backorder" } as const;

type StockGridProps = {
	grid: Grid;
	rows: readonly StockGridRow[];
	/** One for each row. */
	lines: { items: readonly { type: string }[]; lineOf: readonly number[] };
	readOnly: boolean;
	dispatch: Dispatch<GridAction>;
	/** Escape leaves the cells. */
	onLeave: () => void;
};

/** Parts and their numbers by the ARIA grid pattern. Only the lines in view are rendered. */
export function StockGrid({ grid, rows, lines, readOnly, dispatch, onLeave }: StockGridProps) {
	const { t } = useTranslation();
	const id = useId();
	const { scroller, shown, page } = useGridWindow(grid, lines);
	const block = blockOf(grid);
	const input = useGridInput({
		...{ grid, page, scroller, readOnly, dispatch, onLeave },
		ownType: "application/x-wiper-finder-stock",
		cellAt: ({ target }) => {
			const cell = target instanceof Element ? target.closest<HTMLElement>("[data-cell]") : null;
			return cell ? Number(cell.dataset.cell) : undefined;
		},
		copied: () => {
			const text = writeBlock(grid, selectedCells(grid), block.right - block.left + 1);
			return { text, own: text };
		},
		paste: (text) => dispatch({ type: "paste", ...readBlock(text) }),
	});
	const stateOf = (at: number, row: number, index: number): StockCellState => {
		const isActive = at === grid.active;
		const conflict = grid.conflicts.get(at);
		const cell = grid.cells[at] ?? null;
		return {
			...{ at, column: STOCK_COLUMNS[index] ?? "onHand", isActive, edit: isActive ? grid.edit : null },
			text: grid.plain(cell, at),
			isChanged: cell !== grid.saved[at] && !rows[row]?.isGone,
			problem: problemAt(grid, rows, at),
			conflict: conflict === undefined ? undefined : grid.plain(conflict, at) || "–",
			isSelected: row >= block.top && row <= block.bottom && index >= block.left && index <= block.right,
		};
	};
	return (
		<div
			role="grid"
			aria-label={t("stock.grid_title")}
			aria-describedby={`${id}-help`}
			aria-rowcount={rows.length + 1}
			aria-colcount={grid.width + 1}
			aria-multiselectable
			aria-readonly={readOnly}
			tabIndex={-1}
			className="flex min-h-0 flex-1 select-none flex-col overflow-hidden rounded-lg border bg-card"
			{...input}
		>
			<p id={`${id}-help`} className="sr-only">
				{t("stock.help")}
			</p>
			<div role="rowgroup" className="border-b bg-muted text-muted-foreground text-xs">
				<div role="row" aria-rowindex={1} className={cn(stockRowClasses, "min-h-9 py-1 font-medium leading-tight")}>
					<span role="columnheader">{t("stock.part")}</span>
					{STOCK_COLUMNS.map((column) => (
						<span
							key={column}
							id={`stock-${column}`}
							role="columnheader"
							className="wrap-break-word hyphens-auto text-end"
						>
							{t(COLUMN_TEXTS[column])}
						</span>
					))}
				</div>
			</div>
			<div
				ref={scroller}
				role="rowgroup"
				translate="no"
				className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain"
			>
				<div style={{ height: rows.length * ROW_HEIGHT }}>
					{shown.map((line) => {
						const row = rows[line];
						if (!row) return null;
						const cells = STOCK_COLUMNS.map((_, index) => stateOf(line * grid.width + index, line, index));
						return (
							<StockGridLine
								key={row.partKey}
								partKey={row.partKey}
								reserved={row.reserved}
								isGone={row.isGone === true}
								line={line}
								state={JSON.stringify([row.reserved, row.isGone, cells])}
								cells={cells}
								readOnly={readOnly}
								dispatch={dispatch}
							/>
						);
					})}
				</div>
			</div>
		</div>
	);
}
