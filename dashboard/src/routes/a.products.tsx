import { createFileRoute } from "@tanstack/react-router";
import { AdminProductPage } from "../features/products/admin-product-page.tsx";
import { toListSearch } from "../lib/list-search.ts";

export const Route = createFileRoute("/a/products")({ validateSearch: toListSearch, component: AdminProductPage });
