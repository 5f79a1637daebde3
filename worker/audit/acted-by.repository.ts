import { type SQL, sql } from "drizzle-orm";
import { usersTable as users } from "../db/schema/user.table.ts";
import type { Actor } from "./audit-entry.repository.ts";

/** The columns of a row that say who writes it, as they are now. */
export function actedBy({ userId, impersonatedBy }: Actor) {
	const read = <Value>(value: SQL) => sql<Value>`(SELECT ${value} FROM ${users} AS who WHERE who.id = ${userId})`;
	return {
		userId,
		userName: read<string | null>(sql`who.username`),
		actorCompanyId: read<number | null>(sql`who.company_id`),
		byAdmin: read<boolean | null>(sql`instr(who.roles, 'ROLE_ADMIN') > 0`),
		impersonatorId: impersonatedBy?.id ?? null,
	};
}
