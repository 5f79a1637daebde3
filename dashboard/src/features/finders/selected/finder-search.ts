import type { SearchMiddleware } from "@tanstack/react-router";
import { toId } from "../../../lib/to-id.ts";
import { selectedFinderId } from "./selected-finder.ts";

export type FinderSearch = { finder?: number | undefined };

/** `?finder=ID`: the configuration of a page. */
export const toFinderSearch = ({ finder }: Record<string, unknown>): FinderSearch => ({
	// Always set: the router keeps a key that its reader leaves out.
	finder: toId(finder) ?? undefined,
});

/**
 * A page of one configuration has it in its address, in every link and however it is opened, so that reload, back and a
 * shared link keep it: the one in the link, else that of the previous page, else the last selected one.
 */
function keepFinder<Search extends FinderSearch>({ search, next }: Parameters<SearchMiddleware<Search>>[0]): Search {
	const result = next(search);
	return { ...result, finder: result.finder ?? search.finder ?? selectedFinderId() ?? undefined };
}

export const ofOneFinder = { middlewares: [keepFinder] };
