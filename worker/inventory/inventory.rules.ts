import { partsOfBundle } from "../offers/bundle.rules.ts";

/** Why a number has changed: `count` and `adjust` by hand; the others by an order. */
export const MOVEMENT_REASONS = ["count", "adjust", "reserve", "release", "ship"] as const;
export type MovementReason = (typeof MOVEMENT_REASONS)[number];

export const STOCK_FILTERS = ["all", "low", "out"] as const;
export type StockFilter = (typeof STOCK_FILTERS)[number];

export const STOCK_MAX = 1_000_000;
export const ROWS_SAVED_MAX = 5000;
/** A grid reads all rows, and systems read them to the end. */
export const ROWS_READ_MAX = 1000;

// Behind hyphens, the trade sizes alone: codes of assortments may end with any other number (`readsAsSku`).
const SET = /^(.+)(-[6-9]|-[1-3]\d|-40)(-[6-9]|-[1-3]\d|-40)$/;

/** The keys of a set's two blades; of anything else its own. */
export function bladesOf(key: string): string[] {
	const [, code, first, second] = SET.exec(key) ?? [];
	return code ? [code + first, code + second] : [key];
}

/** A part as stock knows it: the packed set, which counts if it has a row, and otherwise its blades with their number. */
export type Need = { packed: string; parts: [key: string, count: number][]; quantity: number };

/** What so many of a product need: of a set its two blades, of a bundle both sets, of a multipack as many as it has. */
export function needsOf(setSku: string, quantity: number): Need[] {
	const { keys, quantity: times } = partsOfBundle(setSku);
	return keys.map((packed) => {
		const counts = Map.groupBy(bladesOf(packed), (key) => key);
		return {
			packed,
			parts: [...counts].map(([key, { length }]): [string, number] => [key, length]),
			quantity: quantity * times,
		};
	});
}

/** What is taken for one of such a need: the set where it is packed, else its blades. */
export const partsTaken = ({ packed, parts }: Need, isPacked: (partKey: string) => boolean): Need["parts"] =>
	isPacked(packed) ? [[packed, 1]] : parts;

/** The parts that an order has reserved, each with how many of it are still to come. */
export type ReservedParts = ReadonlyMap<string, number>;

/** Whether a product waits for a part that its order has reserved and that isn't there yet. */
export const isOnBackorder = (setSku: string, reserved: ReservedParts): boolean =>
	needsOf(setSku, 1)
		.flatMap((need) => partsTaken(need, (partKey) => reserved.has(partKey)))
		.some(([partKey]) => (reserved.get(partKey) ?? 0) > 0);

/** The keys of all parts that can count for such needs. */
export const partKeysOf = (needs: readonly Need[]): string[] =>
	needs.flatMap(({ packed, parts }) => [packed, ...parts.map(([key]) => key)]);

/** How many of each tracked part can still be sold; infinitely many with backorder. */
export type AvailableParts = ReadonlyMap<string, number>;

/** How often such needs can be met: infinitely often if nothing of them is tracked. */
export function timesMet(needs: readonly Need[], available: AvailableParts): number {
	const needed = new Map<string, number>();
	for (const need of needs) {
		for (const [key, count] of partsTaken(need, (partKey) => available.has(partKey)))
			needed.set(key, (needed.get(key) ?? 0) + count * need.quantity);
	}
	const times = [...needed].map(([key, count]) => Math.floor((available.get(key) ?? Number.POSITIVE_INFINITY) / count));
	return Math.max(0, Math.min(...times));
}

/** Whether a tracked part is short: the rule by which an order is locked (`permits`), for one who has read the rows. */
export const isShort = (needs: readonly Need[], available: AvailableParts): boolean => timesMet(needs, available) < 1;
