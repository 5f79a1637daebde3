import type { QueryClient } from "@tanstack/react-query";

export const pricingKey = (finderId: number) => ["pricing", finderId];

/** After prices were saved: they are in the lists of products too. Resolves when the prices are read again. */
export function refreshPrices(queryClient: QueryClient, finderId: number): Promise<void> {
	void queryClient.invalidateQueries({ queryKey: ["products"] });
	return queryClient.invalidateQueries({ queryKey: pricingKey(finderId) });
}
