import { type SQL, sql } from "drizzle-orm";
import { MOST_COUNTED } from "./counted.rules.ts";
import { searchPhrase } from "./search-phrase.rules.ts";

const INDEXES = {
	users: sql.identifier("users_search"),
	companies: sql.identifier("companies_search"),
	orders: sql.identifier("orders_search"),
};

const limitTo = (most: number) => sql`LIMIT ${sql.raw(String(most))}`;

/** As many matches as are counted, so that no search reads a whole table. */
export const UP_TO_MOST_COUNTED = limitTo(MOST_COUNTED);

/** The id of a row of the index, for a condition of `among`. */
export const INDEXED_ID = sql`rowid`;

type Among = { within?: string | undefined; among?: SQL | undefined; most?: number };

/**
 * The ids whose text contains the search: the newest.
 * `within` is a word of the rows that count, in the index's column `owner`, `among` a condition on their ids: other rows take none of the places.
 */
export function idsMatching(
	name: keyof typeof INDEXES,
	search: string,
	{ within, among, most = MOST_COUNTED }: Among = {},
): SQL {
	const index = INDEXES[name];
	const phrase = `words : ${searchPhrase(search)}`;
	return sql`SELECT rowid AS id FROM ${index} WHERE ${index} MATCH ${within ? `${phrase} AND owner : "${within}"` : phrase}
		${among ? sql`AND ${among}` : sql.empty()} ORDER BY rowid DESC ${limitTo(most)}`;
}
