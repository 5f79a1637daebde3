import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { MessageKind } from "../../messages/message.rules.ts";
import { companiesTable } from "./company.table.ts";
import { usersTable } from "./user.table.ts";

/** What a company is told, once for all of its users (docs/adr/0055). Nothing personal. */
export const messagesTable = sqliteTable(
	"messages",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		companyId: integer("company_id")
			.notNull()
			.references(() => companiesTable.id, { onDelete: "cascade" }),
		kind: text("kind").$type<MessageKind>().notNull(),
		/** What happened: the same is told once. */
		key: text("key").notNull().unique(),
		/** Null: it is about a part. Without a reference, because an order may be removed. */
		orderId: integer("order_id"),
		/** The order's number, or the part's key. */
		subject: text("subject").notNull(),
		at: integer("at").notNull(),
	},
	(table) => [index("messages_company").on(table.companyId, table.id), index("messages_at").on(table.at)],
);

/** Messages that a user has read one by one; those up to `readTo` of the settings are read anyway. */
export const messageReadsTable = sqliteTable(
	"message_reads",
	{
		messageId: integer("message_id")
			.notNull()
			.references(() => messagesTable.id, { onDelete: "cascade" }),
		userId: integer("user_id")
			.notNull()
			.references(() => usersTable.id, { onDelete: "cascade" }),
	},
	(table) => [
		primaryKey({ columns: [table.messageId, table.userId] }),
		index("message_reads_user").on(table.userId, table.messageId),
	],
);

/** A user without a row has read nothing and gets every mail. */
export const messageSettingsTable = sqliteTable("message_settings", {
	userId: integer("user_id")
		.primaryKey()
		.references(() => usersTable.id, { onDelete: "cascade" }),
	/** Kinds that are not mailed. */
	mailsOff: text("mails_off", { mode: "json" }).$type<MessageKind[]>().notNull().default([]),
	/** The latest message when all were marked as read. */
	readTo: integer("read_to").notNull().default(0),
	/** When the last mail was sent: the next one waits a while. */
	mailedAt: integer("mailed_at"),
});
