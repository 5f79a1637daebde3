import { nameKey } from "../../db/search-text.rules.ts";
import type { ModelAlias } from "../fitment/fitment.rules.ts";
import type { ListedModel } from "../vehicles/model-list.rules.ts";

/** An alias that an administrator has added to a model, or removed from it. Years: 0 without a beginning or an end. */
export type AliasCorrection = {
	modelId: number;
	text: string;
	yearFrom: number;
	yearTo: number;
	isRemoved: boolean;
};

/** Models as imported, with the corrections of their aliases, by the models' ids. */
export const withAliasCorrections = (
	models: ListedModel[],
	corrections: ReadonlyMap<number, AliasCorrection[]>,
): ListedModel[] =>
	models.map((model) => {
		const ofModel = corrections.get(model[0]);
		return ofModel ? withAliases(model, ofModel) : model;
	});

function withAliases([id, name, { a = [], ...known } = {}]: ListedModel, ofModel: AliasCorrection[]): ListedModel {
	const aliases = correctedAliases(a, ofModel);
	return [id, name, { ...known, ...(aliases.length > 0 ? { a: aliases } : {}) }];
}

/** A model's imported aliases with those that were added by hand, without those that were removed. */
export function correctedAliases(imported: readonly ModelAlias[], ofModel: readonly AliasCorrection[]): ModelAlias[] {
	const keys = new Set(ofModel.map(({ text }) => nameKey(text)));
	const added = ofModel.flatMap(({ text, yearFrom, yearTo, isRemoved }): ModelAlias[] =>
		isRemoved ? [] : [[text, yearFrom, yearTo]],
	);
	return [...imported.filter(([text]) => !keys.has(nameKey(text))), ...added];
}
