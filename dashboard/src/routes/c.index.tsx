import { createFileRoute } from "@tanstack/react-router";
import { CompanyHomePage } from "../features/welcome/company-home-page.tsx";
import { type ListSearch, toListSearch } from "../lib/list-search.ts";

/** `?add=true` opens the dialog that adds a configuration. */
const toSearch = (raw: Record<string, unknown>): ListSearch & { add?: true | undefined } => ({
	...toListSearch(raw),
	// Always set: the router keeps a key that its reader leaves out.
	add: raw.add === true ? true : undefined,
});

export const Route = createFileRoute("/c/")({ validateSearch: toSearch, component: CompanyHomePage });
