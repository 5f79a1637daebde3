import worker from "#worker/index.ts";

/** Where this worker answers how often D1 was asked, and with which statements, since it was last asked for it. */
const COUNT_PATH = "/bench/d1-queries";
const READS = ["all", "first", "raw", "run"];

let asked = 0;
let statements: string[] = [];
const originals = new WeakMap<D1PreparedStatement, D1PreparedStatement>();

/** The worker as it is, over a database that counts: a batch is one question, a statement on its own is one too. */
export default {
	...worker,
	fetch(request, env, executionCtx) {
		if (new URL(request.url).pathname !== COUNT_PATH) {
			return worker.fetch(request, { ...env, DB: counting(env.DB) }, executionCtx);
		}
		const answer = Response.json({ asked, statements });
		asked = 0;
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
			if (name !== "batch") return bound(target, name);
			return (statements: D1PreparedStatement[]) => {
				asked++;
				return target.batch(statements.map((statement) => originals.get(statement) ?? statement));
			};
		},
	});
}

function countingStatement(statement: D1PreparedStatement): D1PreparedStatement {
	const counted = new Proxy(statement, {
		get(target, name) {
			if (name === "bind") return (...values: unknown[]) => countingStatement(target.bind(...values));
			if (READS.includes(String(name))) asked++;
			return bound(target, name);
		},
	});
	originals.set(counted, statement);
	return counted;
}

/** Native objects want their methods called on themselves, not on a proxy. */
function bound(target: object, name: string | symbol): unknown {
	const value: unknown = Reflect.get(target, name, target);
	return typeof value === "function" ? value.bind(target) : value;
}
