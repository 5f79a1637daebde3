import { searchText } from "../db/search-text.rules.ts";

/**
 * Many short texts in one: an array of 200,000 strings takes several times the memory of their characters, and one text
 * is searched at once. `ends` is where each text ends; a NUL follows it, which no stored text contains.
 */
export type TextColumn = { text: string; ends: Uint32Array };

const NUL = "\u0000";
const BEYOND_ASCII = /[\u0080-\uFFFF]/;

export function toTextColumn(texts: readonly string[]): TextColumn {
	const ends = new Uint32Array(texts.length);
	let end = 0;
	for (const [at, text] of texts.entries()) {
		ends[at] = end + text.length;
		end += text.length + 1;
	}
	return { text: texts.map((text) => text + NUL).join(""), ends };
}

const startOf = ({ ends }: TextColumn, at: number): number => (at === 0 ? 0 : (ends[at - 1] ?? 0) + 1);

export const textAt = (column: TextColumn, at: number): string =>
	column.text.slice(startOf(column, at), column.ends[at]);

/** The same texts, folded for searching. */
export function foldColumn(column: TextColumn): TextColumn {
	// Folding plain letters keeps every position.
	if (!BEYOND_ASCII.test(column.text)) return { text: column.text.toLowerCase(), ends: column.ends };
	return toTextColumn(Array.from(column.ends, (_, at) => searchText(textAt(column, at))));
}

/** Calls back for each text that contains the needle. */
export function forEachMatch(column: TextColumn, needle: string, onMatch: (at: number) => void): void {
	if (needle.includes(NUL)) return;
	const { text, ends } = column;
	let at = 0;
	for (let hit = text.indexOf(needle); hit >= 0 && at < ends.length; hit = text.indexOf(needle, startOf(column, at))) {
		at = indexAt(ends, hit, at);
		if (at >= ends.length) return;
		onMatch(at++);
	}
}

/** The first text from `from` on that ends at or after a position. */
function indexAt(ends: Uint32Array, position: number, from: number): number {
	let [low, high] = [from, ends.length];
	while (low < high) {
		const middle = (low + high) >>> 1;
		if ((ends[middle] ?? 0) < position) low = middle + 1;
		else high = middle;
	}
	return low;
}
