import { useSearch } from "@tanstack/react-router";
import type { AssortmentKind } from "#worker/assortments/assortment.rules.ts";
import { type ListSearch, toListSearch } from "../../lib/list-search.ts";
import { toKind } from "./kind.ts";

type AssortmentSearch = ListSearch & { kind?: AssortmentKind | undefined };

/** What the list shows. An assortment's page keeps it in its address, so that its back link opens the same list. */
export const toAssortmentSearch = (raw: Record<string, unknown>): AssortmentSearch => ({
	...toListSearch(raw),
	// Always set: the router keeps a key that its reader leaves out.
	kind: toKind(raw.kind),
});

export const useAssortmentSearch = (): AssortmentSearch => toAssortmentSearch(useSearch({ strict: false }));
