import { createFileRoute } from "@tanstack/react-router";
import { AdminProductPage } from "../features/products/admin-product-page.tsx";
import { toSetProductSearch } from "../features/products/set-product-search.ts";
import { toOpenedSearch } from "../lib/opened-search.ts";

export const Route = createFileRoute("/a/products")({
	validateSearch: (raw: Record<string, unknown>) => ({ ...toSetProductSearch(raw), ...toOpenedSearch(raw) }),
	component: AdminProductPage,
});
