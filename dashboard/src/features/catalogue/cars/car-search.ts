import { CORRECTION_STATES, type CorrectionState } from "#worker/catalogue/corrections/correction.rules.ts";
import { type ListSearch, toListSearch } from "../../../lib/list-search.ts";
import { toId } from "../../finders/selected/selected-finder.ts";

/** The state of the list, and the model that is opened. */
export type CarSearch = ListSearch & { car?: number | undefined };

export function toCarSearch(raw: Record<string, unknown>): CarSearch {
	return { ...toListSearch(raw), car: toId(raw.car) ?? undefined };
}

export type CorrectionSearch = ListSearch & { state?: CorrectionState | undefined };

export function toCorrectionSearch(raw: Record<string, unknown>): CorrectionSearch {
	return { ...toListSearch(raw), state: CORRECTION_STATES.find((known) => known === raw.state) };
}
