import { createFileRoute } from "@tanstack/react-router";
import { AssortmentListPage } from "../features/assortments/assortment-list-page.tsx";
import { toKind } from "../features/assortments/kind.ts";
import { toListSearch } from "../lib/list-search.ts";

export const Route = createFileRoute("/a/assortments")({
	// Always set: the router hands on what a key's reader leaves out.
	validateSearch: (raw: Record<string, unknown>) => ({ ...toListSearch(raw), kind: toKind(raw.kind) }),
	component: AssortmentListPage,
});
