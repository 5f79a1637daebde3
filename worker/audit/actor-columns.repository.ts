import { sql } from "drizzle-orm";
import { auditEntriesTable as entries } from "../db/schema/audit.table.ts";
import { usersTable as users } from "../db/schema/user.table.ts";

/**
 * The company of the user who acted, and whether it was an administrator, at that time; for older entries, today. For
 * queries that join the user.
 */
export const ACTOR_COMPANY_ID = sql<number | null>`coalesce(${entries.actorCompanyId}, ${users.companyId})`;
export const BY_ADMIN = sql<number>`coalesce(${entries.byAdmin}, instr(${users.roles}, 'ROLE_ADMIN') > 0, TRUE)`;

const BY_COLLEAGUE = sql`(${ACTOR_COMPANY_ID} = ${entries.companyId} AND NOT ${BY_ADMIN})`;

/** Whom an entry names to the company: a colleague by name, an administrator not (docs/adr/0026). */
export const actorColumns = {
	who: sql<string | null>`CASE WHEN ${BY_COLLEAGUE} THEN ${entries.userName} END`.as("who"),
	/** True if an administrator acted, also as the colleague. */
	bySupport: sql<boolean>`${entries.impersonatorId} IS NOT NULL OR ${BY_COLLEAGUE} IS NOT TRUE`
		.mapWith(Boolean)
		.as("by_support"),
};
