/** Compact, because visitors load them: each line is a word and those that mean the same. */
const groups = (lines: string): Map<string, string> =>
	new Map(
		lines.split("\n\t").flatMap((line) => {
			const words = line.split(" ");
			return words.map((word): [string, string] => [word, words[0] ?? ""]);
		}),
	);

/** Words of names that each language has its own of, in Latin letters. */
const SYNONYMS = groups(`class sinifi
	series er reihe serie seri serisi seria seriia sira`);

/** One word for those that mean the same in names. */
export const sameWord = (word: string): string =>
	SYNONYMS.get(word) ?? word.replace(/(?<=^.?.?)[ck]las[aeis]*$/, "class");

/** Words that stand in names of many models, so that they name none. */
export const isGeneral = (word: string): boolean => /^(class|series|model|\d(door|seat)s)$/.test(word);

/** Words beside a car or its year that carry no meaning. */
const FILLERS =
	/^(a|ab|and|bj|baujahr|car|de|do|fur|for|from|gen|generation|g|g[oi]da?|i|mark|med|mk|modell?e?|my|na|nd|of|r|rd|rok|rocznik|s|series|sports|st|th|the|und|y|year|yil|z)$/;
export const isFiller = (word: string): boolean => FILLERS.test(word);

const DOORS = /^(door|dr\b|tue?r(e[rn]|ig)|trg|drzwi|kapi(l|\b)|dver|thir)/;
const SEATS = /^(sitz|miejsc|osob|koltuk|kisi|mest|thes|seat[se])/;
/** What the digit before a word counts: it is no generation. */
export const countedBy = (word: string): "doors" | "seats" | undefined =>
	DOORS.test(word) ? "doors" : SEATS.test(word) ? "seats" : undefined;

/** What is searched besides the car: no car's name, and no typing error of one. */
const ELSE =
	/^(wip|blade|winds[ch]|scheibenw|wisch|heckw|hinten|vorn|ialokat|silec|wycierac|dvorn|shet|rechts|links|automati|(rear|front|arm|bosch|aerotwin|sizes?|set|diesel|petrol|benz[iy]na?|hybrid|manual|turbo|[rl]hd|t[ds]i|t?fsi|[hc]di|cdti|tdci|[dg]ti|dci|gtd|quattro|xdrive|\d[xхh]\d|4m(otion|atic)|\d\dv|[35]d|\d(door|seat)s)$)/;
export const isElse = (word: string): boolean => ELSE.test(word);

/** Words for a body, by one of each group. */
const BODIES =
	groups(`estate kombi combi avant variant touring tourer turnier caravan wagon sw st break mcv grandtour sportswagon tmodell universal
	saloon sedan limousine limo berline
	hatchback hatch sportback schragheck liftback
	coupe kupe
	convertible cabrio cabriolet roadster spider
	pickup truck
	van minivan bus`);
export const bodyOf = (word: string): string | undefined => BODIES.get(word);

/** What vehicle brands are called, by sound where the letters are others. */
const NICKNAMES = groups(`volkswagen vw
	mercedesbenz mercedes mb merc benz
	chevrolet chevy
	bmw beemer bimmer beemve
	opel vauxhall
	alfaromeo alfa alpha romeo
	landrover landy
	subaru subi
	mitsubishi mitsi
	peugeot pezo
	renault reno
	hyundai hendai hiude`);

/** All names of a brand that has this one, written as one word. */
export const namesLike = (brand: string): string[] => {
	const group = NICKNAMES.get(brand) ?? brand;
	return [...NICKNAMES.keys()].filter((name) => NICKNAMES.get(name) === group);
};
