import { asc, type Column, desc, type SQL, sql } from "drizzle-orm";
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
