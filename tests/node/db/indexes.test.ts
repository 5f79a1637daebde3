import { globSync } from "node:fs";
import { join } from "node:path";
import { is, SQL } from "drizzle-orm";
import { getTableConfig, type SQLiteColumn, SQLiteSyncDialect, SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../../..");

async function tables(): Promise<SQLiteTable[]> {
	const paths = globSync("worker/db/schema/*.table.ts", { cwd: ROOT });
	const modules = await Promise.all(paths.map((path) => import(join(ROOT, path))));
	return modules.flatMap((module) => Object.values(module)).filter((value) => is(value, SQLiteTable));
}

const dialect = new SQLiteSyncDialect();
const nameOf = (column: SQLiteColumn | SQL): string => (is(column, SQL) ? dialect.sqlToQuery(column).sql : column.name);

/** Names and columns of a table's indexes without a condition, unique columns and keys included. */
function indexesOf(table: SQLiteTable): { name: string; columns: string }[] {
	const { indexes, primaryKeys, columns } = getTableConfig(table);
	return [
		...indexes
			.filter(({ config }) => config.where === undefined)
			.map(({ config }) => ({ name: config.name, columns: config.columns.map(nameOf) })),
		...primaryKeys.map((key) => ({ name: "primary key", columns: key.columns.map(nameOf) })),
		...columns.filter(({ isUnique }) => isUnique).map(({ name }) => ({ name, columns: [name] })),
	].map(({ name, columns }) => ({ name, columns: `${columns.join()},` }));
}

test("no index is the beginning of another one, which would answer the same queries", async () => {
	const all = await tables();
	expect(all.length).toBeGreaterThan(20);
	const redundant = all
		.map(indexesOf)
		.flatMap((ofTable) =>
			ofTable.filter((one) => ofTable.some((other) => other !== one && other.columns.startsWith(one.columns))),
		);
	expect(redundant.map(({ name }) => name)).toEqual([]);
});
