import { nameKey } from "../../db/search-text.rules.ts";
import type { FitmentSpan, ModelAlias, ModelFitments } from "./fitment.rules.ts";

type Years = Pick<FitmentSpan, "from" | "to">;
const NO_END = 9999;

/** The same alias in several rows has the years of all of them. The first spelling is kept. */
export function addAliases(known: Map<string, ModelAlias>, texts: readonly string[], { from, to }: Years): void {
	for (const text of texts) {
		const [spelling, first, last] = known.get(nameKey(text)) ?? [text, from, to];
		known.set(nameKey(text), [spelling, Math.min(first, from), last === 0 || to === 0 ? 0 : Math.max(last, to)]);
	}
}

/**
 * The aliases of a model that a file is merged into: those of years that the file has are replaced. A file without a
 * column of aliases leaves them alone.
 */
export function mergeAliases(base: readonly ModelAlias[] | undefined, file: ModelFitments): ModelAlias[] | undefined {
	if (!file.aliases) return base && [...base];
	const said = new Set(file.aliases.map(([text]) => nameKey(text)));
	const spans = [...file.variants.values()].flatMap((variant) => variant.spans);
	const isReplaced = ([text, from, to]: ModelAlias) =>
		said.has(nameKey(text)) || spans.some((span) => span.from <= from && (to || NO_END) <= (span.to || NO_END));
	return [...(base ?? []).filter((alias) => !isReplaced(alias)), ...file.aliases];
}
