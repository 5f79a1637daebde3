import { QUALITY_KINDS, type QualityKind } from "#worker/quality/quality-kind.rules.ts";
import { type ListSearch, toListSearch } from "../../lib/list-search.ts";

export type QualitySearch = ListSearch & { kind?: QualityKind | undefined };

export function toQualitySearch(raw: Record<string, unknown>): QualitySearch {
	return { ...toListSearch(raw), kind: QUALITY_KINDS.find((known) => known === raw.kind) };
}
