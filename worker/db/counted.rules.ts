/** The matches of a search are counted up to this number, which then means "or more": no key reads a whole table. */
export const MOST_COUNTED = 10_000;
