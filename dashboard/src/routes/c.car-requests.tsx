import { createFileRoute } from "@tanstack/react-router";
import { CarRequestPage } from "../features/car-requests/car-request-page.tsx";
import { ofOneFinder } from "../features/finders/selected/finder-search.ts";
import { toListSearch } from "../lib/list-search.ts";

export const Route = createFileRoute("/c/car-requests")({
	validateSearch: toListSearch,
	search: ofOneFinder,
	component: CarRequestPage,
});
