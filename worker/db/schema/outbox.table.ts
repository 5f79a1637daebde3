import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { OutboxKind } from "../../outbox/outbox.rules.ts";

/** `dead`: delivered too often in vain. What was delivered has no row any more. */
export const OUTBOX_STATES = ["waiting", "dead"] as const;

/** What is told to others, written with what it is about. Never a secret: whoever reads this table could use it. */
export const outboxTable = sqliteTable(
	"outbox",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		kind: text("kind").$type<OutboxKind>().notNull(),
		/** Whom it is told, for the administrator. */
		recipient: text("recipient").notNull(),
		payload: text("payload").notNull(),
		/** While a row with this key waits, no other one is written; null: others may. */
		key: text("key").unique(),
		state: text("state").$type<(typeof OUTBOX_STATES)[number]>().notNull().default("waiting"),
		attempts: integer("attempts").notNull().default(0),
		/** The last attempt's error, without what people sent. */
		error: text("error").notNull().default(""),
		createdAt: integer("created_at").notNull(),
		/** Not delivered before: while somebody delivers it, and between attempts. */
		nextAt: integer("next_at").notNull(),
		/** When it was brought to the queue; null: not yet. */
		handedAt: integer("handed_at"),
	},
	(table) => [
		index("outbox_state").on(table.state, table.nextAt),
		index("outbox_new").on(table.handedAt, table.id),
		// Mails of messages, among many events of webhooks.
		index("outbox_mails").on(table.kind, table.state, table.nextAt).where(sql`kind = 'messages'`),
	],
);
export type OutboxRow = typeof outboxTable.$inferSelect;
