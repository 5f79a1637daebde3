import { CHANGES, type Change } from "#worker/catalogue/versions/change.rules.ts";
import { type ListSearch, toListSearch } from "../../../lib/list-search.ts";

/** What a review shows: all changes, one kind, or the rejected rows; and the state of that list. */
export type ReviewSearch = ListSearch & { show?: "refused" | undefined; change?: Change };

export function toReviewSearch(raw: Record<string, unknown>): ReviewSearch {
	const change = CHANGES.find((known) => known === raw.change);
	return {
		...toListSearch(raw),
		...(raw.show === "refused" && { show: raw.show }),
		...(change && { change }),
	};
}
