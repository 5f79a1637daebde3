import { type RowData, useTable } from "@tanstack/react-table";
import { type MouseEvent, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { cn } from "../../lib/cn.ts";
import type { Sort } from "../../lib/use-list.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import { ColumnMenu } from "./column-menu.tsx";
import { type DataColumn, features, toColumns } from "./data-columns.ts";
import { SortHeader } from "./sort-header.tsx";
import { useHiddenColumns } from "./use-hidden-columns.ts";

type DataTableProps<Row extends RowData, Field extends string> = {
	/** Names the list, also where its hidden columns are remembered. */
	name: string;
	label: string;
	columns: readonly DataColumn<Row, Field>[];
	/** None yet: skeleton rows stand in. */
	data: readonly Row[] | undefined;
	rowId: (row: Row) => string;
	sort: Sort<Field>;
	onSort: (sort: Sort<Field> | null) => void;
	/** A click anywhere on the row. For the keyboard the row's first cell has a button or a link of its own. */
	onOpen?: ((row: Row) => void) | undefined;
	/** Shows older rows while newer ones are on the way. */
	busy?: boolean;
};

const NO_ROWS: readonly never[] = [];
const SKELETON_ROWS = [1, 2, 3, 4, 5, 6, 7, 8];

/** A list's rows as a table; on phones, where a table has no room, each row as a card of labelled cells. */
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
	const open = (event: MouseEvent, row: Row) => {
		const target = event.target instanceof Element ? event.target : null;
		if (target?.closest("a, button, input, select, label")) return;
		onOpen?.(row);
	};
	return (
		<div className="rounded-xl border bg-card shadow-card max-md:border-0 max-md:bg-transparent max-md:shadow-none">
			<table
				aria-label={label}
				aria-busy={busy || data === undefined}
				className={cn("w-full border-collapse text-start transition-opacity max-md:block", busy && "opacity-60")}
			>
				<thead className="max-md:sr-only">
					{table.getHeaderGroups().map((group) => (
						<tr key={group.id}>
							{group.headers.map((header) => (
								<SortHeader
									key={header.id}
									title={header.column.columnDef.meta?.title ?? ""}
									field={fieldOf(header.column.id)}
									align={header.column.columnDef.meta?.align}
									sort={sort}
									onSort={onSort}
								/>
							))}
							<th
								scope="col"
								className="sticky top-(--shell-top) z-10 short:static w-12 rounded-se-xl border-b bg-card pe-2 text-end"
							>
								<ColumnMenu table={table} />
							</th>
						</tr>
					))}
				</thead>
				<tbody className="max-md:grid max-md:gap-3">
					{data === undefined && SKELETON_ROWS.map((row) => <SkeletonRow key={row} cells={columns.length + 1} />)}
					{table.getRowModel().rows.map((row) => (
						<tr
							key={row.id}
							onClick={onOpen && ((event) => open(event, row.original))}
							className={cn(
								"border-b transition-colors last:border-b-0 max-md:grid max-md:gap-1.5 max-md:rounded-xl max-md:border max-md:bg-card max-md:p-4 max-md:shadow-card",
								onOpen && "cursor-pointer hover:bg-accent/50",
							)}
						>
							{row.getVisibleCells().map((cell) => (
								<td
									key={cell.id}
									data-label={cell.column.columnDef.meta?.title}
									className={cn(
										"px-4 py-2.5 align-middle [overflow-wrap:anywhere] max-md:flex max-md:justify-between max-md:gap-4 max-md:p-0 max-md:before:shrink-0 max-md:before:text-muted-foreground max-md:before:content-[attr(data-label)]",
										cell.column.columnDef.meta?.align === "end" && "text-end tabular-nums",
									)}
								>
									<table.FlexRender cell={cell} />
								</td>
							))}
							<td aria-hidden className="w-12 max-md:hidden" />
						</tr>
					))}
				</tbody>
			</table>
			<span className="sr-only" aria-live="polite">
				{data === undefined ? <Loading /> : ""}
			</span>
		</div>
	);
}

function Loading() {
	const { t } = useTranslation();
	return t("state.loading");
}

const SkeletonRow = ({ cells }: { cells: number }) => (
	<tr aria-hidden className="border-b last:border-b-0 max-md:rounded-xl max-md:border max-md:bg-card">
		<td colSpan={cells} className="px-4 py-3">
			<Skeleton className="h-5 w-full" />
		</td>
	</tr>
);
