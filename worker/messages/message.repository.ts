import { and, desc, eq, lt, lte, type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { insertRows } from "../db/insert-rows.ts";
import { countMatches } from "../db/list-clauses.ts";
import {
	messagesTable as messages,
	messageReadsTable as reads,
	messageSettingsTable as settings,
} from "../db/schema/message.table.ts";
import { usersTable as users } from "../db/schema/user.table.ts";
import { toIso } from "../db/times.rules.ts";
import type { Session } from "../http/env.ts";
import { messageNotFound } from "./message.errors.ts";
import { isMessageReader, MESSAGES_LISTED, UNREAD_COUNTED } from "./message.rules.ts";
import type { Message, Messages } from "./message.schema.ts";
import { IS_ORDER_THEIRS, messageOrders } from "./message-order.repository.ts";

/** What the person of a session is told: the messages of their company, and which of them they have read. */
export function createMessageRepository(db: Database, { userId, companyId, roles }: Session) {
	const isOwn = isMessageReader(roles) ? eq(messages.companyId, companyId) : sql`FALSE`;
	const ownSetting = (column: SQL) => sql`(SELECT ${column} FROM ${settings} WHERE ${settings.userId} = ${userId})`;
	// What a company was told before somebody came to it is no news to them.
	const isUnread = sql`(${messages.id} > coalesce(${ownSetting(sql`${settings.readTo}`)}, 0)
		AND ${messages.at} >= (SELECT ${users.createdAt} FROM ${users} WHERE ${users.id} = ${userId})
		AND NOT EXISTS (SELECT 1 FROM ${reads} WHERE ${reads.messageId} = ${messages.id} AND ${reads.userId} = ${userId}))`;
	const countUnread = () => countMatches(db, messages, and(isOwn, isUnread), UNREAD_COUNTED);
	return { list, unread, readAll, readOne };

	async function list(): Promise<Messages> {
		const [rows, [counted]] = await db.batch([
			db
				.select({
					message: messages,
					isUnread: sql<number>`${isUnread}`.as("is_unread"),
					isVisible: sql<number>`${IS_ORDER_THEIRS}`.as("is_visible"),
				})
				.from(messages)
				.leftJoin(messageOrders, eq(messageOrders.id, messages.orderId))
				.where(isOwn)
				.orderBy(desc(messages.id))
				.limit(MESSAGES_LISTED),
			countUnread(),
		]);
		const data = rows.map(
			({ message: { id, kind, subject, orderId, at }, isUnread, isVisible }): Message => ({
				...{ id, kind, subject, at: toIso(at) },
				orderId: isVisible ? orderId : null,
				isUnread: Boolean(isUnread),
			}),
		);
		return { data, unread: counted?.total ?? 0 };
	}

	async function unread(): Promise<number> {
		const [counted] = await countUnread();
		return counted?.total ?? 0;
	}

	/** All up to this one: what came meanwhile stays unread. */
	async function readAll(upTo: number): Promise<number> {
		const latest = sql`coalesce((SELECT max(${messages.id}) FROM ${messages} WHERE ${isOwn} AND ${messages.id} <= ${upTo}), 0)`;
		const [, , [counted]] = await db.batch([
			db
				.insert(settings)
				.values({ userId, readTo: latest })
				.onConflictDoUpdate({ target: settings.userId, set: { readTo: sql`max(read_to, excluded.read_to)` } }),
			db
				.delete(reads)
				.where(and(eq(reads.userId, userId), lte(reads.messageId, sql`${ownSetting(sql`${settings.readTo}`)}`))),
			countUnread(),
		]);
		return counted?.total ?? 0;
	}

	async function readOne(id: number): Promise<number> {
		const isMessage = sql`${isOwn} AND ${messages.id} = ${id}`;
		const [rows, , [counted]] = await db.batch([
			db.select({ id: messages.id }).from(messages).where(isMessage),
			insertRows(db, reads, sql`FROM ${messages} WHERE ${isMessage} AND ${isUnread}`, { messageId: id, userId }),
			countUnread(),
		]);
		if (rows.length === 0) throw messageNotFound();
		return counted?.total ?? 0;
	}
}

/** Nightly. Who has read them goes with them. */
export async function cleanUpMessages(db: Database, before: number): Promise<void> {
	await db.delete(messages).where(lt(messages.at, before));
}
