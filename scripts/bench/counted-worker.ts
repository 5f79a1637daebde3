import worker from "#worker/index.ts";

export { ImportWorkflow } from "#worker/index.ts";

/**
 * The path at which this worker returns the number of D1 queries, and the statements, since the last request for it.
 */
const COUNT_PATH = "/bench/d1-queries";
const READS = ["all", "first", "raw", "run"];

let queries = 0;
let statements: string[] = [];
const originals = new WeakMap<D1PreparedStatement, D1PreparedStatement>();

/** The worker over a database that counts: a batch is one query, a single statement is one too. */
export default {
	...worker,
	fetch(request, env, executionCtx) {
		if (new URL(request.url).pathname !== COUNT_PATH) {
			return worker.fetch(request, { ...env, DB: counting(env.DB) }, executionCtx);
		}
		const answer = Response.json({ queries, statements });
		queries = 0;
		statements = [];
		return answer;
	},
} satisfies ExportedHandler<Env>;

function counting(database: D1Database): D1Database {
	return new Proxy(database, {
		get(target, name) {
			if (name === "prepare")
				return (query: string) => {
					statements.push(query);
					return countingStatement(target.prepare(query));
				};
			if (name === "withSession") return () => counting(target);
			if (name !== "batch") return bound(target, name);
			return (statements: D1PreparedStatement[]) => {
				queries++;
				return target.batch(statements.map((statement) => originals.get(statement) ?? statement));
			};
		},
	});
}

function countingStatement(statement: D1PreparedStatement): D1PreparedStatement {
	const counted = new Proxy(statement, {
		get(target, name) {
			if (name === "bind") return (...values: unknown[]) => countingStatement(target.bind(...values));
			if (READS.includes(String(name))) queries++;
			return bound(target, name);
		},
	});
	originals.set(counted, statement);
	return counted;
}

/** Native objects need their methods called on themselves, not on a proxy. */
function bound(target: object, name: string | symbol): unknown {
	const value: unknown = Reflect.get(target, name, target);
	return typeof value === "function" ? value.bind(target) : value;
}
