import { type Dispatch, memo } from "react";
import { useTranslation } from "react-i18next";
import { CellInput } from "../../../components/grid/cell-input.tsx";
import type { GridAction } from "../../../components/grid/grid.rules.ts";
import { useCellFocus } from "../../../components/grid/use-cell-focus.ts";
import { ROW_HEIGHT } from "../../../components/grid/use-grid-window.ts";
import { cn } from "../../../lib/cn.ts";
import type { StockColumn, StockProblem } from "./stock-grid.rules.ts";

/** The columns of a line: part, then what is typed. */
export const stockRowClasses =
	"grid grid-cols-[minmax(4.5rem,1fr)_minmax(0,4.5rem)_minmax(0,5rem)_minmax(0,4.5rem)] items-center gap-1.5 px-2 sm:grid-cols-[minmax(0,1fr)_9rem_9rem_8rem] sm:gap-4 sm:px-4";

export type StockCellState = {
	at: number;
	column: StockColumn;
	/** As it is shown and typed. */
	text: string;
	isChanged: boolean;
	problem: StockProblem | null;
	/** What somebody else has saved in the meantime; undefined: nothing to decide. */
	conflict: string | undefined;
	isActive: boolean;
	isSelected: boolean;
	/** The text being typed; null: none. */
	edit: string | null;
};

type StockGridLineProps = {
	partKey: string;
	reserved: number;
	/** Somebody else has deleted it. */
	isGone: boolean;
	line: number;
	/** Changes whenever something in the row does, so that other rows aren't rendered again. */
	state: string;
	cells: readonly StockCellState[];
	readOnly: boolean;
	dispatch: Dispatch<GridAction>;
};

/** A part with its numbers, and below its name why one of them can't be saved. */
export const StockGridLine = memo(
	function StockGridLine({ partKey, reserved, isGone, line, cells, readOnly, dispatch }: StockGridLineProps) {
		return (
			<div
				role="row"
				aria-rowindex={line + 2}
				style={{ height: ROW_HEIGHT, transform: `translateY(${line * ROW_HEIGHT}px)` }}
				className={cn(
					stockRowClasses,
					"absolute inset-x-0 top-0 border-b",
					cells.some(({ isSelected }) => isSelected) && "bg-info-soft/60",
				)}
			>
				<span role="rowheader" id={`stock-${line}-name`} className="min-w-0 leading-tight">
					<span
						title={partKey}
						className="line-clamp-2 wrap-anywhere font-mono text-xs leading-tight sm:line-clamp-1 sm:text-sm sm:leading-tight"
					>
						{partKey}
					</span>
					<Note line={line} reserved={reserved} isGone={isGone} cells={cells} />
				</span>
				{cells.map((cell) => (
					<StockCell
						key={cell.at}
						{...cell}
						line={line}
						isGone={isGone}
						readOnly={readOnly || isGone}
						dispatch={dispatch}
					/>
				))}
			</div>
		);
	},
	(one, other) => one.state === other.state && one.line === other.line && one.readOnly === other.readOnly,
);

type NoteProps = Pick<StockGridLineProps, "line" | "reserved" | "isGone" | "cells">;

function Note({ line, reserved, isGone, cells }: NoteProps) {
	const { t } = useTranslation();
	const problem = cells.find((cell) => cell.problem !== null && cell.edit === null)?.problem;
	const conflict = cells.find((cell) => cell.conflict !== undefined)?.conflict;
	const id = `stock-${line}-note`;
	if (isGone)
		return (
			<span title={t("stock.gone")} className="block truncate text-warning text-xs">
				<span aria-hidden className="sm:hidden">
					{t("stock.gone_short")}
				</span>
				<span id={id} className="max-sm:sr-only">
					{t("stock.gone")}
				</span>
			</span>
		);
	if (problem)
		return (
			<span id={id} title={t(problem)} className="block truncate text-destructive text-xs">
				{t(problem)}
			</span>
		);
	if (conflict !== undefined)
		return (
			<span id={id} className="block truncate text-warning text-xs">
				{t("stock.theirs", { value: conflict })}
			</span>
		);
	if (reserved === 0) return null;
	return (
		<span className="block truncate text-muted-foreground text-xs">
			{t("stock.reserved_count", { count: reserved })}
		</span>
	);
}

type StockCellProps = StockCellState & {
	line: number;
	isGone: boolean;
	readOnly: boolean;
	dispatch: Dispatch<GridAction>;
};

function StockCell(props: StockCellProps) {
	const { at, column, text, isChanged, problem, conflict, isActive, isSelected, edit } = props;
	const { line, isGone, readOnly, dispatch } = props;
	const { t } = useTranslation();
	const element = useCellFocus(isActive && edit === null);
	const id = `stock-cell-${at}`;
	const hasNote = isGone || problem !== null || conflict !== undefined;
	return (
		<div
			ref={element}
			role="gridcell"
			data-cell={at}
			tabIndex={isActive ? 0 : -1}
			aria-labelledby={`stock-${line}-name stock-${column} ${id}`}
			aria-selected={isSelected}
			aria-readonly={readOnly}
			aria-invalid={problem !== null}
			aria-describedby={hasNote ? `stock-${line}-note` : undefined}
			className={cn(
				"flex h-9 min-w-0 cursor-cell items-center justify-end rounded-md border bg-background px-2 tabular-nums outline-none",
				isSelected && "border-ring/60",
				isGone && "text-muted-foreground line-through",
				isChanged && "border-info bg-info-soft font-medium text-info forced-colors:border-dashed",
				conflict !== undefined && "border-warning bg-warning-soft text-warning",
				problem !== null && edit === null && "border-destructive bg-card text-destructive",
				isActive && "ring-2 ring-ring/60 focus:ring-3 focus:ring-ring",
			)}
		>
			{edit === null ? (
				<span id={id} className={cn("truncate", text === "" && "text-muted-foreground")}>
					{text === "" ? "–" : text}
					{isChanged && <span className="sr-only"> ({t("pricing.changed")})</span>}
				</span>
			) : (
				<CellInput
					id={id}
					labelledBy={`stock-${line}-name stock-${column}`}
					inputMode={column === "backorder" ? "text" : "numeric"}
					placeholder=""
					edit={edit}
					dispatch={dispatch}
				/>
			)}
		</div>
	);
}
