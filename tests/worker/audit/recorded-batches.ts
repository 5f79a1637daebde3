import { env } from "cloudflare:workers";
import { vi } from "vitest";

/** Beside what was asked for: when a session was last used, and which Idempotency-Keys are at work. */
const ASIDE = ["sessions", "idempotency_keys"];

const batch = env.DB.batch.bind(env.DB);

/** Everything in the database but what stands aside, as text. */
export async function dump(): Promise<string> {
	const tables = await env.DB.prepare(
		"SELECT name FROM sqlite_master WHERE type = 'table' AND substr(name, 1, 1) <> '_' AND name NOT GLOB 'sqlite_*'",
	).all<{ name: string }>();
	const names = tables.results.map(({ name }) => name).filter((name) => !ASIDE.includes(name));
	const tableRows = await batch(names.map((name) => env.DB.prepare(`SELECT * FROM "${name}"`)));
	return JSON.stringify(tableRows.map(({ results }) => results));
}

const sqlOf = (statement: object): string => String(Reflect.get(statement, "statement"));
const isRecorded = (statements: readonly object[]) =>
	statements.some((one) => /insert into "audit_entries"/i.test(sqlOf(one)));

type Faults = { before?: () => Promise<void>; after?: () => Promise<void> };

/** The database, in which something happens around the recorded write number `at`; counts the writes. */
export function atWrite(at: number, { before, after }: Faults) {
	const seen = { writes: 0 };
	vi.spyOn(env.DB, "withSession").mockReturnValue(Object.create(env.DB));
	vi.spyOn(env.DB, "batch").mockImplementation(async (statements) => {
		const isIt = isRecorded(statements) && ++seen.writes === at;
		if (isIt) await before?.();
		const results = await batch(statements);
		if (isIt) await after?.();
		return results;
	});
	return seen;
}
