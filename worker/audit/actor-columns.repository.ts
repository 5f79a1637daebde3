import { sql } from "drizzle-orm";
import { auditEntriesTable as entries } from "../db/schema/audit.table.ts";
import { usersTable as users } from "../db/schema/user.table.ts";

/**
 * Whom an entry names to the company: a colleague by name, an administrator not (docs/adr/0026). For queries that join
 * the user who acted.
 */
export const actorColumns = {
	who: sql<string | null>`
		CASE WHEN ${users.companyId} = ${entries.companyId} AND instr(${users.roles}, 'ROLE_ADMIN') = 0
			THEN ${entries.userName} END
	`.as("who"),
	/** True if an administrator acted, also as the colleague. */
	bySupport: sql<boolean>`
		${entries.impersonatorId} IS NOT NULL OR ${users.id} IS NULL OR ${users.companyId} <> ${entries.companyId}
			OR instr(${users.roles}, 'ROLE_ADMIN') > 0
	`
		.mapWith(Boolean)
		.as("by_support"),
};
