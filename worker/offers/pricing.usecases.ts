import type { AssortmentKind } from "../assortments/assortment.rules.ts";
import type { Database } from "../http/env.ts";
import type { Scope } from "../http/scope.ts";
import { partNotFound, pricesInvalid } from "./pricing.errors.ts";
import { createPricingRepository } from "./pricing.repository.ts";
import { readPrices, toSpecialPrice } from "./pricing.rules.ts";

/** Sets special prices of one kind by id, in currency units; null goes back to the base price. All or none. */
export async function savePrices(
	db: Database,
	scope: Scope,
	finderId: number,
	kind: AssortmentKind,
	asked: Record<string, number | null>,
) {
	const pricing = createPricingRepository(db, scope);
	const finder = await pricing.finder(finderId);
	const { prices, fields } = readPrices(asked, finder);
	if (fields.length > 0) throw pricesInvalid(fields);
	const changed = await pricing.save(finder.id, kind, prices);
	return changed.map((part) => toSpecialPrice(part, finder));
}

/** One price for all parts of an assortment; null clears them. */
export async function saveGroupPrice(
	db: Database,
	scope: Scope,
	{ finderId, type, assortmentId }: { finderId: number; type: AssortmentKind; assortmentId: number },
	price: number | null,
) {
	const pricing = createPricingRepository(db, scope);
	const finder = await pricing.finder(finderId);
	const parts = await pricing.parts(finder.id);
	const group = parts.filter(({ kind, assortment }) => kind === type && assortment.id === assortmentId);
	if (group.length === 0) throw partNotFound();
	return savePrices(db, scope, finderId, type, Object.fromEntries(group.map(({ id }) => [id, price])));
}
