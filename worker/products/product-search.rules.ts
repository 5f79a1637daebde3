import { searchText } from "../db/search-text.rules.ts";
import { type ProductBook, seriesTitle } from "./product-book.rules.ts";
import type { Place } from "./product-place.rules.ts";
import { eachHolding, type TextColumn } from "./text-column.rules.ts";

/** Rows that match: 1 in `marks`, by row. */
export type Found = { marks: Uint8Array; total: number };

/**
 * The products whose title or sku contains the text literally. A title is a series' name and sizes, a derived sku a
 * code and sizes: heads and tails are compared once each, and no text is made per product.
 */
export function searchBook(book: ProductBook, foldedSkus: TextColumn, search: string): Found {
	const needle = searchText(search);
	const marks = new Uint8Array(book.count);
	const hasSku = new Uint8Array(book.skus.skus.ends.length);
	eachHolding(foldedSkus, needle, (at) => {
		hasSku[at] = 1;
	});
	const shared = new Set(book.series.flatMap(({ places, kind }) => (kind === "bundle" ? [] : [places])));
	const tailsOf = new Map([...shared].map((places) => [places, tailMatchers(places, needle)]));
	const noTails = tailMatchers([NO_PLACE], needle);
	let total = 0;
	for (const { series, places, from, to, sku } of book.series) {
		const tails = tailsOf.get(places) ?? noTails;
		const inTitle = tails.title(searchText(seriesTitle(series)));
		const inSku = tails.sku(searchText(sku ?? series.code));
		for (let row = from; row < to; row++) {
			const place = book.placeOf[row] ?? 0;
			const own = book.ownSkus[row] ?? -1;
			const matches = inTitle[place] || (own < 0 ? inSku[place] : hasSku[own]);
			if (matches) total += marks[row] = 1;
		}
	}
	return { marks, total };
}

/** A bundle is one product with its whole name and sku. */
const NO_PLACE: Place = { sizes: { driver: null, passenger: null, rear: null }, title: "", sku: "" };

const tailMatchers = (places: readonly Place[], needle: string) => ({
	title: tailMatcher(
		places.map(({ title }) => searchText(title)),
		needle,
	),
	sku: tailMatcher(
		places.map(({ sku }) => searchText(sku)),
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
	for (let taken = 1; taken < needle.length; taken++) {
		if (head.endsWith(needle.slice(0, taken))) rests.push(needle.slice(taken));
	}
	return rests;
}
