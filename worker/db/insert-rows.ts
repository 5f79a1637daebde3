import { type Column, getTableColumns, type InferInsertModel, is, SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "./database.ts";

type Values<Model> = { [Name in keyof Model]: Model[Name] | SQL };

/**
 * Inserts a row for each one that `from` (a FROM and what follows) yields. Values are given by the names of their columns,
 * so that the order of a table's columns can't matter; a column that is left out has its default, or NULL.
 */
export function insertRows<Table extends SQLiteTable>(
	db: Database,
	table: Table,
	from: SQL,
	values: Values<InferInsertModel<Table>>,
) {
	const given: ReadonlyMap<string, unknown> = new Map(Object.entries(values));
	const inOrder = Object.entries(getTableColumns(table)).map(([name, column]) => toSql(column, given.get(name)));
	return db.insert(table).select(sql`SELECT ${sql.join(inOrder, sql`, `)} ${from}`);
}

const toSql = (column: Column, value: unknown = column.default): SQL =>
	is(value, SQL) ? value : sql`${sql.param(value ?? null, column)}`;
