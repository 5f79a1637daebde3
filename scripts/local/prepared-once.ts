/**
 * The same database, in which a statement is prepared once for all its uses: over wrangler's proxy each preparation is a
 * call of its own, and everything waits for it.
 */
export function preparedOnce(db: D1Database): D1Database {
	const statements = new Map<string, D1PreparedStatement>();
	return new Proxy(db, {
		get: (target, name) => (name === "prepare" ? prepare : Reflect.get(target, name)),
	});

	function prepare(sql: string): D1PreparedStatement {
		const statement = statements.get(sql) ?? db.prepare(sql);
		statements.set(sql, statement);
		return statement;
	}
}
