import { integer } from "drizzle-orm/sqlite-core";

/** What every entity that people edit carries. Times are milliseconds since 1970 (UTC); `version` guards stale writes. */
export const edited = {
	version: integer("version").notNull().default(1),
	createdAt: integer("created_at").notNull(),
	updatedAt: integer("updated_at").notNull(),
};
