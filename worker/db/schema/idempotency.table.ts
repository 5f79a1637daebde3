import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { usersTable } from "./user.table.ts";

/** Answers stored by the key that a caller chose, so that a repeated write is not done twice. */
export const idempotencyKeysTable = sqliteTable(
	"idempotency_keys",
	{
		userId: integer("user_id")
			.notNull()
			.references(() => usersTable.id, { onDelete: "cascade" }),
		key: text("key").notNull(),
		/** SHA-256 of method, path and body, hex. */
		requestHash: text("request_hash").notNull(),
		/** Null while the first request is still running. */
		status: integer("status"),
		answer: text("answer"),
		createdAt: integer("created_at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.userId, table.key] }),
		index("idempotency_keys_created").on(table.createdAt),
	],
);
