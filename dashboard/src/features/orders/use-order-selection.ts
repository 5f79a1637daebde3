import { useState } from "react";
import type { OrderListRow } from "#worker/orders/order.schema.ts";

/**
 * The orders of this page that are selected: one that leaves the page is no longer selected. Of the rows of the list before,
 * shown while this one loads (`isLoading`), none is.
 */
export function useOrderSelection(rows: readonly OrderListRow[], isLoading: boolean) {
	const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
	const selected = isLoading ? [] : rows.filter(({ id }) => ids.has(id));
	return {
		isLoading,
		isPossible: rows.length > 0,
		selected,
		isAll: selected.length > 0 && selected.length === rows.length,
		has: ({ id }: OrderListRow) => ids.has(id),
		toggle: ({ id }: OrderListRow) =>
			setIds((previous) => new Set(previous.has(id) ? [...previous].filter((one) => one !== id) : [...previous, id])),
		toggleAll: () => setIds(new Set(selected.length === rows.length ? [] : rows.map(({ id }) => id))),
		deselect: (orders: readonly OrderListRow[]) => {
			const ended = new Set(orders.map(({ id }) => id));
			setIds((previous) => new Set([...previous].filter((id) => !ended.has(id))));
		},
	};
}
export type OrderSelection = ReturnType<typeof useOrderSelection>;
