/** Facts about a whole catalogue version: the sets that its cars need, and the shard of each variant. */
export type CatalogueIndex = {
	v: 1;
	/** Distinct front sizes in whole inches, by driver, then passenger; null: no passenger size known. */
	pairs: [driver: number, passenger: number | null][];
	/** Distinct rear sizes, ascending. */
	rears: number[];
	/** Vehicle brands with the ids of their models and variants. */
	brands: [brandId: number, modelIds: number[], variantIds: number[]][];
};

export const brandOfModel = (index: CatalogueIndex, modelId: number): number | undefined =>
	index.brands.find(([, modelIds]) => modelIds.includes(modelId))?.[0];

export const brandOfVariant = (index: CatalogueIndex, variantId: number): number | undefined =>
	index.brands.find(([, , variantIds]) => variantIds.includes(variantId))?.[0];
