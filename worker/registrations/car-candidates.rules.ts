import type { ModelHit, ModelList } from "../catalogue/vehicles/model-list.rules.ts";
import { searchModels } from "../catalogue/vehicles/model-search.rules.ts";

const CANDIDATES_MAX = 8;
const HITS_A_CAR = 4;

/**
 * The catalogue's models that a register's cars may be, best first; the visitor chooses. Registers name models in their
 * own ways (`NISSAN NOTE`, `318I`), so the search finds them, within the brand that the register names.
 */
export function carCandidates(
	list: ModelList,
	cars: readonly { brand: string; model: string; year: number | null }[],
): ModelHit[] {
	const candidates = new Map<string, ModelHit>();
	for (const { brand, model, year } of cars) {
		const brands = new Set(searchModels(list, brand).map((hit) => hit.brand.id));
		const hits = searchModels(list, [brand, model, year].filter(Boolean).join(" "));
		for (const hit of hits.filter((one) => brands.has(one.brand.id)).slice(0, HITS_A_CAR))
			candidates.set(`${hit.model.id} ${hit.year}`, hit);
	}
	return [...candidates.values()].slice(0, CANDIDATES_MAX);
}
