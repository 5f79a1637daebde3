import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/**
 * Who did what, for whom, when. Names stand here as they were at the time, so that the record outlives the people and
 * things that it names: nothing refers to another table.
 */
export const auditEntriesTable = sqliteTable(
	"audit_entries",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		/** Milliseconds since 1970 (UTC). */
		at: integer("at").notNull(),
		userId: integer("user_id").notNull(),
		userName: text("user_name").notNull(),
		/** The administrator behind an impersonation; null: nobody stood behind. */
		impersonatorId: integer("impersonator_id"),
		impersonatorName: text("impersonator_name"),
		/** Whose thing was changed; null: the whole system's. */
		companyId: integer("company_id"),
		/** `create`, `update`, `remove` and what else a domain does. */
		action: text("action").notNull(),
		/** `finder`, `company`, `user`, … */
		entity: text("entity").notNull(),
		entityId: text("entity_id").notNull(),
		/** What people call it. */
		title: text("title").notNull(),
		/** The fields that changed, as they were and as they are; null: there was nothing, or nothing is left. */
		before: text("before", { mode: "json" }).$type<Record<string, unknown> | null>(),
		after: text("after", { mode: "json" }).$type<Record<string, unknown> | null>(),
		searched: text("searched").notNull(),
		/** The Idempotency-Key of a request that created something: the same key can't do so twice. */
		requestKey: text("request_key"),
	},
	(table) => [
		index("audit_entries_entity").on(table.entity, table.entityId, table.id),
		index("audit_entries_entity_id").on(table.entity, table.id),
		index("audit_entries_action").on(table.action, table.id),
		index("audit_entries_user").on(table.userId, table.id),
		index("audit_entries_impersonator").on(table.impersonatorId, table.id),
		index("audit_entries_company").on(table.companyId, table.id),
		index("audit_entries_at").on(table.at),
		uniqueIndex("audit_entries_request")
			.on(table.userId, table.entity, table.requestKey)
			.where(sql`${table.requestKey} IS NOT NULL`),
	],
);
export type AuditRow = typeof auditEntriesTable.$inferSelect;
