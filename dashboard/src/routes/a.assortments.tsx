import { createFileRoute } from "@tanstack/react-router";
import { AssortmentListPage } from "../features/assortments/assortment-list-page.tsx";
import { toAssortmentSearch } from "../features/assortments/assortment-search.ts";

export const Route = createFileRoute("/a/assortments")({
	validateSearch: toAssortmentSearch,
	component: AssortmentListPage,
});
