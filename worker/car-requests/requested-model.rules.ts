import { plusInWords } from "../catalogue/vehicles/car-text.rules.ts";
import { CAR_WORDS } from "../catalogue/vehicles/car-word-list.rules.ts";
import { namesLike } from "../catalogue/vehicles/car-words.rules.ts";
import type { KnownOfModel, ModelHit, ModelList } from "../catalogue/vehicles/model-list.rules.ts";
import { searchModels } from "../catalogue/vehicles/model-search.rules.ts";
import { searchText } from "../db/search-text.rules.ts";

/** `Mercedes-Benz C 180` is `mercedes`, `benz`, `c` and `180`. */
const wordsOf = (text: string): string[] => searchText(plusInWords(text)).match(/[\p{L}\p{N}]+/gu) ?? [];
const isYear = (word: string): boolean => /^(?:19|20)\d\d$/.test(word);

/**
 * The one model that a typed text names: the text has each word of the model's name or of an alias, and no other word but
 * the brand's and a year in which it was built. `years`: of the alias. Undefined: none, or several models, years or
 * generations; a guess would mail somebody about another car.
 */
export function requestedModel(text: string, list: ModelList): ModelHit | undefined {
	const asWritten = modelsNamed(text, list);
	// A `T6.1` is a T6 where no car is called so.
	const named = asWritten.length > 0 ? asWritten : modelsNamed(text.replace(/(?<=\b\p{L}\d)[.,]\d\b/gu, ""), list);
	// "Golf Plus" names the Golf's word as well, so the longest name counts.
	const most = Math.max(...named.map(({ words }) => words));
	const [best, other] = named.filter(({ words }) => words === most);
	return best && !other ? inItsYears(best) : undefined;
}

function modelsNamed(text: string, list: ModelList): Named[] {
	const typed = wordsOf(text);
	const known = new Map(list.brands.flatMap(([, , models]) => models.map(([id, , of]) => [id, of] as const)));
	return searchModels(list, text).flatMap((hit) => {
		const named = namesIn(typed, hit, known.get(hit.model.id));
		return named && hit.unbuilt === undefined ? [named] : [];
	});
}

/** The model, how many words its longest name in the text has, and the years there: those typed, and of its aliases. */
function namesIn(typed: readonly string[], hit: ModelHit, { a = [] }: KnownOfModel = {}) {
	const isNamed = (name: string) => wordsOf(name).every((word) => typed.includes(word));
	const aliases = a.filter(([alias]) => isNamed(alias));
	const named = [...(isNamed(hit.model.name) ? [hit.model.name] : []), ...aliases.map(([alias]) => alias)];
	const ofBrand = wordsOf(hit.brand.name);
	const names = new Set([...ofBrand, ...namesLike(ofBrand.join(""), CAR_WORDS), ...named.flatMap(wordsOf)]);
	const isKnown = (word: string) => names.has(word) || isYear(word);
	if (named.length === 0 || !typed.every(isKnown)) return undefined;
	const words = Math.max(...named.map((name) => wordsOf(name).length));
	// The Peugeot 2008 is a name.
	return { hit, words, aliases, typed: new Set(typed.filter((word) => isYear(word) && !names.has(word))) };
}

type Named = NonNullable<ReturnType<typeof namesIn>>;

/** Undefined if the text has several years, aliases of different years, or a year outside the alias's. */
function inItsYears({ hit, aliases, typed }: Named): ModelHit | undefined {
	const [alias, ...others] = aliases;
	const [, from, to] = alias ?? ["", 0, 0];
	if (typed.size > 1 || others.some(([, first, last]) => first !== from || last !== to)) return undefined;
	const [typedYear] = typed;
	const year = typedYear === undefined ? null : Number(typedYear);
	if (year !== hit.year || (year !== null && (year < from || year > (to || year)))) return undefined;
	return { ...hit, years: alias && [from, to] };
}
