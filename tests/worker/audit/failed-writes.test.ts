import { env } from "cloudflare:workers";
import { afterEach, expect, test, vi } from "vitest";
import { freshState } from "../fresh-state.ts";
import { givenWorld, RECORDED } from "./write-table.ts";

/** Beside what was asked for: when a session was last used, and which Idempotency-Keys are at work. */
const ASIDE = ["sessions", "idempotency_keys"];

const batch = env.DB.batch.bind(env.DB);

async function dump(): Promise<string> {
	const tables = await env.DB.prepare(
		"SELECT name FROM sqlite_master WHERE type = 'table' AND substr(name, 1, 1) <> '_' AND name NOT GLOB 'sqlite_*'",
	).all<{ name: string }>();
	const names = tables.results.map(({ name }) => name).filter((name) => !ASIDE.includes(name));
	return JSON.stringify(await batch(names.map((name) => env.DB.prepare(`SELECT * FROM "${name}"`))));
}

const sqlOf = (statement: object): string => String(Reflect.get(statement, "statement"));
const isRecorded = (statements: readonly object[]) =>
	statements.some((one) => /insert into "audit_entries"/i.test(sqlOf(one)));

/** The database, of which the write number `failing` gets lost; counts the writes, and tells what there was before. */
function losing(failing: number) {
	const seen = { writes: 0, before: "" };
	vi.spyOn(env.DB, "batch").mockImplementation(async (statements) => {
		if (isRecorded(statements) && ++seen.writes === failing) {
			seen.before = await dump();
			throw new Error("D1_ERROR: Network connection lost.");
		}
		return batch(statements);
	});
	return seen;
}

afterEach(() => {
	vi.restoreAllMocks();
});

const rows = (dumped: string) => JSON.parse(dumped).map(({ results }: { results: unknown[] }) => results);

test.each(Object.entries(RECORDED))(
	"%s that fails in the database is 503, and nothing has moved",
	async (_, { write }) => {
		const counted = losing(0);
		expect((await write(await givenWorld())).status).toBeLessThan(300);
		expect(counted.writes).toBeGreaterThan(0);
		vi.restoreAllMocks();
		await freshState();
		const lost = losing(counted.writes);
		const reply = await write(await givenWorld());
		expect([reply.status, reply.headers.get("retry-after")]).toEqual([503, "2"]);
		expect(reply.text).not.toMatch(/D1|sql/i);
		expect(rows(await dump())).toEqual(rows(lost.before));
	},
);
