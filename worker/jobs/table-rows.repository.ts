import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { LEFT_OUT, parentsFirst, READ_AFTER, ROWS_LEFT_OUT } from "./backup.rules.ts";

const ROWS_A_PAGE = 500;
/** A page ends after the row with which its texts have so many characters. */
const CHARACTERS_A_PAGE = 1_000_000;

export type TableShape = { name: string; columns: string[]; key: string[] };

/** Any table, row by row along its primary key. */
export function createTableRowsRepository(db: Database) {
	return { tables, page };

	/**
	 * Each after those that its rows belong to: a row that is entered meanwhile is then read without its own rows only if it
	 * is left out itself. The database says which there are, so that a new one can't be forgotten; search indexes are filled
	 * by triggers. Two queries.
	 */
	async function tables(): Promise<TableShape[]> {
		const columns = await db.values<[table: string, column: string, key: number]>(sql`
			SELECT t.name, c.name, c.pk FROM pragma_table_list AS t, pragma_table_info(t.name) AS c
			WHERE ${IS_OURS} ORDER BY t.name, c.cid`);
		const parents = await db.values<[table: string, parent: string]>(sql`
			SELECT t.name, p."table" FROM pragma_table_list AS t, pragma_foreign_key_list(t.name) AS p WHERE ${IS_OURS}`);
		const columnsOf = Map.groupBy(columns, ([table]) => table);
		const parentsOf = Map.groupBy(parents, ([table]) => table);
		const readBefore = (name: string) => [...(parentsOf.get(name) ?? []).map(([, table]) => table), READ_AFTER[name]];
		const order = parentsFirst(
			new Map(
				[...columnsOf.keys()].map((name) => [name, readBefore(name).flatMap((table) => (table ? [{ table }] : []))]),
			),
		);
		const leftOut: ReadonlySet<string> = new Set(LEFT_OUT);
		return order.filter((name) => !leftOut.has(name)).map((name) => shapeOf(name, columnsOf.get(name) ?? []));
	}

	/** The rows after the one with this key; none: the table's end. */
	async function page({ name, columns, key }: TableShape, after: readonly unknown[] | undefined): Promise<unknown[][]> {
		const picked = list(columns.map((column) => sql.identifier(column)));
		const order = list(key.map((column) => sql.identifier(column)));
		const later = after ? sql`(${order}) > (${list(after.map((value) => sql`${value}`))})` : sql`TRUE`;
		const isIncluded = sql.raw(`NOT (${ROWS_LEFT_OUT[name] ?? "FALSE"})`);
		const characters = sql.join(
			columns.map((column) => sql`coalesce(length(${sql.identifier(column)}), 0)`),
			sql` + `,
		);
		return db.values<unknown[]>(sql`
			SELECT ${picked} FROM (
				SELECT *, sum(${characters}) OVER (ORDER BY ${order} ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS "characters before"
				FROM (SELECT * FROM ${sql.identifier(name)} WHERE ${later} AND ${isIncluded} ORDER BY ${order} LIMIT ${ROWS_A_PAGE})
			) WHERE coalesce("characters before", 0) < ${CHARACTERS_A_PAGE} ORDER BY ${order}`);
	}
}

const IS_OURS = sql`t.schema = 'main' AND t.type = 'table' AND t.name NOT GLOB 'sqlite_*'
	AND t.name NOT GLOB '_cf_*' AND t.name <> 'd1_migrations'`;

const shapeOf = (name: string, columns: [table: string, column: string, key: number][]): TableShape => ({
	name,
	columns: columns.map(([, column]) => column),
	key: columns
		.filter(([, , key]) => key > 0)
		.toSorted(([, , a], [, , b]) => a - b)
		.map(([, column]) => column),
});

const list = (items: (SQL | ReturnType<typeof sql.identifier>)[]): SQL => sql.join(items, sql`, `);
