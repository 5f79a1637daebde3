import { z } from "zod";
import { COUNT_PATH } from "./d1-queries.ts";
import { startRuntime } from "./runtime.ts";

const notedSchema = z.object({ statements: z.array(z.string()) });

/** The query plans of these calls: a line per call, `SCAN` if it scans a whole table. */
export async function queryPlans(
	countedScript: string,
	folder: string,
	calls: Readonly<Record<string, (url: string) => Promise<unknown>>>,
): Promise<string[]> {
	const { url, env, close } = await startRuntime({ script: countedScript, folder });
	const noted = async () => notedSchema.parse(await (await fetch(url + COUNT_PATH)).json()).statements;
	const lines: string[] = [];
	for (const [name, call] of Object.entries(calls)) {
		await noted();
		await call(url);
		// The session is looked up for every call, with the same plan every time.
		const statements = (await noted()).filter((sql) => !/"sessions"/.test(sql));
		const plans = new Set(await Promise.all(statements.map((sql) => explain(env.DB, sql))));
		lines.push(`${name}: ${[...plans].join(" | ")}`);
	}
	await close();
	return lines;
}

async function explain(database: D1Database, sql: string): Promise<string> {
	const values = Array(sql.split("?").length - 1).fill(null);
	const plan = await database
		.prepare(`EXPLAIN QUERY PLAN ${sql}`)
		.bind(...values)
		.all<{ detail: string }>();
	return plan.results.map(({ detail }) => detail).join(", ");
}
