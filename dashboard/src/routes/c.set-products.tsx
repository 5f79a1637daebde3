import { createFileRoute } from "@tanstack/react-router";
import { ofOneFinder } from "../features/finders/selected/finder-search.ts";
import { SetProductListPage } from "../features/products/set-product-list-page.tsx";
import { toSetProductSearch } from "../features/products/set-product-search.ts";
import { toOpenedSearch } from "../lib/opened-search.ts";

export const Route = createFileRoute("/c/set-products")({
	validateSearch: (raw: Record<string, unknown>) => {
		const { company: _, ...search } = toSetProductSearch(raw);
		return { ...search, ...toOpenedSearch(raw) };
	},
	search: ofOneFinder,
	component: SetProductListPage,
});
