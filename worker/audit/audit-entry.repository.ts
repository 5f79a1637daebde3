import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { ALWAYS } from "../db/guards.ts";
import { insertRows } from "../db/insert-rows.ts";
import { auditEntriesTable as entries } from "../db/schema/audit.table.ts";
import { usersTable as users } from "../db/schema/user.table.ts";
import { searchText } from "../db/search-text.rules.ts";
import type { Session } from "../http/env.ts";
import { type AuditAction, type AuditEntity, changedFields, type Fields, recordedWords } from "./audit.rules.ts";

export type Actor = Pick<Session, "userId" | "impersonatedBy" | "requestKey">;

/** For scripts on the operator's own machine and the nightly sweep: nobody is signed in, and nothing is recorded. */
export const NOBODY: Actor = { userId: 0, impersonatedBy: null };

export type AuditEntry = {
	at: number;
	action: AuditAction;
	entity: AuditEntity;
	/** A value, or SQL if the id is created in the same batch. */
	entityId: number | string | SQL;
	/** Its title. */
	title: string;
	/** The company that owns it; null: the whole system. */
	companyId: number | null;
	before: Fields | null;
	after: Fields | null;
	/** Records only if this holds: a stale save, which changes nothing, is not recorded. */
	when?: SQL;
};

/**
 * The statement that records a write, for the same batch as the write: both happen, or neither. It keeps only the
 * fields that changed, and never a secret.
 */
export function auditStatement(db: Database, by: Actor, entry: AuditEntry) {
	const { before, after } = changedFields(entry.before, entry.after);
	const searched = searchText(entry.action, entry.entity, entry.title, recordedWords(before, after));
	const { entityId, when = ALWAYS, ...rest } = entry;
	return insertEntries(db, by, { ...rest, before, after, entityId: toText(entityId), searched, of: sql.empty(), when });
}

/** The same write of many rows, in one statement: an entry for each row of `of`, which joins their table. */
export type AuditEach = Pick<AuditEntry, "at" | "action" | "entity" | "before" | "after"> & {
	entityId: SQL;
	title: SQL;
	companyId: SQL;
	/** The title as it is searched. */
	searchedTitle: SQL;
	of: SQL;
	when: SQL;
};

export function auditEachStatement(db: Database, by: Actor, { searchedTitle, ...entry }: AuditEach) {
	const { before, after } = changedFields(entry.before, entry.after);
	const words = searchText(entry.action, entry.entity, recordedWords(before, after));
	return insertEntries(db, by, { ...entry, before, after, searched: sql`${words} || ' ' || ${searchedTitle}` });
}

type Entries = Pick<AuditEntry, "at" | "action" | "entity" | "before" | "after"> & {
	entityId: string | SQL;
	title: string | SQL;
	companyId: number | SQL | null;
	searched: string | SQL;
	of: SQL;
	when: SQL;
};

function insertEntries(
	db: Database,
	{ userId, impersonatedBy, requestKey }: Actor,
	{ searched, of, when, ...entry }: Entries,
) {
	return insertRows(
		db,
		entries,
		sql`FROM ${users} AS who LEFT JOIN ${users} AS behind ON behind.id = ${impersonatedBy?.id ?? null} ${of}
			WHERE who.id = ${userId} AND ${when}`,
		{
			...entry,
			requestKey: requestKey ?? null,
			userId: sql`who.id`,
			userName: sql`who.username`,
			impersonatorId: sql`behind.id`,
			impersonatorName: sql`behind.username`,
			actorCompanyId: sql`who.company_id`,
			byAdmin: sql`instr(who.roles, 'ROLE_ADMIN') > 0`,
			searched: sql`${searched} || ' ' || who.searched || ' ' || coalesce(behind.searched, '')`,
		},
	);
}

/** D1 binds every number as a float: as text an id of 5 would become "5.0". */
const toText = (id: AuditEntry["entityId"]) => (typeof id === "number" ? String(id) : id);
