import { NICKNAMES } from "../catalogue/vehicles/car-words.rules.ts";
import type { KnownOfModel, ModelHit, ModelList } from "../catalogue/vehicles/model-list.rules.ts";
import { searchModels } from "../catalogue/vehicles/model-search.rules.ts";
import { searchText } from "../db/search-text.rules.ts";

/** `Mercedes-Benz C 180` is `mercedes`, `benz`, `c` and `180`. */
const wordsOf = (text: string): string[] => searchText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
const isYear = (word: string): boolean => /^(?:19|20)\d\d$/.test(word);

/**
 * The one model that a typed text names: the text has each word of the model's name or of an alias, and no other word but
 * the brand's and a year in which it was built. `years`: of the alias. Undefined: none, or several; a guess would mail
 * somebody about another car.
 */
export function requestedModel(text: string, list: ModelList): ModelHit | undefined {
	const typed = wordsOf(text);
	const known = new Map(list.brands.flatMap(([, , models]) => models.map(([id, , of]) => [id, of] as const)));
	const named = searchModels(list, text).flatMap((hit) => {
		const said = namesIn(typed, hit, known.get(hit.model.id));
		return said && hit.unbuilt === undefined ? [said] : [];
	});
	// "Golf Plus" names the Golf's word as well, so the longest name counts.
	const most = Math.max(...named.map(({ words }) => words));
	const best = named.filter(({ words }) => words === most);
	return best.length === 1 ? best[0]?.hit : undefined;
}

/** The model with the years of its aliases in the text, and how many words its longest name there has. */
function namesIn(typed: readonly string[], hit: ModelHit, { a = [] }: KnownOfModel = {}) {
	const isSaid = (name: string) => wordsOf(name).every((word) => typed.includes(word));
	const aliases = a.filter(([alias]) => isSaid(alias));
	const said = [...(isSaid(hit.model.name) ? [hit.model.name] : []), ...aliases.map(([alias]) => alias)];
	const ofBrand = wordsOf(hit.brand.name);
	const names = new Set([...ofBrand, ...said.flatMap(wordsOf)]);
	const isKnown = (word: string) => names.has(word) || isYear(word) || NICKNAMES.get(word) === ofBrand.join("");
	if (said.length === 0 || !typed.every(isKnown)) return undefined;
	const years = aliases.map(([, from, to]): [number, number] => [from, to]).reduce(commonYears, [0, 0]);
	return {
		hit: { ...hit, years: aliases.length > 0 ? years : undefined },
		words: Math.max(...said.map((name) => wordsOf(name).length)),
	};
}

/** 0: without a beginning or an end. */
const commonYears = ([from, to]: [number, number], [other, last]: [number, number]): [number, number] => [
	Math.max(from, other),
	to && last ? Math.min(to, last) : to || last,
];
