import { createFileRoute } from "@tanstack/react-router";
import { CorrectionListPage } from "../features/catalogue/corrections/correction-list-page.tsx";
import { toCorrectionSearch } from "../features/catalogue/corrections/correction-search.ts";

export const Route = createFileRoute("/a/catalogue/corrections")({
	validateSearch: toCorrectionSearch,
	component: CorrectionListPage,
});
