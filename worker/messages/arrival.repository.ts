import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { insertRows } from "../db/insert-rows.ts";
import { messagesTable as messages, messageSettingsTable as settings } from "../db/schema/message.table.ts";
import { outboxTable as outbox } from "../db/schema/outbox.table.ts";
import { usersTable as users } from "../db/schema/user.table.ts";
import type { Statement } from "../db/statements.ts";
import { isMailOf } from "./tell.repository.ts";

/**
 * The statements for who comes to a company, for the batch of that change: what the company was told before is no news to
 * them, and the mails that wait for them end.
 */
export const arrivalStatements = (db: Database, userId: number, when: SQL | undefined): Statement[] => [
	insertRows(db, settings, sql`FROM ${users} WHERE ${and(eq(users.id, userId), when)}`, {
		...{ userId: sql`${users.id}`, readTo: sql`coalesce((SELECT max(${messages.id}) FROM ${messages}), 0)` },
	}).onConflictDoUpdate({ target: settings.userId, set: { readTo: sql`excluded.read_to` } }),
	db.delete(outbox).where(and(isMailOf(sql`${userId}`), when)),
];
