import { createFileRoute } from "@tanstack/react-router";
import { AllCarRequestsPage } from "../features/car-requests/all-car-requests-page.tsx";
import { toListSearch } from "../lib/list-search.ts";

export const Route = createFileRoute("/a/catalogue/car-requests")({
	validateSearch: toListSearch,
	component: AllCarRequestsPage,
});
