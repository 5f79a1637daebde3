import { type RowData, useTable } from "@tanstack/react-table";
import { type MouseEvent, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { cn } from "../../lib/cn.ts";
import type { Sort } from "../../lib/use-list.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import { ColumnMenu } from "./column-menu.tsx";
import { ACTIONS, type DataColumn, features, type Place, toColumns } from "./data-columns.ts";
import { HeadEnd, SortHeader } from "./sort-header.tsx";
import { useHiddenColumns } from "./use-hidden-columns.ts";

type DataTableProps<Row extends RowData, Field extends string> = {
	/** The list's name, under which its hidden columns are stored. */
	name: string;
	label: string;
	columns: readonly DataColumn<Row, Field>[];
	/** Undefined while loading: skeleton rows are shown. */
	data: readonly Row[] | undefined;
	rowId: (row: Row) => string;
	sort: Sort<Field>;
	onSort: (sort: Sort<Field> | null) => void;
	/** A click anywhere on the row. For the keyboard the row's first cell has its own button or link. */
	onOpen?: ((row: Row) => void) | undefined;
	/** Shows older rows while newer ones load. */
	busy?: boolean;
};

const NO_ROWS: readonly never[] = [];
/** More of them stand closer together, so that their values have room. */
const MANY_COLUMNS = 6;
const SKELETON_ROWS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Where a cell stands where there is no room for a table. */
const PLACES: Record<Place, string> = {
	title: "@max-2xl:col-start-1 @max-2xl:row-start-1 @max-2xl:self-end",
	second: "@max-2xl:col-start-1 @max-2xl:row-start-2 @max-2xl:text-muted-foreground",
	end: "@max-2xl:ms-3 @max-2xl:col-start-2 @max-2xl:row-span-2 @max-2xl:row-start-1 @max-2xl:self-center @max-2xl:font-medium",
	actions:
		"@max-2xl:ms-1 @max-2xl:col-start-3 @max-2xl:row-span-2 @max-2xl:row-start-1 @max-2xl:-me-2 @max-2xl:self-center print:hidden",
	none: "@max-2xl:hidden",
};

// Safari writes an ellipsis after a badge in a clamped line, so only text is clamped.
const SHORT = "-m-1 p-1 @2xl:whitespace-nowrap @max-2xl:truncate";
// The ring of a focused name is outside its line, which fills the cell.
const TEXT =
	"-m-1 line-clamp-1 has-focus-visible:overflow-visible break-all px-1 leading-7 print:line-clamp-none print:break-normal print:leading-normal";

/**
 * A list's rows as a table; where a table has no room, as on phones and in large text, each row as a title, a second line and
 * a number, and the columns' heads only while the keyboard is in them.
 */
export function DataTable<Row extends RowData, Field extends string>({
	name,
	label,
	columns,
	data,
	rowId,
	sort,
	onSort,
	onOpen,
	busy = false,
}: DataTableProps<Row, Field>) {
	const { t } = useTranslation();
	const [columnVisibility, setColumnVisibility] = useHiddenColumns(name);
	const definitions = useMemo(() => toColumns(columns), [columns]);
	const rows: readonly Row[] = data ?? NO_ROWS;
	const table = useTable({
		features,
		columns: definitions,
		data: rows,
		getRowId: rowId,
		state: { columnVisibility },
		onColumnVisibilityChange: setColumnVisibility,
	});
	const fieldOf = (id: string) => columns.find((column) => column.id === id)?.sortField;
	// Called as a function, not rendered as a component: a list that creates its columns again would lose the focus
	// inside its cells.
	const cellOf = (id: string, row: Row) => columns.find((column) => column.id === id)?.cell(row);
	const hasActions = columns.some(({ id }) => id === ACTIONS);
	const open = (event: MouseEvent, row: Row) => {
		const target = event.target instanceof Element ? event.target : null;
		// A menu's entries are elsewhere in the DOM, but their React events bubble here.
		if (!event.currentTarget.contains(target) || target?.closest("a, button, input, select, label")) return;
		onOpen?.(row);
	};
	return (
		<div className="@container rounded-xl border bg-card shadow-card">
			<table
				aria-label={label}
				aria-busy={busy || data === undefined}
				className={cn(
					"w-full border-collapse text-start transition-opacity @max-2xl:block",
					columns.length > MANY_COLUMNS ? "[--cell-space:--spacing(2)]" : "[--cell-space:--spacing(3)]",
					busy && "opacity-60",
				)}
			>
				<thead className="@max-2xl:block @max-2xl:not-focus-within:sr-only">
					{table.getHeaderGroups().map((group) => (
						<tr key={group.id} className="@max-2xl:flex @max-2xl:flex-wrap @max-2xl:items-center">
							{group.headers
								.filter(({ column }) => column.id !== ACTIONS)
								.map(({ id, column }) => (
									<SortHeader
										key={id}
										title={column.columnDef.meta?.title ?? ""}
										field={fieldOf(column.id)}
										align={column.columnDef.meta?.align}
										sort={sort}
										onSort={onSort}
									/>
								))}
							<HeadEnd>
								{hasActions && <span className="sr-only">{t("list.actions")}</span>}
								<ColumnMenu table={table} />
							</HeadEnd>
						</tr>
					))}
				</thead>
				<tbody className="@max-2xl:block">
					{data === undefined && SKELETON_ROWS.map((row) => <SkeletonRow key={row} cells={columns.length + 1} />)}
					{table.getRowModel().rows.map((row) => (
						<tr
							key={row.id}
							onClick={onOpen && ((event) => open(event, row.original))}
							className={cn(
								"border-b transition-colors last:border-b-0 @max-2xl:grid @max-2xl:min-h-16 @max-2xl:grid-cols-[minmax(0,1fr)_auto_auto] @max-2xl:content-center @max-2xl:px-4 @max-2xl:py-2.5",
								onOpen && "cursor-pointer hover:bg-accent/50",
							)}
						>
							{row.getVisibleCells().map((cell) => {
								const { align, wrap = false, short = false, place = "none" } = cell.column.columnDef.meta ?? {};
								return (
									<td
										key={cell.id}
										className={cn(
											"h-12 px-(--cell-space) py-1.5 align-middle first:ps-4 @max-2xl:h-auto @max-2xl:min-w-0 @max-2xl:p-0 @max-2xl:first:ps-0",
											align === "end" && "text-end tabular-nums",
											!wrap && "@2xl:max-w-80",
											cell.column.id === ACTIONS && "w-12 pe-2 text-end @max-2xl:w-auto",
											PLACES[place],
										)}
									>
										<div
											className={cn(
												"min-w-0",
												wrap ? "wrap-anywhere" : place !== "actions" && (short || align === "end" ? SHORT : TEXT),
											)}
										>
											{cellOf(cell.column.id, row.original)}
										</div>
									</td>
								);
							})}
							{!hasActions && <td aria-hidden className="w-12 @max-2xl:hidden print:hidden" />}
						</tr>
					))}
				</tbody>
			</table>
			<span className="sr-only" aria-live="polite">
				{data === undefined ? t("state.loading") : ""}
			</span>
		</div>
	);
}

/** As high as a row, so that nothing moves when the rows load. */
const SkeletonRow = ({ cells }: { cells: number }) => (
	<tr aria-hidden className="border-b last:border-b-0 @max-2xl:block">
		<td colSpan={cells} className="h-12 px-4 @max-2xl:flex @max-2xl:h-16 @max-2xl:items-center">
			<Skeleton className="h-4 w-full" />
		</td>
	</tr>
);
