import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { pricingKey, refreshPrices } from "../../../../dashboard/src/features/offers/pricing/price-queries.ts";

test("after prices are saved, the lists of products are read again, and other configurations' prices aren't", async () => {
	const queryClient = new QueryClient();
	const keys = [
		[...pricingKey(1), "prices"],
		["products", "list", { finder: 1 }],
		["products", "hits", 1, "x"],
		pricingKey(2),
	];
	for (const key of keys) queryClient.setQueryData(key, {});
	await refreshPrices(queryClient, 1);
	expect(keys.map((key) => queryClient.getQueryState(key)?.isInvalidated)).toEqual([true, true, true, false]);
});
