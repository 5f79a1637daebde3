import { type ColumnDef, columnVisibilityFeature, type RowData, tableFeatures } from "@tanstack/react-table";
import type { ReactNode } from "react";

/** A column of a list, as its screen describes it. */
export type DataColumn<Row, Field extends string = string> = {
	id: string;
	/** What the header says, and on phones each cell's label. */
	title: string;
	cell: (row: Row) => ReactNode;
	/** The field by which the server sorts; none: this column can't be sorted. */
	sortField?: Field;
	align?: "end";
	/** Always shown. */
	fixed?: boolean;
};

type ColumnMeta<Row> = Pick<DataColumn<Row>, "sortField" | "align" | "title">;
// Read for its type alone: see `columnMeta` of TanStack Table.
const columnMeta: Partial<ColumnMeta<unknown>> = {};

export const features = tableFeatures({ columnVisibilityFeature, columnMeta });

export const toColumns = <Row extends RowData>(
	columns: readonly DataColumn<Row>[],
): ColumnDef<typeof features, Row>[] =>
	columns.map(({ id, title, cell, sortField, align, fixed }) => ({
		id,
		header: title,
		cell: ({ row }) => cell(row.original),
		enableHiding: !fixed,
		meta: { title, ...(sortField !== undefined && { sortField }), ...(align !== undefined && { align }) },
	}));
