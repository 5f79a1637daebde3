import { env } from "cloudflare:workers";

/** `key` is the column that is SQLite's rowid. */
type Table = { name: string; columns: string[]; key: string };

/**
 * Remembers all rows, and returns what makes them so again; that says no if the schema is another one by now, or if the
 * values of a unique column have moved to other rows. What is equal is left alone: one statement compares, and most tests
 * write few tables.
 */
export async function keepRows(): Promise<() => Promise<boolean>> {
	const tables = await readTables();
	const [schema, ...before] = await readStates(tables.map(rowsOf));
	const isEmpty = (at: number) => before[at] === "[]";
	const states = tables.map((table, at) => (isEmpty(at) ? `EXISTS (SELECT 1 FROM "${table.name}")` : rowsOf(table)));
	return async () => {
		const [present, ...now] = await readStates(states).catch(orNothing);
		if (present !== schema) return false;
		const changed = tables
			.map((table, at) => ({ table, at, rows: String(before[at]) }))
			.filter(({ at }) => now[at] !== (isEmpty(at) ? 0 : before[at]));
		if (changed.length === 0) return true;
		const others = changed.filter(({ table }) => !isCounter(table));
		const writes = [
			env.DB.prepare("PRAGMA defer_foreign_keys = on"),
			...others.map(({ table, at, rows }) => (isEmpty(at) ? emptied(table) : removeAdded(table, rows))),
			...others.flatMap(({ table, at, rows }) => (isEmpty(at) ? [] : [writeRows(table, rows)])),
			...changed
				.filter(({ table }) => isCounter(table))
				.flatMap(({ table, rows }) => [emptied(table), insertRows(table, rows)]),
		];
		return env.DB.batch(writes).then(() => true, notIfTaken);
	};
}

/** Search indexes follow their tables by triggers. */
async function readTables(): Promise<Table[]> {
	const { results } = await env.DB.prepare(
		`SELECT name, (SELECT json_group_array(name) FROM pragma_table_info(m.name)) AS columns, (SELECT iif(sum(pk) = 1,
			max(iif(pk = 1 AND upper(type) = 'INTEGER', name, NULL)), NULL) FROM pragma_table_info(m.name)) AS id
			FROM sqlite_master AS m WHERE type = 'table' AND substr(name, 1, 1) <> '_' AND name NOT GLOB '*_search*'`,
	).all<{ name: string; columns: string; id: string | null }>();
	return results.map(({ name, columns, id }) => {
		const own: string[] = JSON.parse(columns);
		return { name, key: id ?? "rowid", columns: id === null ? ["rowid", ...own] : own };
	});
}

/** The next id of each table follows from writing its rows. */
const isCounter = ({ name }: Table) => name === "sqlite_sequence";

/** Which schema there is, and these states: what is made anew gets another row or page. */
async function readStates(states: readonly string[]): Promise<unknown[]> {
	const schema = "(SELECT json_array(count(*), sum(length(sql)), max(rowid), sum(rootpage)) FROM sqlite_master)";
	const [row = []] = await env.DB.prepare(`SELECT ${[schema, ...states].join()}`).raw();
	return row;
}

/** A table that was dropped belongs to another schema. */
function orNothing(cause: unknown): [] {
	if (/no such table/.test(String(cause))) return [];
	throw cause;
}

function notIfTaken(cause: unknown): false {
	if (/UNIQUE constraint failed/.test(String(cause))) return false;
	throw cause;
}

/** A function takes no more than 32 values. */
const CHUNK = 30;

function rowsOf({ name, columns }: Table): string {
	const chunks: string[] = [];
	for (let at = 0; at < columns.length; at += CHUNK)
		chunks.push(`json_array("${columns.slice(at, at + CHUNK).join('", "')}")`);
	return `(SELECT json_group_array(json_array(${chunks.join()})) FROM "${name}")`;
}

const emptied = ({ name }: Table) => env.DB.prepare(`DELETE FROM "${name}"`);

/** Removing all would write again all rows that refer to these, and what refers to those. */
function removeAdded({ name, columns, key }: Table, rows: string): D1PreparedStatement {
	return env.DB.prepare(
		`DELETE FROM "${name}" WHERE "${key}" NOT IN (SELECT ${valueAt(columns.indexOf(key))} FROM json_each(?))`,
	).bind(rows);
}

function writeRows({ name, columns, key }: Table, rows: string): D1PreparedStatement {
	const updates = columns.map((column) => `"${column}" = excluded."${column}"`);
	return env.DB.prepare(
		`${insertInto({ name, columns, key })} WHERE true ON CONFLICT ("${key}") DO UPDATE SET ${updates.join(", ")}`,
	).bind(rows);
}

const insertRows = (table: Table, rows: string) => env.DB.prepare(insertInto(table)).bind(rows);

function insertInto({ name, columns }: Table): string {
	const values = columns.map((_, at) => valueAt(at));
	return `INSERT INTO "${name}" ("${columns.join('", "')}") SELECT ${values.join(", ")} FROM json_each(?)`;
}

const valueAt = (at: number) => `value ->> '$[${Math.floor(at / CHUNK)}][${at % CHUNK}]'`;
