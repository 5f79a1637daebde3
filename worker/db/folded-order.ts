import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

const lengthOf = (text: SQLWrapper): SQL => sql`length(replace(${text}, 'ß', 'ss'))`;

/**
 * Orders a text as people do, without case and accents, which SQLite can't fold: as it is in `searched`, which begins with
 * it.
 */
export const folded = (searched: SQLWrapper, text: SQLWrapper): SQL => sql`substr(${searched}, 1, ${lengthOf(text)})`;

/** The same for the text that follows `first` in `searched`. */
export const foldedAfter = (searched: SQLWrapper, first: SQLWrapper, text: SQLWrapper): SQL =>
	sql`substr(${searched}, ${lengthOf(first)} + 2, ${lengthOf(text)})`;

/** Without case, for texts of which none is folded. */
export const caseless = (text: SQLWrapper): SQL => sql`${text} COLLATE NOCASE`;
