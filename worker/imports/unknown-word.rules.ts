import { searchText } from "../db/search-text.rules.ts";

/** What people and databases write where a value is unknown or missing, in our six languages. */
const WORDS = [
	...["n/a", "na", "n.a.", "null", "nil", "nan", "none", "no", "unknown", "not known", "not available"],
	...[
		"unbekannt",
		"nicht bekannt",
		"k.a.",
		"k. a.",
		"keine angabe",
		"kein",
		"keine",
		"keiner",
		"keines",
		"nein",
		"ohne",
	],
	...["άγνωστο", "άγνωστη", "κανένα", "κανένας", "καμία", "όχι", "δ/υ"],
	...["yok", "bilinmiyor", "hayır"],
	...["brak", "nieznany", "nieznana", "nieznane", "nie", "b/d"],
	...["нет", "неизвестно", "не указано", "н/д"],
];
/** These words in their search form. */
export const UNKNOWN_WORDS: ReadonlySet<string> = new Set(WORDS.map((word) => searchText(word)));

/** Dashes, dots and question marks alone. */
const PLACEHOLDER = /^[-\u2010-\u2015\u2212_?.…\s]*$/;
/** A spreadsheet's error: `#N/A`, `#NV`, `#BEZUG!`, `#DIV/0!`. A Smart #1 is none. */
const SPREADSHEET_ERROR = /^#[\p{Lu}/0]+[!?]?$/u;

/** True for a cell that says that its value is unknown: `-`, `n/a`, `kein`, `#N/A`. An empty one says so too. */
export const isUnknownWord = (cell: string): boolean => {
	const text = cell.trim();
	return PLACEHOLDER.test(text) || SPREADSHEET_ERROR.test(text) || UNKNOWN_WORDS.has(searchText(text));
};

/** The text, or empty if it says that its value is unknown. */
export const knownText = (text: string): string => (isUnknownWord(text) ? "" : text);
