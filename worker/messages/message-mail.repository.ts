import { and, asc, eq, gte, isNotNull, lte, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { insertRows } from "../db/insert-rows.ts";
import { companiesTable as companies } from "../db/schema/company.table.ts";
import { messagesTable as messages, messageSettingsTable as settings } from "../db/schema/message.table.ts";
import { type OutboxRow, outboxTable as outbox } from "../db/schema/outbox.table.ts";
import { usersTable as users } from "../db/schema/user.table.ts";
import { MAIL_LINES } from "./message.rules.ts";
import { IS_ORDER_THEIRS, messageOrders } from "./message-order.repository.ts";
import { IS_READER, isMailed } from "./tell.repository.ts";

/** The ids of the messages that a mail is about. */
type Range = { from: number; to: number };

/** Mails of messages, for the consumer of the queue. */
export function createMessageMailRepository(db: Database) {
	return { close, reader, messagesOf };

	/**
	 * From now on the row is about the messages that are there: later ones are another mail's. Sent again, it is about the
	 * same ones, so that each message is in one mail. Returns the row's content.
	 */
	async function close({ id }: OutboxRow, now: number): Promise<string | undefined> {
		const latest = sql`coalesce((SELECT max(${messages.id}) FROM ${messages}), 0)`;
		const user = sql`(SELECT ${outbox.payload} ->> 'user' FROM ${outbox} WHERE ${outbox.id} = ${id})`;
		const isOpen = and(eq(outbox.id, id), isNotNull(outbox.key));
		const [, [row]] = await db.batch([
			db
				.update(outbox)
				.set({ key: null, payload: sql`json_set(${outbox.payload}, '$.to', ${latest})` })
				.where(isOpen),
			db.select({ payload: outbox.payload }).from(outbox).where(eq(outbox.id, id)),
			insertRows(db, settings, sql`FROM ${users} WHERE ${users.id} = ${user}`, {
				...{ userId: sql`${users.id}`, mailedAt: now },
			}).onConflictDoUpdate({ target: settings.userId, set: { mailedAt: now } }),
		]);
		return row?.payload;
	}

	/** Undefined: this user is told nothing any more. */
	async function reader(userId: number) {
		const [row] = await db
			.select({
				name: users.name,
				username: users.username,
				email: users.email,
				notificationEmail: users.notificationEmail,
				language: users.language,
				companyId: users.companyId,
			})
			.from(users)
			.innerJoin(companies, eq(companies.id, users.companyId))
			.where(and(eq(users.id, userId), IS_READER));
		return row;
	}

	/** The first ones in their order, and how many there are. */
	async function messagesOf(userId: number, companyId: number, { from, to }: Range) {
		const rows = await db
			.select({ message: messages, total: sql<number>`count(*) OVER ()`.as("total") })
			.from(messages)
			.leftJoin(messageOrders, eq(messageOrders.id, messages.orderId))
			.leftJoin(settings, eq(settings.userId, userId))
			.where(
				and(
					eq(messages.companyId, companyId),
					gte(messages.id, from),
					lte(messages.id, to),
					isMailed(sql`${messages.kind}`),
					sql`(${messages.orderId} IS NULL OR ${IS_ORDER_THEIRS})`,
				),
			)
			.orderBy(asc(messages.id))
			.limit(MAIL_LINES);
		return { shown: rows.map(({ message }) => message), total: rows[0]?.total ?? 0 };
	}
}
