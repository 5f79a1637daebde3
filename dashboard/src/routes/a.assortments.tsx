import { createFileRoute } from "@tanstack/react-router";
import { AssortmentListPage } from "../features/assortments/assortment-list-page.tsx";
import { toListSearch } from "../lib/list-search.ts";

export const Route = createFileRoute("/a/assortments")({ validateSearch: toListSearch, component: AssortmentListPage });
