import { useState } from "react";
import type { OrderListRow } from "#worker/orders/order.schema.ts";

/** The orders of this page that are selected to be accepted: one that leaves the page is no longer selected. */
export function useOrderSelection(rows: readonly OrderListRow[]) {
	const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
	const acceptable = rows.filter(({ actions }) => actions.includes("accept"));
	const selected = acceptable.filter(({ id }) => ids.has(id));
	return {
		isPossible: acceptable.length > 0,
		selected,
		isAll: selected.length > 0 && selected.length === acceptable.length,
		has: ({ id }: OrderListRow) => ids.has(id),
		toggle: ({ id }: OrderListRow) =>
			setIds((previous) => new Set(previous.has(id) ? [...previous].filter((one) => one !== id) : [...previous, id])),
		toggleAll: () => setIds(new Set(selected.length === acceptable.length ? [] : acceptable.map(({ id }) => id))),
		clear: () => setIds(new Set()),
	};
}
export type OrderSelection = ReturnType<typeof useOrderSelection>;
