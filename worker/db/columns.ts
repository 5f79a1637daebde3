import { integer } from "drizzle-orm/sqlite-core";

/**
 * Columns of every entity that users edit. Times are milliseconds since 1970 (UTC); `version` guards against stale
 * writes.
 */
export const edited = {
	version: integer("version").notNull().default(1),
	createdAt: integer("created_at").notNull(),
	updatedAt: integer("updated_at").notNull(),
};
