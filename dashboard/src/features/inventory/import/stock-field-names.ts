import type { StockField } from "#worker/inventory/stock-import.rules.ts";

/** The names of a stock file's fields, as text keys. */
export const STOCK_FIELD_NAMES = {
	part: "stock.part",
	onHand: "stock.on_hand",
	change: "stock.change",
	lowAt: "stock.low_at",
	backorder: "stock.backorder",
} as const satisfies Record<StockField, string>;
