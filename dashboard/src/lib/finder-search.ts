import type { SearchMiddleware } from "@tanstack/react-router";
import { selectedFinderId, toId } from "./selected-finder.ts";

export type FinderSearch = { finder?: number | undefined };

/** `?finder=ID`: the configuration that a page is about. */
export const toFinderSearch = ({ finder }: Record<string, unknown>): FinderSearch => ({
	// Always set: the router hands on what a key's reader leaves out.
	finder: toId(finder) ?? undefined,
});

/**
 * A page of one configuration carries it in its address, in every link and however it is opened, so that reload, back and
 * a sent link keep to it: the one that the link names, else that of the page before, else the one that was selected last.
 */
function keepFinder<Search extends FinderSearch>({ search, next }: Parameters<SearchMiddleware<Search>>[0]): Search {
	const result = next(search);
	return { ...result, finder: result.finder ?? search.finder ?? selectedFinderId() ?? undefined };
}

export const ofOneFinder = { middlewares: [keepFinder] };
