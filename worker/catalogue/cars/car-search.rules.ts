import { searchText } from "../../db/search-text.rules.ts";
import type { ModelList } from "../vehicles/model-list.rules.ts";
import { searchModels } from "../vehicles/model-search.rules.ts";

/** A model of the catalogue and its folded search text. */
export type ListedModel = { id: number; name: string; brand: { id: number; name: string }; searched: string };

const modelsOf = new WeakMap<ModelList, ListedModel[]>();

/** All models in the order of the list, folded once. */
function listedModels(list: ModelList): ListedModel[] {
	const models =
		modelsOf.get(list) ??
		list.brands.flatMap(([brandId, brandName, models]) =>
			models.map(([id, name]) => ({
				id,
				name,
				brand: { id: brandId, name: brandName },
				searched: searchText(brandName, name),
			})),
		);
	modelsOf.set(list, models);
	return models;
}

/**
 * The models that contain every word of a search, taken literally, in ascending or descending order. If none does, what
 * visitors find with the same text ("vw golf", "golf 7 2016"), best first.
 */
export function findModels(
	list: ModelList,
	{ search, brandId, isBackwards }: { search: string; brandId?: number | undefined; isBackwards: boolean },
): ListedModel[] {
	const words = searchText(search).split(/\s+/).filter(Boolean);
	const matching = listedModels(list).filter(
		({ brand, searched }) =>
			(brandId === undefined || brand.id === brandId) && words.every((word) => searched.includes(word)),
	);
	if (matching.length === 0) {
		const known = new Map(listedModels(list).map((model) => [model.id, model]));
		const matches = searchModels(list, search).flatMap(({ model }) => known.get(model.id) ?? []);
		return matches.filter(({ brand }) => brandId === undefined || brand.id === brandId);
	}
	return isBackwards ? matching.reverse() : matching;
}
