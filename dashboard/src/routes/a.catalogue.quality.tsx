import { createFileRoute } from "@tanstack/react-router";
import { QualityPage } from "../features/quality/quality-page.tsx";
import { toQualitySearch } from "../features/quality/quality-search.ts";

export const Route = createFileRoute("/a/catalogue/quality")({
	validateSearch: toQualitySearch,
	component: QualityPage,
});
