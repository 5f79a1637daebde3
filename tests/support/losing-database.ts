import { env } from "cloudflare:workers";

type Statement = D1PreparedStatement & { real: D1PreparedStatement };

/** What D1 says when a connection is gone: the write is done, or it isn't. */
export const lost = async (): Promise<never> => {
	throw new Error("D1_ERROR: Network connection lost.");
};

/** The database, of which the call number `failing` gets lost (0: none); counts the calls. */
export function losing(failing: number) {
	const seen = { calls: 0 };
	const passing = async <Result>(call: () => Promise<Result>): Promise<Result> => {
		if (++seen.calls === failing) await lost();
		return call();
	};
	const watched = (real: D1PreparedStatement): Statement =>
		Object.assign(Object.create(real), {
			real,
			bind: (...values: unknown[]) => watched(real.bind(...values)),
			all: () => passing(() => real.all()),
			first: (column: string) => passing(() => real.first(column)),
			run: () => passing(() => real.run()),
			raw: (options: { columnNames?: false }) => passing(() => real.raw(options)),
		});
	const batch = (statements: Statement[]) => passing(() => env.DB.batch(statements.map(({ real }) => real)));
	const DB: D1Database = Object.assign(Object.create(env.DB), {
		prepare: (sql: string) => watched(env.DB.prepare(sql)),
		batch,
		withSession: () => DB,
	});
	return { seen, bindings: { ...env, DB } };
}
