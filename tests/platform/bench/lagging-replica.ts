import type { Query } from "./d1-connection.ts";
import type { RulesBinding } from "./invocation.ts";

/** How D1's client says from where on a session reads: a constraint, or the bookmark of what it has seen. */
export const BOOKMARK = "x-cf-d1-session-commit-token";

const IS_READ = /^\s*(select|with)\b/i;

/** A second database, which gets each change of the primary some time later. */
export type Replica = { connection: Fetcher; rules: RulesBinding };

/**
 * The replica's bookmark, if it may answer a session's statements. If it lacks what the session has seen, the primary does:
 * a session reads "from a database instance which is as up-to-date as your query needs it to be" (d1/best-practices/read-replication).
 */
export async function reached(
	{ rules }: Replica,
	queries: Query[],
	bookmark: string | null,
): Promise<string | undefined> {
	if (bookmark === null || bookmark === "first-primary" || !queries.every(({ sql }) => IS_READ.test(sql)))
		return undefined;
	return rules.reach(bookmark === "first-unconstrained" ? "" : bookmark);
}

/** Sends the replica what the primary has written. */
export async function replicate({ rules }: Replica, queries: Query[], bookmark: string | null): Promise<void> {
	if (bookmark !== null && !queries.every(({ sql }) => IS_READ.test(sql))) await rules.replicate(queries, bookmark);
}

/** Makes a database equal to another one with the same tables; search indexes are filled by triggers. */
export async function copyRows(from: D1Database, to: D1Database): Promise<void> {
	const { results: tables } = await from
		.prepare(
			"SELECT name FROM pragma_table_list WHERE type = 'table' AND name NOT GLOB 'sqlite_*' AND name NOT GLOB '_cf_*'",
		)
		.all<{ name: string }>();
	const statements = [to.prepare("PRAGMA defer_foreign_keys = on")];
	for (const { name } of tables) {
		statements.push(to.prepare(`DELETE FROM "${name}"`));
		const { results } = await from.prepare(`SELECT * FROM "${name}"`).all();
		for (const row of results) {
			const marks = Object.keys(row).map(() => "?");
			statements.push(to.prepare(`INSERT INTO "${name}" VALUES (${marks})`).bind(...Object.values(row)));
		}
	}
	await to.batch(statements);
}
