import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";

export type Database = DrizzleD1Database;

/** Every statement goes to the primary. */
export const openDatabase = (d1: D1Database): Database => drizzle(d1);

/**
 * For one request: its first statement goes to the primary, or to whichever copy of the database is nearest; further reads
 * to the nearest copy that has at least what the request has seen or written (docs/adr/0041). Writes go to the primary.
 */
export function openSession(d1: D1Database, first: "first-primary" | "first-unconstrained"): Database {
	const session = d1.withSession(first);
	return drizzle({
		prepare: (sql: string) => session.prepare(sql),
		batch<Row>(statements: D1PreparedStatement[]) {
			return session.batch<Row>(statements);
		},
		exec: (sql: string) => d1.exec(sql),
		withSession: (other) => d1.withSession(other),
		dump: () => d1.dump(),
	});
}
