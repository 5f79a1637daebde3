/** Why a number has changed: `count` and `adjust` by hand; the others by an order. */
export const MOVEMENT_REASONS = ["count", "adjust", "reserve", "release", "ship"] as const;
export type MovementReason = (typeof MOVEMENT_REASONS)[number];

export const STOCK_FILTERS = ["all", "low", "out"] as const;
export type StockFilter = (typeof STOCK_FILTERS)[number];

export const STOCK_MAX = 1_000_000;
export const ROWS_SAVED_MAX = 1000;

/** Between the parts of a bundle's key, and before the number of a multipack. */
const BUNDLE = /^(.*?)(?:\*(\d+))?$/;
const SET = /^(.+)-(\d{1,2})-(\d{1,2})$/;

/** A part as stock knows it: the packed set, which counts if it has a row, and otherwise its blades with their number. */
export type Need = { packed: string; parts: [key: string, count: number][]; quantity: number };

/** What so many of a product need: of a set its two blades, of a bundle both sets, of a multipack as many as it has. */
export function needsOf(setSku: string, quantity: number): Need[] {
	const [, keys = "", times = "1"] = BUNDLE.exec(setSku) ?? [];
	return keys.split("+").map((packed) => {
		const [, code, first, second] = SET.exec(packed) ?? [];
		const blades = code === undefined ? [packed] : [`${code}-${first}`, `${code}-${second}`];
		const counts = Map.groupBy(blades, (key) => key);
		return {
			packed,
			parts: [...counts].map(([key, { length }]): [string, number] => [key, length]),
			quantity: quantity * Number(times),
		};
	});
}

/** The assortment's code of a part's key. */
export const codeOf = (partKey: string): string => partKey.replace(/(-\d{1,2}){1,2}$|-R\d{1,2}$/, "");
