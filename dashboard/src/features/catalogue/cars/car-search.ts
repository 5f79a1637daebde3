import { type ListSearch, toListSearch } from "../../../lib/list-search.ts";
import { toId } from "../../../lib/to-id.ts";

/** The state of the list, and the model that is opened. */
export type CarSearch = ListSearch & { car?: number | undefined };

export function toCarSearch(raw: Record<string, unknown>): CarSearch {
	return { ...toListSearch(raw), car: toId(raw.car) ?? undefined };
}
