import { asc, type Column, count, desc, type SQL, sql } from "drizzle-orm";
import type { SQLiteSelect, SQLiteTable } from "drizzle-orm/sqlite-core";
import { MOST_COUNTED } from "./counted.rules.ts";
import type { Database } from "./database.ts";
import { searchText } from "./search-text.rules.ts";

export type ListInput<Field extends string> = {
	page: number;
	pageSize: number;
	search: string;
	sortField?: Field | undefined;
	sortOrder: "asc" | "desc";
	/** Only rows that follow the one with this id, in the order of ids. */
	after?: number | undefined;
};

/** Ties are ordered by id, so that paging neither skips nor repeats a row. */
export function listClauses<Field extends string>(
	input: ListInput<Field>,
	columns: { searched: Column; sorted: Record<Field | "id", Column | SQL> },
) {
	const { search } = input;
	return {
		// instr(), because D1 rejects LIKE patterns over 50 bytes, and because a typed % is just a percent sign.
		where: search === "" ? undefined : sql`instr(${columns.searched}, ${searchText(search)}) > 0`,
		...pageClauses(input, columns.sorted),
	};
}

/**
 * The same for a table with a search index: `toIds` selects the ids of a search. The plus keeps SQLite from reading the
 * whole table in the list's order.
 */
export function indexedClauses<Field extends string>(
	input: ListInput<Field>,
	{ sorted, toIds }: { sorted: Record<Field | "id", Column | SQL>; toIds: (search: string) => SQL },
) {
	if (input.search === "") return { where: undefined, ...pageClauses(input, sorted) };
	return {
		where: sql`${sorted.id} IN (${toIds(input.search)})`,
		...pageClauses(input, sorted, (column) => sql`+${column}`),
	};
}

function pageClauses<Field extends string>(
	{ page, pageSize, search, sortField, sortOrder, after }: ListInput<Field>,
	sorted: Record<Field | "id", Column | SQL>,
	toOrder = (column: Column | SQL): Column | SQL => column,
) {
	const direction = sortOrder === "asc" ? asc : desc;
	const isAfter = sortOrder === "asc" ? sql`${sorted.id} > ${after}` : sql`${sorted.id} < ${after}`;
	const columns = after === undefined ? [sorted[sortField ?? "id"], sorted.id] : [sorted.id];
	return {
		/** For the page alone: the count is of the whole list. */
		after: after === undefined ? undefined : isAfter,
		orderBy: columns.map((column) => direction(toOrder(column))),
		limit: pageSize,
		offset: after === undefined ? (page - 1) * pageSize : 0,
		most: search === "" ? undefined : MOST_COUNTED,
	};
}

/** `most`: matches are counted up to this number; undefined: all. */
export type Page = { orderBy: SQL[]; limit: number; offset: number; most: number | undefined };

/** The rows of a page and the number of rows of `table` that match, those of a search up to MOST_COUNTED, in one round trip. */
export async function readPage<Select extends SQLiteSelect>(
	db: Database,
	select: Select,
	{ orderBy, limit, offset, most }: Page,
	{ table, where }: { table: SQLiteTable; where: SQL | undefined },
): Promise<{ rows: Select["_"]["result"]; totalItemCount: number }> {
	const [rows, totals] = await db.batch([
		select
			.orderBy(...orderBy)
			.limit(limit)
			.offset(offset),
		countMatches(db, table, where, most),
	]);
	return { rows, totalItemCount: totals[0]?.total ?? 0 };
}

/** The number of rows that match, at most `most`. */
export function countMatches(db: Database, table: SQLiteTable, where: SQL | undefined, most: number | undefined) {
	const matches = db
		.select({ one: sql`1`.as("one") })
		.from(table)
		.where(where)
		.$dynamic();
	const counted = (most === undefined ? matches : matches.limit(most)).as("counted");
	return db.select({ total: count() }).from(counted);
}
