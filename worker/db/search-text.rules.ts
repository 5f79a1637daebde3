const SINGLE_FORM: Record<string, string> = { ı: "i", ł: "l", ß: "ss", ς: "σ" };

/**
 * The search form of a text: SQLite's lower() handles ASCII only, so case and accents of all six languages are folded
 * here.
 */
export const searchText = (...parts: string[]): string =>
	parts
		.join(" ")
		.normalize("NFKD")
		.toLowerCase()
		.replace(/\p{M}/gu, "")
		.replace(/[ıłßς]/g, (letter) => SINGLE_FORM[letter] ?? letter);

/**
 * The identity of a name: equal after folding case, white space and Unicode form, but not punctuation or accents. A
 * Saab 95 and a Saab 9-5 are different cars.
 */
export const nameKey = (name: string): string => name.normalize("NFKC").toLowerCase().replace(/\s+/gu, " ").trim();
