import type { Selling } from "./selling.rules.ts";

/** The numbers of a finder's pages are of this many days, today included. */
export const VISIT_DAYS = 30;

/** How often, in the last days, the finder was shown, a car picked, and what came of it. */
export type Visits = {
	ready: number;
	vehicles: number;
	results: number;
	noResults: number;
	noCars: number;
	productClicks: number;
};

export type FinderOverview = Selling & {
	visits: Visits;
	/** Somebody has said which assortments it offers; until then it offers all. */
	hasChosenAssortments: boolean;
};
