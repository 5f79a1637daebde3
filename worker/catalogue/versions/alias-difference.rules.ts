import type { BrandFitments, ModelAlias } from "../fitment/fitment.rules.ts";
import { byName } from "../fitment/name-order.rules.ts";
import type { VariantDifference } from "./difference.rules.ts";

/** By the keys of the models' names. */
export type AliasesByModel = ReadonlyMap<string, readonly ModelAlias[]>;

/** The models that a brand has in two catalogues, with other aliases. A model that comes or goes is a difference itself. */
export function aliasDifferences(
	before: BrandFitments | undefined,
	after: BrandFitments | undefined,
	{ old, now }: { old: AliasesByModel; now: AliasesByModel },
): VariantDifference[] {
	const differences: VariantDifference[] = [];
	for (const [key, { name }] of before?.models ?? []) {
		if (!before || !after?.models.has(key)) continue;
		const aliases = { before: sorted(old.get(key)), after: sorted(now.get(key)) };
		if (JSON.stringify(aliases.before) === JSON.stringify(aliases.after)) continue;
		const none = { before: undefined, after: undefined };
		differences.push({ change: "aliases", brand: before.name, model: name, ...none, aliases });
	}
	return differences.sort(byName(({ model }) => model));
}

const sorted = (aliases: readonly ModelAlias[] = []): ModelAlias[] => [...aliases].sort(byName(([text]) => text));

/** The aliases of fitments that know them. */
export const aliasesByModel = ({ models }: Pick<BrandFitments, "models">): AliasesByModel =>
	new Map([...models].flatMap(([key, { aliases }]) => (aliases ? [[key, aliases] as const] : [])));
