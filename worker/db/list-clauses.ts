import { asc, type Column, count, desc, type SQL, sql } from "drizzle-orm";
import type { SQLiteSelect, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "./database.ts";
import { searchText } from "./search-text.rules.ts";

export type ListInput<Field extends string> = {
	page: number;
	pageSize: number;
	search: string;
	sortField?: Field | undefined;
	sortOrder: "asc" | "desc";
};

/** Ties are ordered by id, so that paging neither skips nor repeats a row. */
export function listClauses<Field extends string>(
	{ page, pageSize, search, sortField, sortOrder }: ListInput<Field>,
	columns: { searched: Column; sorted: Record<Field | "id", Column | SQL> },
) {
	const direction = sortOrder === "asc" ? asc : desc;
	return {
		// instr(), because D1 rejects LIKE patterns over 50 bytes, and because a typed % is just a percent sign.
		where: search === "" ? undefined : sql`instr(${columns.searched}, ${searchText(search)}) > 0`,
		orderBy: [direction(columns.sorted[sortField ?? "id"]), direction(columns.sorted.id)],
		limit: pageSize,
		offset: (page - 1) * pageSize,
	};
}

type Page = { orderBy: SQL[]; limit: number; offset: number };

/** The rows of a page and the number of all rows of `table` that match, in one round trip. */
export async function readPage<Select extends SQLiteSelect>(
	db: Database,
	select: Select,
	{ orderBy, limit, offset }: Page,
	{ table, where }: { table: SQLiteTable; where: SQL | undefined },
): Promise<{ rows: Select["_"]["result"]; totalItemCount: number }> {
	const [rows, totals] = await db.batch([
		select
			.orderBy(...orderBy)
			.limit(limit)
			.offset(offset),
		db.select({ total: count() }).from(table).where(where),
	]);
	return { rows, totalItemCount: totals[0]?.total ?? 0 };
}
