import { createFileRoute } from "@tanstack/react-router";
import { toCorrectionSearch } from "../features/catalogue/cars/car-search.ts";
import { CorrectionListPage } from "../features/catalogue/corrections/correction-list-page.tsx";

export const Route = createFileRoute("/a/catalogue/corrections")({
	validateSearch: toCorrectionSearch,
	component: CorrectionListPage,
});
