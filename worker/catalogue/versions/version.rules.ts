import type { CatalogueIndex } from "../fitment/catalogue-index.rules.ts";
import { byName } from "../fitment/name-order.rules.ts";
import type { ModelList } from "../vehicles/model-list.rules.ts";
import type { BrandFacts, FrontPair } from "./brand-facts.rules.ts";
import type { ShardManifest, VersionStats } from "./version.schema.ts";

/** One built vehicle brand of a version. */
export type BuiltBrand = {
	id: number;
	name: string;
	shardHash: string;
	importedHash: string | null;
	keyNumbers: string | null;
	facts: BrandFacts;
};

/** Everything about a version that follows from its brands, always in the same order. */
export function summariseVersion(
	built: BuiltBrand[],
	refused: number,
): { brands: ShardManifest["brands"]; models: ModelList; index: CatalogueIndex; stats: VersionStats } {
	const brands = [...built].sort(byName(({ name }) => name));
	const sum = (of: (facts: BrandFacts) => number) => brands.reduce((total, { facts }) => total + of(facts), 0);
	return {
		brands: brands.map(({ id, name, shardHash }) => [id, name, shardHash]),
		models: { v: 1, brands: brands.map(({ id, name, facts }) => [id, name, facts.models]) },
		index: indexOf(brands),
		stats: {
			imported: sum(({ imported }) => imported),
			merged: sum(({ merged }) => merged),
			refused,
			brands: brands.length,
			models: sum(({ models }) => models.length),
			variants: sum(({ variantIds }) => variantIds.length),
			spans: sum(({ spans }) => spans),
		},
	};
}

function indexOf(brands: BuiltBrand[]): CatalogueIndex {
	const facts = brands.map((brand) => brand.facts);
	const pairs = new Map<string, FrontPair>(facts.flatMap((one) => one.pairs.map((pair) => [pair.join("-"), pair])));
	return {
		v: 1,
		pairs: [...pairs.values()].sort((a, b) => a[0] - b[0] || (a[1] ?? 0) - (b[1] ?? 0)),
		rears: [...new Set(facts.flatMap(({ rears }) => rears))].sort((a, b) => a - b),
		brands: brands.map(({ id, facts: { models, variantIds } }) => [id, models.map(([modelId]) => modelId), variantIds]),
	};
}
