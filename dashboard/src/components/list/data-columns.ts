import { type ColumnDef, columnVisibilityFeature, type RowData, tableFeatures } from "@tanstack/react-table";
import type { ReactNode } from "react";

/** A column of a list, as its screen describes it. */
export type DataColumn<Row, Field extends string = string> = {
	id: string;
	/** The header's text, and on phones each cell's label. */
	title: string;
	cell: (row: Row) => ReactNode;
	/** The field by which the server sorts; undefined: not sortable. */
	sortField?: Field;
	align?: "end";
	/** Always shown. */
	fixed?: boolean;
	/** As many lines as it needs; else one, truncated if there is no room. */
	wrap?: boolean;
	/** Short values, such as a date or a role: never truncated, whatever the other columns contain. */
	short?: boolean;
	/**
	 * Its position on phones: title, second line, number at the end, or hidden. By default the first two columns are
	 * title and second line.
	 */
	phone?: Place;
};

export type Place = "title" | "second" | "end" | "actions" | "none";

/** A column's position on phones, if it has none of its own. */
function placeOf({ id, phone }: { id: string; phone?: Place }, index: number): Place {
	if (phone) return phone;
	if (id === ACTIONS) return "actions";
	return index === 0 ? "title" : index === 1 ? "second" : "none";
}

/** The column of row actions: its header has no text, and contains the column menu. */
export const ACTIONS = "actions";

type ColumnMeta<Row> = Pick<DataColumn<Row>, "sortField" | "align" | "title" | "wrap" | "short"> & { place: Place };
// Used only for its type: see `columnMeta` of TanStack Table.
const columnMeta: Partial<ColumnMeta<unknown>> = {};

export const features = tableFeatures({ columnVisibilityFeature, columnMeta });

export const toColumns = <Row extends RowData>(
	columns: readonly DataColumn<Row>[],
): ColumnDef<typeof features, Row>[] =>
	columns.map(({ id, title, cell, sortField, align, fixed, wrap, short, phone }, index) => ({
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
			...(short !== undefined && { short }),
		},
	}));
