import { type SQL, sql } from "drizzle-orm";
import { MOST_COUNTED } from "./counted.rules.ts";
import { searchPhrase } from "./search-phrase.rules.ts";

const INDEXES = { users: sql.identifier("users_search"), companies: sql.identifier("companies_search") };

/** As many matches as are counted, so that no search reads a whole table. */
export const UP_TO_MOST_COUNTED = sql`LIMIT ${sql.raw(String(MOST_COUNTED))}`;

/** The ids whose text contains the search: the newest. */
export function idsFound(name: keyof typeof INDEXES, search: string): SQL {
	const index = INDEXES[name];
	return sql`SELECT rowid AS id FROM ${index} WHERE ${index} MATCH ${searchPhrase(search)}
		ORDER BY rowid DESC ${UP_TO_MOST_COUNTED}`;
}
