import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { usersTable } from "./user.table.ts";

/** A signed-in browser. Holds the token's SHA-256, never the token: a dump of this table can't be used to sign in. */
export const sessionsTable = sqliteTable(
	"sessions",
	{
		tokenHash: text("token_hash").primaryKey(),
		userId: integer("user_id")
			.notNull()
			.references(() => usersTable.id, { onDelete: "cascade" }),
		/** The administrator's own session behind an impersonation; when that session ends, so does this one. */
		parentHash: text("parent_hash"),
		impersonatorId: integer("impersonator_id").references(() => usersTable.id, { onDelete: "cascade" }),
		createdAt: integer("created_at").notNull(),
		lastUsedAt: integer("last_used_at").notNull(),
		expiresAt: integer("expires_at").notNull(),
	},
	(table) => [
		index("sessions_user").on(table.userId),
		index("sessions_parent").on(table.parentHash),
		index("sessions_impersonator").on(table.impersonatorId),
		index("sessions_expires").on(table.expiresAt),
	],
);

export type SessionRow = typeof sessionsTable.$inferSelect;

/** Failed sign-ins by address and name, counted exactly, because the rate-limit binding is approximate. */
export const signInFailuresTable = sqliteTable(
	"sign_in_failures",
	{
		address: text("address").notNull(),
		usernameKey: text("username_key").notNull(),
		windowStart: integer("window_start").notNull(),
		failures: integer("failures").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.address, table.usernameKey] }),
		index("sign_in_failures_window").on(table.windowStart),
	],
);

/** Links to a new password. Holds the token's SHA-256; a newer one, or its use, ends it. */
export const passwordResetsTable = sqliteTable(
	"password_resets",
	{
		tokenHash: text("token_hash").primaryKey(),
		userId: integer("user_id")
			.notNull()
			.references(() => usersTable.id, { onDelete: "cascade" }),
		createdAt: integer("created_at").notNull(),
		/** Null: valid until an hour has passed. */
		endedAt: integer("ended_at"),
	},
	(table) => [
		index("password_resets_user").on(table.userId, table.createdAt),
		index("password_resets_created").on(table.createdAt),
	],
);
