import type { Selling } from "../finders/selling.rules.ts";

/** The numbers of a finder's pages are of this many days, including today. */
export const VISIT_DAYS = 30;

/** How often, in the last days, the finder was shown, a car selected, and with which results. */
export type Visits = {
	ready: number;
	vehicles: number;
	results: number;
	noResults: number;
	noCars: number;
	productClicks: number;
};

export type FinderStatistics = Selling & {
	visits: Visits;
	/** Assortments were chosen; until then the finder offers all. */
	hasChosenAssortments: boolean;
};
