import { useState } from "react";
import type { OrderListRow } from "#worker/orders/order.schema.ts";

/** The orders of this page that are selected: one that leaves the page is no longer selected. */
export function useOrderSelection(rows: readonly OrderListRow[]) {
	const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
	const selected = rows.filter(({ id }) => ids.has(id));
	return {
		isPossible: rows.length > 0,
		selected,
		isAll: selected.length > 0 && selected.length === rows.length,
		has: ({ id }: OrderListRow) => ids.has(id),
		toggle: ({ id }: OrderListRow) =>
			setIds((previous) => new Set(previous.has(id) ? [...previous].filter((one) => one !== id) : [...previous, id])),
		toggleAll: () => setIds(new Set(selected.length === rows.length ? [] : rows.map(({ id }) => id))),
		clear: () => setIds(new Set()),
	};
}
export type OrderSelection = ReturnType<typeof useOrderSelection>;
