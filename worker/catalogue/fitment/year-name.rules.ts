import { nameKey } from "../../db/search-text.rules.ts";
import type { YearName } from "./fitment.rules.ts";
import { spansWithin, withoutYears, type Years } from "./span.rules.ts";

/**
 * Adds the names of a row: the same name in several rows has the years of all of them. The first spelling is kept. True
 * if one is new.
 */
export function addNames(known: Map<string, YearName>, texts: readonly string[], { from, to }: Years): boolean {
	const { size } = known;
	for (const text of texts) {
		const [spelling, first, last] = known.get(nameKey(text)) ?? [text, from, to];
		known.set(nameKey(text), [spelling, Math.min(first, from), last === 0 || to === 0 ? 0 : Math.max(last, to)]);
	}
	return known.size > size;
}

/**
 * The names of what a file is merged into: years that the file has are the file's, all others stay. A name has one span
 * of years, so one that stays before and after the file's years has these too. `ofFile` undefined: the file has no
 * column of them and leaves them alone.
 */
export function mergeNames(
	base: readonly YearName[] | undefined,
	ofFile: readonly YearName[] | undefined,
	years: readonly Years[],
): YearName[] | undefined {
	if (!ofFile) return base && [...base];
	const spellings = new Map(ofFile.map(([text]) => [nameKey(text), text]));
	const merged = new Map<string, YearName>();
	for (const [text, from, to] of base ?? []) {
		const spelling = spellings.get(nameKey(text)) ?? text;
		for (const left of withoutYears([{ from, to }], years)) addNames(merged, [spelling], left);
	}
	for (const [text, from, to] of ofFile) addNames(merged, [text], { from, to });
	return [...merged.values()];
}

/** The names in some years: each from the first to the last of its own that are among them, or left out. */
export function namesWithin(names: readonly YearName[], years: readonly Years[]): YearName[] {
	const within = new Map<string, YearName>();
	for (const [text, from, to] of names)
		for (const both of spansWithin(years, { from, to })) addNames(within, [text], both);
	return [...within.values()];
}
