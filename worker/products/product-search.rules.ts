import { searchText } from "../db/search-text.rules.ts";
import { type ProductIndex, seriesTitle } from "./product-index.rules.ts";
import type { SizeCombination } from "./size-combination.rules.ts";
import { forEachMatch, type TextColumn } from "./text-column.rules.ts";

/** Rows that match: 1 in `marks`, by row. */
export type SearchResult = { marks: Uint8Array; total: number };

/**
 * The products whose title or sku contains the text literally. A title is a series' name and sizes, a derived sku a
 * code and sizes: heads and tails are compared once each, and no text is made per product.
 */
export function searchProducts(index: ProductIndex, foldedSkus: TextColumn, search: string): SearchResult {
	const needle = searchText(search);
	const marks = new Uint8Array(index.count);
	const hasSku = new Uint8Array(index.skus.skus.ends.length);
	forEachMatch(foldedSkus, needle, (at) => {
		hasSku[at] = 1;
	});
	const sharedCombinations = new Set(
		index.series.flatMap(({ combinations, kind }) => (kind === "bundle" ? [] : [combinations])),
	);
	const tailsOf = new Map(
		[...sharedCombinations].map((combinations) => [combinations, tailMatchers(combinations, needle)]),
	);
	const noTails = tailMatchers([NO_COMBINATION], needle);
	let total = 0;
	for (const { series, combinations, from, to, sku } of index.series) {
		const tails = tailsOf.get(combinations) ?? noTails;
		const inTitle = tails.title(searchText(seriesTitle(series)));
		const inSku = tails.sku(searchText(sku ?? series.code));
		for (let row = from; row < to; row++) {
			const combination = index.combinationOf[row] ?? 0;
			const own = index.ownSkus[row] ?? -1;
			const matches = inTitle[combination] || (own < 0 ? inSku[combination] : hasSku[own]);
			if (matches) total += marks[row] = 1;
		}
	}
	return { marks, total };
}

/** A bundle is one product with its whole name and sku. */
const NO_COMBINATION: SizeCombination = { sizes: { driver: null, passenger: null, rear: null }, title: "", sku: "" };

const tailMatchers = (combinations: readonly SizeCombination[], needle: string) => ({
	title: tailMatcher(
		combinations.map(({ title }) => searchText(title)),
		needle,
	),
	sku: tailMatcher(
		combinations.map(({ sku }) => searchText(sku)),
		needle,
	),
});

/** For a head, which of `head + tail` contain the needle, by the tail's index. */
function tailMatcher(tails: readonly string[], needle: string): (head: string) => readonly boolean[] {
	const all = tails.map(() => true);
	const within = tails.map((tail) => tail.includes(needle));
	return (head) => {
		if (head.includes(needle)) return all;
		const rests = restsBeyond(head, needle);
		if (rests.length === 0) return within;
		return tails.map((tail, at) => within[at] || rests.some((rest) => tail.startsWith(rest)));
	};
}

/** The rest of the needle if it begins at the head's end: `aero 26` leaves ` 26` after `Nordwisch Aero`. */
function restsBeyond(head: string, needle: string): string[] {
	const rests: string[] = [];
	for (let length = 1; length < needle.length; length++) {
		if (head.endsWith(needle.slice(0, length))) rests.push(needle.slice(length));
	}
	return rests;
}
