import { env } from "cloudflare:workers";

type Statement = D1PreparedStatement & { real: D1PreparedStatement; text: string };

/** The database, in which something happens once, before the first batch that has such a statement. */
export function interrupted(isIt: RegExp, before: () => Promise<unknown>): Env {
	let isOver = false;
	const watched = (real: D1PreparedStatement, text: string): Statement =>
		Object.assign(Object.create(real), {
			...{ real, text },
			bind: (...values: unknown[]) => watched(real.bind(...values), text),
			all: () => real.all(),
			first: (column: string) => real.first(column),
			run: () => real.run(),
			raw: (options: { columnNames?: false }) => real.raw(options),
		});
	const DB: D1Database = Object.assign(Object.create(env.DB), {
		prepare: (text: string) => watched(env.DB.prepare(text), text),
		withSession: () => DB,
		batch: async (statements: Statement[]) => {
			if (!isOver && statements.some(({ text }) => isIt.test(text))) {
				isOver = true;
				await before();
			}
			return env.DB.batch(statements.map(({ real }) => real));
		},
	});
	return { ...env, DB };
}
