import { type SQL, sql } from "drizzle-orm";
import { MOST_COUNTED } from "./counted.rules.ts";
import { searchPhrase } from "./search-phrase.rules.ts";

const INDEXES = { users: sql.identifier("users_search"), companies: sql.identifier("companies_search") };

/** The ids whose text contains the search: the newest, as many as are counted, so that no search reads a whole table. */
export function idsFound(name: keyof typeof INDEXES, search: string): SQL {
	const index = INDEXES[name];
	return sql`SELECT rowid AS id FROM ${index} WHERE ${index} MATCH ${searchPhrase(search)}
		ORDER BY rowid DESC LIMIT ${sql.raw(String(MOST_COUNTED))}`;
}
