export type Query = { sql: string; params?: unknown[] };

/** A field of the client that no document mentions: all statements pass there, whichever method was called. */
export function connectionOf(database: D1Database): Fetcher {
	return Reflect.get(database, "fetcher");
}
