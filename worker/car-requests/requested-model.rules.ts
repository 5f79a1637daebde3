import type { ModelHit } from "../catalogue/vehicles/model-list.rules.ts";
import { searchText } from "../db/search-text.rules.ts";

/** `Mercedes-Benz C 180` is `mercedes`, `benz`, `c` and `180`. */
const wordsOf = (text: string): string[] => searchText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
const isYear = (word: string): boolean => /^(?:19|20)\d\d$/.test(word);

/**
 * The one model that a typed text names, of those that the search has found: the text has each word of the model's name, and
 * no other word but the brand's and a year. Undefined: none, or several; a guess would mail somebody about another car.
 */
export function requestedModel(text: string, hits: readonly ModelHit[]): ModelHit | undefined {
	const typed = wordsOf(text);
	const named = hits.filter(({ brand, model }) => {
		const [ofBrand, ofModel] = [wordsOf(brand.name), wordsOf(model.name)];
		const isKnown = (word: string) => ofModel.includes(word) || ofBrand.includes(word) || isYear(word);
		return ofModel.every((word) => typed.includes(word)) && typed.every(isKnown);
	});
	// "Golf Plus" names the Golf's word as well, so the longest name counts.
	const most = Math.max(...named.map(({ model }) => wordsOf(model.name).length));
	const best = named.filter(({ model }) => wordsOf(model.name).length === most);
	return best.length === 1 ? best[0] : undefined;
}
