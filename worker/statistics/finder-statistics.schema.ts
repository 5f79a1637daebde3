import { z } from "zod";

const total = z.int().nonnegative();

export const finderStatisticsSchema = z.strictObject({
	/** How often, in the last 30 days, the finder was shown, a car selected, and with which results. */
	visits: z.strictObject({
		ready: total,
		vehicles: total,
		results: total,
		noResults: total,
		noCars: total,
		productClicks: total,
	}),
	/** Assortments were chosen; until then the finder offers all. */
	hasChosenAssortments: z.boolean(),
	/** An assortment is offered. */
	hasOffer: z.boolean(),
	/** Something that it offers has a price. */
	hasPrices: z.boolean(),
});
export type FinderStatistics = z.infer<typeof finderStatisticsSchema>;
export type Visits = FinderStatistics["visits"];
