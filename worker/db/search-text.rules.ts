const IS_ASCII = /^[\0-\x7f]*$/;
/** Letters that have no other one in them. */
export const SINGLE_FORM: Record<string, string> = { ı: "i", ł: "l", ß: "ss", ς: "σ" };

/**
 * The search form of a text: SQLite's lower() handles ASCII only, so case and accents of all six languages are folded
 * here.
 */
export function searchText(...parts: string[]): string {
	const text = parts.join(" ");
	// Most names, and a list folds a whole catalogue.
	if (IS_ASCII.test(text)) return text.toLowerCase();
	return withoutAccents(text).replace(/[ıłßς]/g, (letter) => SINGLE_FORM[letter] ?? letter);
}

/** In small letters. */
export const withoutAccents = (text: string): string => text.normalize("NFKD").toLowerCase().replace(/\p{M}/gu, "");

/**
 * The identity of a name: equal after folding case, white space and Unicode form, but not punctuation or accents. A
 * Saab 95 and a Saab 9-5 are different cars.
 */
export const nameKey = (name: string): string => name.normalize("NFKC").toLowerCase().replace(/\s+/gu, " ").trim();
