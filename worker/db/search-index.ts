import { type SQL, sql } from "drizzle-orm";
import { MOST_COUNTED } from "./counted.rules.ts";
import { searchPhrase } from "./search-phrase.rules.ts";

const INDEXES = {
	users: sql.identifier("users_search"),
	companies: sql.identifier("companies_search"),
	orders: sql.identifier("orders_search"),
};

/** As many matches as are counted, so that no search reads a whole table. */
export const UP_TO_MOST_COUNTED = sql`LIMIT ${sql.raw(String(MOST_COUNTED))}`;

/**
 * The ids whose text contains the search: the newest.
 * `within` is a word of the rows that count: another company's rows take none of the places.
 */
export function idsMatching(name: keyof typeof INDEXES, search: string, within?: string): SQL {
	const index = INDEXES[name];
	const phrase = searchPhrase(search);
	return sql`SELECT rowid AS id FROM ${index} WHERE ${index} MATCH ${within ? `${phrase} AND "${within}"` : phrase}
		ORDER BY rowid DESC ${UP_TO_MOST_COUNTED}`;
}
