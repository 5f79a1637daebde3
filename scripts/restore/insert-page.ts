/** SQL of one statement is limited to 100 kB, so rows are bound as JSON; a bound value to 2 MB. */
const CHARACTERS_A_STATEMENT = 300_000;

/** A column that names a row of another table. */
export type Parent = { table: string; column: string; of: string };

/** What each table's rows belong to; a table that the migrations don't make is an error. */
export async function readParents(db: D1Database, tables: string[]): Promise<Map<string, Parent[]>> {
	const { results } = await db
		.prepare(`SELECT t.value AS name, f."from" AS "column", f."table" AS "table", f."to" AS "of",
			EXISTS (SELECT 1 FROM pragma_table_list WHERE name = t.value) AS known
			FROM json_each(?) AS t LEFT JOIN pragma_foreign_key_list(t.value) AS f`)
		.bind(JSON.stringify(tables))
		.all<{ name: string; column: string | null; table: string; of: string; known: number }>();
	const unknown = results.find(({ known }) => !known);
	if (unknown) throw new Error(`The database has no table ${unknown.name}: is it migrated?`);
	return new Map(
		[...Map.groupBy(results, ({ name }) => name)].map(([name, columns]) => [
			name,
			columns.flatMap(({ table, column, of }) => (column === null ? [] : [{ table, column, of }])),
		]),
	);
}

/**
 * Inserts a page's rows. A row is left out if what it belongs to is missing or if its unique name is taken: pages are
 * read one after the other while people work. One that is there already stays, so a page may be inserted again. Columns that
 * name a row of the same table, which may be on a later page, stay empty until `linkPage`.
 */
export async function insertPage(
	db: D1Database,
	table: string,
	{ columns, rows }: Page,
	parents: Parent[],
): Promise<void> {
	const own = new Set(parents.filter((parent) => parent.table === table).map(({ column }) => column));
	const names = columns.map((column) => `"${column}"`).join(", ");
	const values = columns
		.map((column, at) => `${own.has(column) ? "NULL" : `json_extract(value, '$[${at}]')`} AS "${column}"`)
		.join(", ");
	const known = parents.map(
		({ table: parent, column, of }) =>
			`("${column}" IS NULL OR EXISTS (SELECT 1 FROM "${parent}" AS p WHERE p."${of}" = row."${column}"))`,
	);
	const sql = `WITH row AS (SELECT ${values} FROM json_each(?)) INSERT OR IGNORE INTO "${table}" (${names})
		SELECT ${names} FROM row WHERE ${["true", ...known].join(" AND ")}`;
	await forPieces(db, sql, rows);
}

/** Fills in what names a row of the same table, if that is there. */
export async function linkPage(
	db: D1Database,
	table: string,
	{ columns, rows }: Page,
	parents: Parent[],
): Promise<void> {
	for (const { column, of } of parents.filter((parent) => parent.table === table)) {
		const value = (name: string) => `json_extract(value, '$[${columns.indexOf(name)}]')`;
		const sql = `UPDATE "${table}" SET "${column}" = row."to" FROM
			(SELECT ${value(of)} AS "from", ${value(column)} AS "to" FROM json_each(?)) AS row
			WHERE "${table}"."${of}" = row."from" AND row."to" IN (SELECT "${of}" FROM "${table}")`;
		await forPieces(db, sql, rows);
	}
}

/** A part of a table; its rows are still JSON. */
type Page = { columns: string[]; rows: string[] };

async function forPieces(db: D1Database, sql: string, rows: string[]): Promise<void> {
	for (const piece of inPieces(rows))
		await db
			.prepare(sql)
			.bind(`[${piece.join(",")}]`)
			.run();
}

function* inPieces(rows: string[]): Generator<string[]> {
	let piece: string[] = [];
	let characters = 0;
	for (const row of rows) {
		if (piece.length > 0 && characters + row.length > CHARACTERS_A_STATEMENT) {
			yield piece;
			piece = [];
			characters = 0;
		}
		piece.push(row);
		characters += row.length;
	}
	if (piece.length > 0) yield piece;
}
