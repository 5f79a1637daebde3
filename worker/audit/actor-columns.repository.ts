import { type Column, sql } from "drizzle-orm";
import { auditEntriesTable as entries } from "../db/schema/audit.table.ts";
import { usersTable as users } from "../db/schema/user.table.ts";

type Acted = Readonly<Record<"actorCompanyId" | "byAdmin", Column>>;

/**
 * The company of the user who acted, and whether it was an administrator, at that time; for older rows, today. For
 * queries that join the user.
 */
export const actorCompanyId = (acted: Acted) =>
	sql<number | null>`coalesce(${acted.actorCompanyId}, ${users.companyId})`;
export const byAdmin = (acted: Acted) =>
	sql<number>`coalesce(${acted.byAdmin}, instr(${users.roles}, 'ROLE_ADMIN') > 0, TRUE)`;

/** Whether they were a colleague of this company: whom it reads by name (docs/adr/0026). */
export const byColleague = (acted: Acted, companyId: Column) =>
	sql`(${actorCompanyId(acted)} = ${companyId} AND NOT ${byAdmin(acted)})`;

const BY_COLLEAGUE = byColleague(entries, entries.companyId);

/** Whom an entry names to the company: a colleague by name, an administrator not. */
export const actorColumns = {
	who: sql<string | null>`CASE WHEN ${BY_COLLEAGUE} THEN ${entries.userName} END`.as("who"),
	/** True if an administrator acted, also as the colleague. */
	bySupport: sql<boolean>`${entries.impersonatorId} IS NOT NULL OR ${BY_COLLEAGUE} IS NOT TRUE`
		.mapWith(Boolean)
		.as("by_support"),
};
