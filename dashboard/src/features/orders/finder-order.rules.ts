/** The enabled ones first: of several that sell a SKU, the first one's price counts. */
export const asTheServerReads = <One extends { enabled: boolean }>(finders: readonly One[]): One[] =>
	finders.toSorted((one, other) => Number(other.enabled) - Number(one.enabled));
