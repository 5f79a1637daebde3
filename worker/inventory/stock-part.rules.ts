import { codeOf } from "../assortments/assortment.rules.ts";
import { isPart, type KnownAssortments } from "../products/product-parts.rules.ts";

/** Why stock can't have such a part: nobody makes it, so no order would ever need it. */
export function problemOfPart(partKey: string, assortments: KnownAssortments): string | undefined {
	if (!assortments.has(codeOf(partKey))) return "inventory.part_unknown";
	return isPart(partKey, assortments) ? undefined : "inventory.part_not_made";
}
