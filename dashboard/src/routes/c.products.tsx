import { createFileRoute } from "@tanstack/react-router";
import { ProductListPage } from "../features/products/product-list-page.tsx";
import { toListSearch } from "../lib/list-search.ts";

export const Route = createFileRoute("/c/products")({ validateSearch: toListSearch, component: ProductListPage });
