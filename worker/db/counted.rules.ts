/** A list counts its rows up to this number, which then means "or more": no answer reads a whole table for its number. */
export const MOST_COUNTED = 10_000;
