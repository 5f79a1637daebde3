import { CORRECTION_STATES, type CorrectionState } from "#worker/catalogue/corrections/correction-state.rules.ts";
import { type ListSearch, toListSearch } from "../../../lib/list-search.ts";

export type CorrectionSearch = ListSearch & { state?: CorrectionState | undefined };

export function toCorrectionSearch(raw: Record<string, unknown>): CorrectionSearch {
	return { ...toListSearch(raw), state: CORRECTION_STATES.find((known) => known === raw.state) };
}
