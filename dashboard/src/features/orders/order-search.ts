import { useNavigate, useSearch } from "@tanstack/react-router";
import { ORDER_SIDES, ORDER_STATUSES, type OrderSide, type OrderStatus } from "#worker/orders/order.rules.ts";
import { type ListSearch, toListSearch } from "../../lib/list-search.ts";
import { toDay } from "../../lib/to-day.ts";
import { toId } from "../../lib/to-id.ts";

type OrderFilters = {
	status?: OrderStatus | undefined;
	company?: number | undefined;
	side?: OrderSide | undefined;
	/** Only those that have waited long. */
	age?: "old" | undefined;
	/** Days on which they were entered, the first and the last. */
	from?: string | undefined;
	to?: string | undefined;
};
export type OrderSearch = ListSearch & OrderFilters;

/** What the list shows. An order's page keeps it in its address, so that its back link opens the same list. */
export const toOrderSearch = (raw: Record<string, unknown>): OrderSearch => ({
	...toListSearch(raw),
	// Always set: the router keeps a key that its reader leaves out.
	status: ORDER_STATUSES.find((one) => one === raw.status),
	company: toId(raw.company) ?? undefined,
	side: ORDER_SIDES.find((one) => one === raw.side),
	age: raw.age === "old" ? raw.age : undefined,
	from: toDay(raw.from),
	to: toDay(raw.to),
});

export const useOrderSearch = (): OrderSearch => toOrderSearch(useSearch({ strict: false }));

/** Sets filters; the list starts at its first page. */
export function useSetOrderFilters(): (filters: OrderFilters) => void {
	const navigate = useNavigate();
	return (filters) =>
		void navigate({
			to: ".",
			search: ({ page: _, ...previous }: Record<string, unknown>) => ({ ...previous, ...filters }),
		});
}

/** A new order's page: a product to begin with, and the configuration that sells it. */
export type NewOrderSearch = { sku?: string | undefined; from?: number | undefined };
export const toNewOrderSearch = (raw: Record<string, unknown>): NewOrderSearch => ({
	sku: typeof raw.sku === "string" || typeof raw.sku === "number" ? String(raw.sku) : undefined,
	from: toId(raw.from) ?? undefined,
});
