import { needsOf, partsTaken } from "../inventory/inventory.rules.ts";

type Item = { sku: string; setSku: string; quantity: number; notAvailable: boolean };

/** One line of a pick list: so many of a part, and the skus that they are for. */
export type Pick = { part: string; quantity: number; skus: string[] };

/** What is taken from the shelves, by part: a set that its supplier keeps packed is one, any other is its blades. */
export function picksOf(items: readonly Item[], isPacked: (partKey: string) => boolean): Pick[] {
	const taken = items
		.filter(({ notAvailable }) => !notAvailable)
		.flatMap(({ sku, setSku, quantity }) =>
			needsOf(setSku, quantity).flatMap((need) =>
				partsTaken(need, isPacked).map(([part, count]) => ({ part, sku, quantity: count * need.quantity })),
			),
		);
	const byPart = Map.groupBy(taken, ({ part }) => part);
	return [...byPart]
		.map(([part, ones]) => ({
			part,
			quantity: ones.reduce((sum, { quantity }) => sum + quantity, 0),
			skus: [...new Set(ones.map(({ sku }) => sku))],
		}))
		.sort((one, other) => BY_PART.compare(one.part, other.part));
}

const BY_PART = new Intl.Collator("en", { numeric: true });
