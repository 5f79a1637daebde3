import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

const lengthOf = (text: SQLWrapper): SQL => sql`length(replace(${text}, 'ß', 'ss'))`;

/**
 * Orders a text as people do, without case and accents, which SQLite can't fold: as it is in `searched`, which begins with
 * it.
 */
export const folded = (searched: SQLWrapper, text: SQLWrapper): SQL => sql`substr(${searched}, 1, ${lengthOf(text)})`;

/**
 * The same for the second of the three texts that make `searched`. Where signs like ™ or separate accents have changed their
 * lengths it can't be found there, and is ordered without its accents folded.
 */
export const foldedSecond = (searched: SQLWrapper, first: SQLWrapper, text: SQLWrapper, third: SQLWrapper): SQL =>
	sql`CASE length(${searched}) WHEN ${lengthOf(first)} + ${lengthOf(text)} + length(${third}) + 2 THEN substr(${searched}, ${lengthOf(first)} + 2, ${lengthOf(text)}) ELSE lower(${text}) END`;

/** Without case, for texts of which none is folded. */
export const caseless = (text: SQLWrapper): SQL => sql`${text} COLLATE NOCASE`;
