import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { unstable_splitSqlQuery } from "wrangler";
import { CommandError, ROOT } from "./settings.ts";

const FOLDER = join(ROOT, "migrations");

/** The table in which wrangler notes what it has applied. */
const APPLIED = `CREATE TABLE IF NOT EXISTS "d1_migrations"(
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	name TEXT UNIQUE,
	applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`;

/**
 * Applies the migrations that a local database lacks, and notes them as `wrangler d1 migrations apply` does, which starts
 * a runtime for each.
 */
export async function migrate(db: D1Database): Promise<void> {
	await db.prepare(APPLIED).run();
	const { results } = await db.prepare("SELECT name FROM d1_migrations").all<{ name: string }>();
	const applied = new Set(results.map(({ name }) => name));
	const files = readdirSync(FOLDER).filter((file) => file.endsWith(".sql"));
	for (const name of files.toSorted()) {
		if (applied.has(name)) continue;
		const statements = unstable_splitSqlQuery(readFileSync(join(FOLDER, name), "utf8"));
		const note = db.prepare("INSERT INTO d1_migrations (name) VALUES (?)").bind(name);
		try {
			await db.batch([...statements.map((statement) => db.prepare(statement)), note]);
		} catch (error) {
			throw new CommandError(`The local database could not be migrated: ${name}: ${String(error)}`);
		}
	}
}
