import { env } from "cloudflare:workers";

type Table = { name: string; columns: string[]; sql: string };

/**
 * Remembers all rows, and returns what makes them so again; that says no if the schema is another one by now. What is
 * equal is left alone: one statement compares, and most tests write few tables.
 */
export async function keepRows(): Promise<() => Promise<boolean>> {
	const tables = await readTables();
	const [schema, ...kept] = await readStates(tables.map(rowsOf));
	const isEmpty = (at: number) => kept[at] === "[]";
	const states = tables.map((table, at) => (isEmpty(at) ? `EXISTS (SELECT 1 FROM "${table.name}")` : rowsOf(table)));
	const fill = (table: Table) => {
		const at = tables.indexOf(table);
		return isEmpty(at) ? [] : [insertRows(table, String(kept[at]))];
	};
	return async () => {
		const [present, ...found] = await readStates(states).catch(orNothing);
		if (present !== schema) return false;
		const changed = withReferring(
			tables,
			tables.filter((_, at) => found[at] !== (isEmpty(at) ? 0 : kept[at])),
		);
		if (changed.length === 0) return true;
		const [counters, others] = [changed.filter(isCounter), changed.filter((table) => !isCounter(table))];
		await env.DB.batch([
			env.DB.prepare("PRAGMA defer_foreign_keys = on"),
			...others.map(emptied),
			...others.flatMap(fill),
			...counters.map(emptied),
			...counters.flatMap(fill),
		]);
		return true;
	};
}

/** Search indexes follow their tables by triggers. */
async function readTables(): Promise<Table[]> {
	const { results } = await env.DB.prepare(
		`SELECT name, sql, (SELECT json_group_array(name) FROM pragma_table_info(m.name)) AS columns FROM sqlite_master AS m
			WHERE type = 'table' AND substr(name, 1, 1) <> '_' AND name NOT GLOB '*_search*'`,
	).all<{ name: string; sql: string; columns: string }>();
	return results.map(({ columns, ...table }) => ({ ...table, columns: JSON.parse(columns) }));
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

/** A function takes no more than 32 values. */
const CHUNK = 30;

function rowsOf({ name, columns }: Table): string {
	const chunks: string[] = [];
	for (let at = 0; at < columns.length; at += CHUNK)
		chunks.push(`json_array("${columns.slice(at, at + CHUNK).join('", "')}")`);
	return `(SELECT json_group_array(json_array(${chunks.join()})) FROM "${name}")`;
}

/** What refers to a removed row may go with it. */
function withReferring(tables: readonly Table[], changed: readonly Table[]): Table[] {
	const found = new Set(changed);
	for (const { name } of found)
		for (const table of tables) if (new RegExp(`REFERENCES [\`"]?${name}\\b`, "i").test(table.sql)) found.add(table);
	return [...found];
}

const emptied = ({ name }: Table) => env.DB.prepare(`DELETE FROM "${name}"`);

function insertRows({ name, columns }: Table, rows: string): D1PreparedStatement {
	const values = columns.map((_, at) => `value ->> '$[${Math.floor(at / CHUNK)}][${at % CHUNK}]'`);
	return env.DB.prepare(
		`INSERT INTO "${name}" ("${columns.join('", "')}") SELECT ${values.join(", ")} FROM json_each(?)`,
	).bind(rows);
}
