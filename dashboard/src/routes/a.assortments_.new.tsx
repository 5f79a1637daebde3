import { createFileRoute } from "@tanstack/react-router";
import { NewAssortmentPage } from "../features/assortments/assortment-page.tsx";
import { toAssortmentSearch } from "../features/assortments/assortment-search.ts";

export const Route = createFileRoute("/a/assortments_/new")({
	validateSearch: toAssortmentSearch,
	component: NewAssortmentPage,
});
