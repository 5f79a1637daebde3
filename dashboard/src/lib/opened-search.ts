import { type ListSearch, toListSearch } from "./list-search.ts";
import { toId } from "./to-id.ts";

/** `?view=12` opens one of the list's rows, `?add=true` the form that adds one. */
export type OpenedSearch = { view?: number | undefined; add?: true | undefined };

// Always set: the router keeps a key that its reader leaves out.
export const toOpenedSearch = (raw: Record<string, unknown>): OpenedSearch => ({
	view: toId(raw.view) ?? undefined,
	add: raw.add === true ? true : undefined,
});

/** A list, and what is open over it. */
export const toListAndOpened = (raw: Record<string, unknown>): ListSearch & OpenedSearch => ({
	...toListSearch(raw),
	...toOpenedSearch(raw),
});
