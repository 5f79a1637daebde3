import { integer, text } from "drizzle-orm/sqlite-core";

/**
 * Columns of every entity that users edit. Times are milliseconds since 1970 (UTC); `version` guards against stale
 * writes.
 */
export const edited = {
	version: integer("version").notNull().default(1),
	createdAt: integer("created_at").notNull(),
	updatedAt: integer("updated_at").notNull(),
};

/** Who the person of `userId` was when they acted (docs/adr/0026); null: of before these columns. */
export const acted = {
	userName: text("user_name"),
	actorCompanyId: integer("actor_company_id"),
	byAdmin: integer("by_admin", { mode: "boolean" }),
	/** The administrator behind a simulation. */
	impersonatorId: integer("impersonator_id"),
};
