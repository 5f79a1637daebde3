/**
 * What visitors' words and letters mean (car-word-list.rules.ts). It comes with the list of names, so all of it may be missing,
 * and its form only grows. A beginning that ends with a blank is a whole word.
 */
export type CarWords = {
	/** Words of names that mean the same, each group by its first one. */
	same?: string[][];
	/** Words for a body, by one of each group. */
	bodies?: string[][];
	/** What vehicle brands are called. */
	brands?: string[][];
	/** Names of vehicle brands, each as one word: one that the catalogue lacks is no typing error of another. */
	allBrands?: string[];
	/** Roman numbers. */
	roman?: LetterPair[];
	/** Words beside a car or its year that carry no meaning. */
	fillers?: string[];
	/** What the digit before a word counts: it is no generation. */
	doors?: string[];
	seats?: string[];
	/** What is searched besides the car: no car's name, and no typing error of one. */
	else?: string[];
	/** Letters by sound, by shape, and by their shape if they are alone. Several in a row come first. */
	letters?: LetterPair[];
	looks?: LetterPair[];
	looksAlone?: LetterPair[];
	/** Latin letters that sound alike. */
	alike?: LetterPair[];
};

export type LetterPair = [from: string, to: string];

const groupOf = (word: string, groups: string[][] = []): string[] | undefined =>
	groups.find((group) => group.includes(word));

function beginsWith(word: string, beginnings: string[] = []): boolean {
	const whole = `${word} `;
	return beginnings.some((beginning) => whole.startsWith(beginning));
}

/** One word for those that mean the same in names. */
export const sameWord = (word: string, { same }: CarWords): string =>
	groupOf(word, same)?.[0] ?? word.replace(/^(.?.?)[ck]las[aeis]*$/, "$1class");

/** Words that stand in names of many models, so that they name none. */
export const isGeneral = (word: string): boolean => /^(class|series|model|\d(door|seat)s)$/.test(word);

export const isFiller = (word: string, { fillers }: CarWords): boolean => beginsWith(word, fillers);

export const countedBy = (word: string, { doors, seats }: CarWords): "doors" | "seats" | undefined =>
	beginsWith(word, doors) ? "doors" : beginsWith(word, seats) ? "seats" : undefined;

export const isElse = (word: string, words: CarWords): boolean =>
	beginsWith(word, words.else) || /^(\d[xхh]\d|\d\dv|[35]d|\d(door|seat)s)$/.test(word);

export const bodyOf = (word: string, { bodies }: CarWords): string | undefined => groupOf(word, bodies)?.[0];

/** All names of a brand that has this one, written as one word. */
export const namesLike = (brand: string, { brands }: CarWords): string[] => groupOf(brand, brands) ?? [brand];
