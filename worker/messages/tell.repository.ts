import { and, eq, gt, isNull, lt, max, type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { insertRows } from "../db/insert-rows.ts";
import { companiesTable as companies } from "../db/schema/company.table.ts";
import { messagesTable as messages, messageSettingsTable as settings } from "../db/schema/message.table.ts";
import { outboxTable as outbox } from "../db/schema/outbox.table.ts";
import { usersTable as users } from "../db/schema/user.table.ts";
import type { Statement } from "../db/statements.ts";
import { LEASE_MS } from "../outbox/outbox.rules.ts";
import { MAIL_PAUSE_MS, MAIL_RETRY_WAIT_MS, MAIL_WAIT_MS, type MessageKind, READER_ROLES } from "./message.rules.ts";

export type NewMessage = {
	kind: MessageKind;
	/** Whose users are told. */
	companyId: number;
	/** The same for what must be told once. */
	key: SQL;
	orderId: SQL | null;
	/** The order's number, or the part's key. */
	subject: SQL;
	/** Milliseconds since 1970. */
	at: number;
	/** Tables that the values above name, one row a message. */
	from: SQL;
	when: SQL;
};

const hasRole = (role: string) => sql`instr(${users.roles}, ${`"${role}"`}) > 0`;

/** A user who reads messages: `isMessageReader` as SQL, and may sign in. */
export const IS_READER = and(
	eq(users.enabled, true),
	eq(companies.active, true),
	sql`NOT ${hasRole("ROLE_ADMIN")} AND (${sql.join(READER_ROLES.map(hasRole), sql` OR `)})`,
);

/** True if the user wants mails of this kind. */
export const isMailed = (kind: SQL | MessageKind) =>
	sql`NOT EXISTS (SELECT 1 FROM json_each(${settings.mailsOff}) WHERE value = ${kind})`;

/** True for a mail of this user's messages that waits. What waits of another kind need not be JSON. */
export const isMailOf = (userId: SQL) =>
	and(
		// As the index `outbox_mails` says it, which holds mails alone.
		sql`${outbox.kind} = 'messages'`,
		eq(outbox.state, "waiting"),
		sql`iif(${outbox.kind} = 'messages', ${outbox.payload} ->> 'user', NULL) = ${userId}`,
	);

/** When a user's mails that were not taken are tried again: while none is taken, one mail collects what is told. */
const retriedAt = (db: Database, at: number) =>
	db
		.select({ at: max(outbox.nextAt) })
		.from(outbox)
		.where(and(gt(outbox.nextAt, at), isNull(outbox.key), isMailOf(sql`${users.id}`)));

/**
 * The statements that tell the users of a company, for the batch of the change: all happen, or none. A message is one row
 * for the whole company, and one mail of a user waits for those of all messages until it leaves. `handOver` brings it to
 * the queue afterwards.
 */
export function messageStatements(db: Database, message: NewMessage): Statement[] {
	const { kind, companyId, key, orderId, subject, at, from, when } = message;
	const isRecipient = sql`${users.companyId} = ${companyId} AND ${IS_READER} AND ${isMailed(kind)} AND ${when}`;
	return [
		// Before the messages, so that the ids of this batch's begin after those that are there.
		insertRows(
			db,
			outbox,
			sql`FROM ${users}
				JOIN ${companies} ON ${companies.id} = ${users.companyId}
				LEFT JOIN ${settings} ON ${settings.userId} = ${users.id}
				JOIN ${from} WHERE ${isRecipient}`,
			{
				...{ kind: "messages", recipient: sql`${users.username}`, createdAt: at },
				key: sql`'messages-' || ${users.id}`,
				payload: sql`json_object('user', ${users.id},
					'from', coalesce((SELECT max(${messages.id}) FROM ${messages}), 0) + 1)`,
				nextAt: sql`max(${at + MAIL_WAIT_MS}, coalesce(${settings.mailedAt}, 0) + ${MAIL_PAUSE_MS},
					min(${at + MAIL_RETRY_WAIT_MS}, coalesce((${retriedAt(db, at)}), 0)))`,
			},
			// A mail that should have left long ago: its message of the queue is lost.
		).onConflictDoUpdate({
			target: outbox.key,
			set: { handedAt: null },
			setWhere: lt(outbox.nextAt, at - LEASE_MS),
		}),
		insertRows(db, messages, sql`FROM ${from} WHERE ${when}`, {
			...{ companyId, kind, key, orderId, subject, at },
		}).onConflictDoNothing(),
	];
}
