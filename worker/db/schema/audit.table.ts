import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/**
 * Who did what, for whom and when. Names are stored as they were, so that the entry outlives the users and records that
 * it names: it refers to no other table.
 */
export const auditEntriesTable = sqliteTable(
	"audit_entries",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		/** Milliseconds since 1970 (UTC). */
		at: integer("at").notNull(),
		userId: integer("user_id").notNull(),
		userName: text("user_name").notNull(),
		/** The administrator behind an impersonation, or null. */
		impersonatorId: integer("impersonator_id"),
		impersonatorName: text("impersonator_name"),
		/** The user's company, and whether they were an administrator; null: an entry from before these columns. */
		actorCompanyId: integer("actor_company_id"),
		byAdmin: integer("by_admin", { mode: "boolean" }),
		/** The company whose record was changed; null: of the whole system. */
		companyId: integer("company_id"),
		/** `create`, `update`, `remove` and other actions of a domain. */
		action: text("action").notNull(),
		/** `finder`, `company`, `user`, … */
		entity: text("entity").notNull(),
		entityId: text("entity_id").notNull(),
		/** Its title. */
		title: text("title").notNull(),
		/** The fields that changed, before and after; null: did not exist before, or was removed. */
		before: text("before", { mode: "json" }).$type<Record<string, unknown> | null>(),
		after: text("after", { mode: "json" }).$type<Record<string, unknown> | null>(),
		searched: text("searched").notNull(),
		/** The Idempotency-Key of a request that created something: the same key can't create twice. */
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
