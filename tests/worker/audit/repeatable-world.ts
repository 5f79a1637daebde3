import { env } from "cloudflare:workers";
import { onTestFinished } from "vitest";
import { clearMemories } from "../fresh-state.ts";
import { givenWorld } from "./write-table.ts";

export const repeatableWorld = () => repeatable(givenWorld);

/**
 * A world, and what makes it again as it was: a copy of its rows takes a tenth of the time of a new one. The copy goes with
 * the test, so that the next one finds the schema as it was.
 */
export async function repeatable<World>(given: () => Promise<World>): Promise<() => Promise<World>> {
	const world = await given();
	const tables = await tableNames();
	const filled = await filledOf(tables);
	const all = (names: readonly string[], statement: (name: string) => string) =>
		names.map((name) => env.DB.prepare(statement(name)));
	await env.DB.batch(all(filled, (name) => `CREATE TABLE "kept ${name}" AS SELECT * FROM "${name}"`));
	onTestFinished(async () => void (await env.DB.batch(all(filled, (name) => `DROP TABLE "kept ${name}"`))));
	const kept = new Set(await objectKeys());
	return async () => {
		await env.DB.batch([
			env.DB.prepare("PRAGMA defer_foreign_keys = on"),
			...all(tables, (name) => `DELETE FROM "${name}"`),
			...all(filled, (name) => `INSERT INTO "${name}" SELECT * FROM "kept ${name}"`),
		]);
		const added = (await objectKeys()).filter((key) => !kept.has(key));
		if (added.length > 0) await env.MEDIA.delete(added);
		clearMemories();
		return world;
	};
}

/** Search indexes follow their tables by triggers. */
async function tableNames(): Promise<string[]> {
	const { results } = await env.DB.prepare(
		`SELECT name FROM sqlite_master WHERE type = 'table' AND substr(name, 1, 1) <> '_' AND name NOT GLOB 'sqlite_*'
			AND name NOT GLOB '*_search*'`,
	).all<{ name: string }>();
	return [...results.map(({ name }) => name), "sqlite_sequence"];
}

async function filledOf(tables: readonly string[]): Promise<string[]> {
	const found = await env.DB.batch(tables.map((name) => env.DB.prepare(`SELECT 1 FROM "${name}" LIMIT 1`)));
	return tables.filter((_, index) => found[index]!.results.length > 0);
}

const objectKeys = async () => (await env.MEDIA.list()).objects.map(({ key }) => key);
