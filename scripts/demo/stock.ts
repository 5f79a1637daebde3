import type { InventoryInput } from "#worker/inventory/inventory.schema.ts";

type DemoStock = Omit<InventoryInput, "version">;

const inches = (code: string, counts: Record<number, number>, lowAt: number | null): DemoStock[] =>
	Object.entries(counts).map(([inch, onHand]) => ({ partKey: `${code}${inch}`, onHand, lowAt, backorder: false }));

/** What the supplier counts a month ago. What has no row isn't tracked, such as the whole Classic series. */
export const STOCK: readonly DemoStock[] = [
	...inches("VTA-", { 14: 40, 16: 64, 17: 30, 18: 82, 19: 48, 20: 55, 22: 60, 24: 76, 26: 94, 28: 24 }, 12),
	...inches("BLX-S-", { 16: 20, 18: 26, 19: 22, 20: 18, 22: 9, 24: 31, 26: 28 }, 8),
	...inches("BLX-H-", { 16: 14, 18: 16, 24: 15, 26: 12 }, 6),
	...inches("KWW-", { 16: 18, 18: 22, 20: 10, 22: 14, 24: 12, 26: 3 }, 4),
	...inches("KWF-", { 16: 25, 18: 25, 20: 9, 22: 12, 26: 25 }, 5),
	{ partKey: "KWF-24", onHand: 4, lowAt: 5, backorder: true },
	{ partKey: "BLX-S-26-18", onHand: 12, lowAt: 3, backorder: false },
	...inches("VTR-R", { 12: 36, 13: 44, 14: 40, 16: 8 }, 10),
	...inches("BLR-R", { 12: 16, 13: 18, 14: 6 }, 5),
	...inches("KWR-R", { 12: 10, 14: 0 }, null),
];

/** Days ago. */
export const ADJUSTMENTS = [
	{ daysAgo: 22, partKey: "KWF-20", by: -9, reason: "Im Lager nicht gefunden" },
	{ daysAgo: 21, partKey: "VTA-26", by: 60, reason: "Lieferung Vantero 88213" },
	{ daysAgo: 21, partKey: "VTA-18", by: 40, reason: "Lieferung Vantero 88213" },
	{ daysAgo: 12, partKey: "BLX-S-24", by: -2, reason: "Verpackung beschädigt" },
	{ daysAgo: 9, partKey: "VTR-R13", by: 20, reason: "Lieferung Vantero 88340" },
	{ daysAgo: 5, partKey: "KWW-24", by: -1, reason: "Muster für die Ausstellung" },
];
