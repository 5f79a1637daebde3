/** The numbers of a finder's pages are of this many days, including today. */
export const VISIT_DAYS = 30;
