import { createFileRoute } from "@tanstack/react-router";
import { ofOneFinder } from "../features/finders/selected/finder-search.ts";
import { ProductListPage } from "../features/products/product-list-page.tsx";
import { type ListSearch, toListSearch } from "../lib/list-search.ts";

type ProductSearch = ListSearch & { product?: string | undefined };

/** `product`: the id of the opened one. */
const validateSearch = (raw: Record<string, unknown>): ProductSearch => ({
	...toListSearch(raw),
	...(typeof raw.product === "string" && raw.product !== "" && { product: raw.product }),
});

export const Route = createFileRoute("/c/products")({
	validateSearch,
	search: ofOneFinder,
	component: ProductListPage,
});
