import { useNavigate, useSearch } from "@tanstack/react-router";
import { STOCK_FILTERS, type StockFilter } from "#worker/inventory/inventory.rules.ts";
import { type ListSearch, toListSearch } from "../../lib/list-search.ts";
import { toId } from "../../lib/to-id.ts";

type StockFilters = { filter?: StockFilter | undefined; company?: number | undefined };

/** `company`: whose stock an administrator sees. */
export const toStockSearch = (raw: Record<string, unknown>): ListSearch & StockFilters => ({
	...toListSearch(raw),
	// Always set: the router keeps a key that its reader leaves out.
	filter: STOCK_FILTERS.find((one) => one === raw.filter),
	company: toId(raw.company) ?? undefined,
});

export const useStockSearch = () => toStockSearch(useSearch({ strict: false }));

/** Sets filters; the list starts at its first page. */
export function useSetStockFilters(): (filters: StockFilters) => void {
	const navigate = useNavigate();
	return (filters) =>
		void navigate({
			to: ".",
			search: ({ page: _, ...previous }: Record<string, unknown>) => ({ ...previous, ...filters }),
		});
}
