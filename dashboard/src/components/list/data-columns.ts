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
	/** As many lines as it needs; else one, cut off where there is no room. */
	wrap?: boolean;
	/** Where it stands on phones: title, one second line, the number at the end, or nowhere. By default the first two do. */
	phone?: Place;
};

export type Place = "title" | "second" | "end" | "actions" | "none";

/** Where a column stands on phones, if it does not say so itself. */
export function placeOf({ id, phone }: { id: string; phone?: Place }, index: number): Place {
	if (phone) return phone;
	if (id === ACTIONS) return "actions";
	return index === 0 ? "title" : index === 1 ? "second" : "none";
}

/** The column of what can be done with a row: its head has no text, and holds the choice of columns. */
export const ACTIONS = "actions";

type ColumnMeta<Row> = Pick<DataColumn<Row>, "sortField" | "align" | "title" | "wrap"> & { place: Place };
// Read for its type alone: see `columnMeta` of TanStack Table.
const columnMeta: Partial<ColumnMeta<unknown>> = {};

export const features = tableFeatures({ columnVisibilityFeature, columnMeta });

export const toColumns = <Row extends RowData>(
	columns: readonly DataColumn<Row>[],
): ColumnDef<typeof features, Row>[] =>
	columns.map(({ id, title, cell, sortField, align, fixed, wrap, phone }, index) => ({
		id,
		header: title,
		cell: ({ row }) => cell(row.original),
		enableHiding: !fixed,
		meta: {
			title,
			place: placeOf({ id, ...(phone && { phone }) }, index),
			...(sortField !== undefined && { sortField }),
			...(align !== undefined && { align }),
			...(wrap !== undefined && { wrap }),
		},
	}));
