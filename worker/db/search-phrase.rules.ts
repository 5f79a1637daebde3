import { searchText } from "./search-text.rules.ts";

/** After one of these a new word begins; the triggers of migrations/ that fill the indexes do the same. */
const BEFORE_WORDS = /[-.@_/+]/g;

/**
 * The phrase that a search index is asked for. The index holds pieces of three characters, so three or more are found
 * anywhere in a text. Two blanks stand before every word: with them one or two characters find the words that begin with
 * them.
 */
export function searchPhrase(search: string): string {
	const words = searchText(search).replaceAll("\0", "").replaceAll(" ", "  ").replace(BEFORE_WORDS, "$&  ");
	const text = Array.from(words).length < 3 ? `  ${words}` : words;
	return `"${text.replaceAll('"', '""')}"`;
}
