import type { RowCounts } from "../fitment/build-brand.rules.ts";
import type { CatalogueIndex } from "../fitment/catalogue-index.rules.ts";
import type { ModelAlias } from "../fitment/fitment.rules.ts";
import type { Shard, ShardModel } from "../fitment/shard.rules.ts";
import type { KnownOfModel, ListedModel } from "../vehicles/model-list.rules.ts";
import { joinYears } from "../vehicles/model-year.rules.ts";

export type FrontPair = CatalogueIndex["pairs"][number];

/** What a brand adds to its version's stats, list of models and index. */
export type BrandFacts = RowCounts & {
	spans: number;
	models: ListedModel[];
	variantIds: number[];
	pairs: FrontPair[];
	rears: number[];
};

/** By the ids of models. */
export type AliasesOfModels = ReadonlyMap<number, readonly ModelAlias[] | undefined>;

/** The aliases of a brand's models, as they were when it was built. */
export const aliasesOf = ({ models }: Pick<BrandFacts, "models">): AliasesOfModels =>
	new Map(models.map(([id, , known]) => [id, known?.a]));

export function brandFacts(shard: Shard, counts: RowCounts, aliases: AliasesOfModels): BrandFacts {
	const pairs = new Map<string, FrontPair>();
	const rears = new Set<number>();
	for (const [driver, passenger, rear] of shard.options) {
		for (const size of rear) rears.add(size);
		for (const left of driver) {
			for (const right of passenger.length > 0 ? passenger : [null]) pairs.set(`${left}-${right}`, [left, right]);
		}
	}
	const variants = shard.models.flatMap(([, , ofModel]) => ofModel);
	return {
		...counts,
		spans: variants.reduce((sum, [, , , , spans]) => sum + spans.length, 0),
		models: shard.models.map((model) => [model[0], model[1], knownOf(model, aliases.get(model[0]))]),
		variantIds: variants.map(([id]) => id),
		pairs: [...pairs.values()],
		rears: [...rears],
	};
}

function knownOf([, , variants]: ShardModel, aliases: readonly ModelAlias[] = []): KnownOfModel {
	const years = joinYears(variants.flatMap(([, , , , spans]) => spans.map(([from, to]) => ({ from, to }))));
	const bodies = [...new Set(variants.map(([, body]) => body).filter((body) => body !== ""))];
	return {
		y: years.flatMap(({ from, to }) => [from, to]),
		...(bodies.length > 0 ? { b: bodies } : {}),
		...(aliases.length > 0 ? { a: [...aliases] } : {}),
	};
}
