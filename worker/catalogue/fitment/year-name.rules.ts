import { nameKey } from "../../db/search-text.rules.ts";
import type { FitmentSpan, YearName } from "./fitment.rules.ts";

type Years = Pick<FitmentSpan, "from" | "to">;
const NO_END = 9999;

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
 * The names of what a file is merged into: those of years that the file has are replaced. `ofFile` undefined: the file
 * has no column of them and leaves them alone.
 */
export function mergeNames(
	base: readonly YearName[] | undefined,
	ofFile: readonly YearName[] | undefined,
	years: readonly Years[],
): YearName[] | undefined {
	if (!ofFile) return base && [...base];
	const said = new Set(ofFile.map(([text]) => nameKey(text)));
	const isReplaced = ([text, from, to]: YearName) =>
		said.has(nameKey(text)) || years.some((span) => span.from <= from && (to || NO_END) <= (span.to || NO_END));
	return [...(base ?? []).filter((name) => !isReplaced(name)), ...ofFile];
}
