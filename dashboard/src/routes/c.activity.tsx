import { createFileRoute } from "@tanstack/react-router";
import { ActivityPage } from "../features/audit/activity-page.tsx";
import { ofOneFinder } from "../features/finders/selected/finder-search.ts";
import { toListSearch } from "../lib/list-search.ts";

export const Route = createFileRoute("/c/activity")({
	validateSearch: toListSearch,
	search: ofOneFinder,
	component: ActivityPage,
});
